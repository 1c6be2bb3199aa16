/**
 * What looking for secrets finds in source trees in which nobody left one, beside
 * secretlint's recommended preset: documents marked of the installed packages.
 * Fewer is better for both; every mark is read by somebody.
 */

import { fileURLToPath } from 'node:url'
import { lintSource } from '@secretlint/core'
import { creator } from '@secretlint/secretlint-rule-preset-recommend'
import { sampleFiles, sourceOfFile } from '../quality/evaluate/noise-documents.ts'
import { ACCEPTED_SCORE } from '../src-main/detect/rules/catalog/test-rules.ts'
import { createRuleMatcher } from '../src-main/detect/rules/match/match-rules.ts'
import { prepareRules } from '../src-main/detect/rules/match/prepare-rules.ts'
import { loadPacks } from '../src-main/detect/rules/pack/load-packs.ts'
import type { Figure } from './figure.ts'

const PACKAGES = fileURLToPath(new URL('../node_modules/', import.meta.url))
const FILES = 1_500

/** @param folder other than the installed packages, for a tree that nothing was tuned on. */
export async function measure(
  folder: string = process.env.NOISE_FOLDER ?? PACKAGES,
): Promise<readonly Figure[]> {
  const match = createRuleMatcher(
    prepareRules(loadPacks().filter(({ category }) => category === 'dlp')),
  )
  let [documents, ours, theirs, ourMarks, theirMarks] = [0, 0, 0, 0, 0]
  for (const path of sampleFiles([folder], FILES)) {
    const source = sourceOfFile(path)
    if (source?.type !== 'text') continue
    documents++
    const found = match({
      text: source.text,
      hidden: [],
      categories: ['dlp'],
      switches: new Map<string, boolean>(),
    })
      .flatMap(({ findings }) => findings)
      .filter(({ score }) => score >= ACCEPTED_SCORE).length
    const linted = (await lint(source.text, path)).messages.length
    ourMarks += found
    theirMarks += linted
    if (found > 0) ours++
    if (linted > 0) theirs++
  }
  return [
    {
      name: `documents marked of ${documents}`,
      value: ours,
      unit: '',
      reference: { name: 'secretlint', value: theirs, ratio: ours / theirs },
    },
    {
      name: `marks in ${documents} documents`,
      value: ourMarks,
      unit: '',
      reference: { name: 'secretlint', value: theirMarks, ratio: ourMarks / theirMarks },
    },
  ]
}

function lint(content: string, filePath: string) {
  return lintSource({
    source: { filePath, content, ext: /\.[^./]*$/.exec(filePath)?.[0] ?? '', contentType: 'text' },
    options: {
      config: { rules: [{ id: '@secretlint/secretlint-rule-preset-recommend', rule: creator }] },
      noPhysicFilePath: true,
    },
  })
}
