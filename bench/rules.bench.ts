/** What the rules take of a processor on harmless text, beside one pass over its characters. */

import { createRuleMatcher } from '../src-main/detect/rules/match/match-rules.ts'
import { prepareRules } from '../src-main/detect/rules/match/prepare-rules.ts'
import { loadPacks } from '../src-main/detect/rules/pack/load-packs.ts'
import { RULE_CATEGORIES } from '../src-main/detect/rules/pack/rule-pack.ts'
import { comparedFigure, type Figure, pairedMedians, processorTime } from './figure.ts'
import { harmlessTexts } from './harmless-texts.ts'

/** The largest first, so that the small ones are not read by code that is still cold. */
const SIZES = [
  { name: '1 MB', length: 1_000_000, rounds: 7 },
  { name: '100 KiB', length: 102_400, rounds: 25 },
  { name: '10 KiB', length: 10_240, rounds: 61 },
] as const

export async function measure(): Promise<readonly Figure[]> {
  const start = performance.now()
  const packs = loadPacks()
  const match = createRuleMatcher(prepareRules(packs))
  const figures: Figure[] = [
    { name: 'loading and compiling the rules', value: performance.now() - start, unit: 'ms' },
  ]
  for (const [kind, longest] of harmlessTexts(SIZES[0].length)) {
    for (const { name, length, rounds } of SIZES) {
      const text = longest.slice(0, length)
      for (const categories of [...RULE_CATEGORIES.map((one) => [one]), RULE_CATEGORIES]) {
        const request = { text, hidden: [], categories, switches: new Map<string, boolean>() }
        const medians = await pairedMedians(
          rounds,
          () => match(request),
          () => sumOfCharacters(text),
          processorTime,
        )
        const which = categories.length > 1 ? 'all' : categories.join()
        figures.push(
          comparedFigure(
            `${which} rules, ${name} of ${kind}`,
            medians,
            'one pass over the characters',
          ),
        )
      }
    }
  }
  return figures
}

function sumOfCharacters(text: string): number {
  let sum = 0
  for (let index = 0; index < text.length; index++) sum += text.charCodeAt(index)
  return sum
}
