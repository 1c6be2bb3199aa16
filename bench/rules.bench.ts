/** What the rules cost on a megabyte of harmless text, beside one pass over its characters. */

import { readdirSync, readFileSync } from 'node:fs'
import { loadPacks } from '../src-main/detect/rules/load-packs.ts'
import { createRuleMatcher } from '../src-main/detect/rules/match-rules.ts'
import { RULE_CATEGORIES } from '../src-main/detect/rules/rule-pack.ts'
import { comparedFigure, type Figure, pairedMedians } from './figure.ts'

const LENGTH = 1_000_000
const ROUNDS = 7
const SOURCES = new URL('../node_modules/fastify/', import.meta.url)

export async function measure(): Promise<readonly Figure[]> {
  const match = createRuleMatcher(loadPacks())
  const figures: Figure[] = []
  for (const [name, text] of [
    ['prose', prose()],
    ['source code', sourceCode()],
  ] as const) {
    for (const categories of [...RULE_CATEGORIES.map((category) => [category]), RULE_CATEGORIES]) {
      const request = { text, hidden: [], categories, switches: new Map<string, boolean>() }
      const medians = await pairedMedians(
        ROUNDS,
        () => match(request),
        () => sumOfCharacters(text),
      )
      figures.push(
        comparedFigure(
          `${categories.join(' + ')} rules, 1 MB of ${name}`,
          medians,
          'one pass over the characters',
        ),
      )
    }
  }
  return figures
}

/** The commonest English words: prose for a machine, and nothing to find. */
const WORDS =
  'the of and to in a is that for it as was with be by on not he his but at are this have from or had an they which one you were all her she there would their we him been has when who will no more if out so up said what its about than into them can only other time new some could these two may first then do any like my now over such our man me even most made after also did many off before must well back through years much where your way down should because long each just state those people too little good world make very year still see own work'.split(
    ' ',
  )

/** Equal at every run: the words are drawn by a linear congruential generator (C11 rand's constants). */
function prose(): string {
  let seed = 1
  const next = (below: number) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff
    return seed % below
  }
  let text = ''
  while (text.length < LENGTH) {
    const words = Array.from({ length: 6 + next(14) }, () => WORDS[next(WORDS.length)])
    text += `${words.join(' ')}.${next(10) === 0 ? '\n\n' : next(3) === 0 ? '\n' : ' '}`
  }
  return text.slice(0, LENGTH)
}

function sourceCode(): string {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).sort()
  let text = ''
  for (const file of files) {
    if (file.endsWith('.js')) text += readFileSync(new URL(file, SOURCES), 'utf8')
    if (text.length >= LENGTH) break
  }
  return text.slice(0, LENGTH)
}

function sumOfCharacters(text: string): number {
  let sum = 0
  for (let index = 0; index < text.length; index++) sum += text.charCodeAt(index)
  return sum
}
