/**
 * What looking for secrets takes of a processor, beside secretlint's recommended preset, a
 * JavaScript tool for the same: both read the same 100 KiB in turn.
 *
 * The work is not equal. These rules are several times as many, read disguised
 * text too, and score what they find; the preset also reports where ESLint-like
 * comments switch it off.
 */

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { lintSource } from '@secretlint/core'
import { creator } from '@secretlint/secretlint-rule-preset-recommend'
import { createRuleMatcher } from '../src-main/detect/rules/match/match-rules.ts'
import { prepareRules } from '../src-main/detect/rules/match/prepare-rules.ts'
import { loadPacks } from '../src-main/detect/rules/pack/load-packs.ts'
import { comparedFigure, type Figure, pairedMedians, processorTime } from './figure.ts'

const LENGTH = 100 * 1024
const ROUNDS = 21
const PACKAGES = fileURLToPath(new URL('../node_modules/', import.meta.url))

/** Kinds of text that leak secrets, and the installed files that stand for them. */
const TEXTS = [
  { name: 'source code', extension: 'js', folder: 'fastify', ending: /\.js$/ },
  { name: 'config files', extension: 'json', folder: '.', ending: /^package\.json$/ },
  { name: 'Markdown', extension: 'md', folder: 'fastify', ending: /\.md$/ },
] as const

export async function measure(): Promise<readonly Figure[]> {
  const match = createRuleMatcher(prepareRules(loadPacks()))
  const figures: Figure[] = []
  for (const { name, extension, folder, ending } of TEXTS) {
    const text = textOf(join(PACKAGES, folder), ending)
    const request = {
      text,
      hidden: [],
      categories: ['dlp'] as const,
      switches: new Map<string, boolean>(),
    }
    const medians = await pairedMedians(
      ROUNDS,
      () => match(request),
      () => lint(text, extension),
      processorTime,
    )
    figures.push(comparedFigure(`dlp rules, 100 KiB of ${name}`, medians, 'secretlint'))
  }
  return figures
}

function lint(content: string, extension: string) {
  return lintSource({
    source: { filePath: `text.${extension}`, content, ext: `.${extension}`, contentType: 'text' },
    options: {
      config: { rules: [{ id: '@secretlint/secretlint-rule-preset-recommend', rule: creator }] },
      noPhysicFilePath: true,
    },
  })
}

/** The beginning of the files of a folder, or of the packages in it, in the order of their names. */
function textOf(folder: string, ending: RegExp): string {
  let text = ''
  for (const file of filesIn(folder, ending)) {
    text += readFileSync(file, 'utf8')
    if (text.length >= LENGTH) return text.slice(0, LENGTH)
  }
  throw new Error(`${folder} holds less than ${LENGTH} characters of ${ending}`)
}

function* filesIn(folder: string, ending: RegExp): Generator<string> {
  const entries = readdirSync(folder, { withFileTypes: true })
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* filesIn(path, ending)
    else if (entry.isFile() && ending.test(entry.name)) yield path
  }
}
