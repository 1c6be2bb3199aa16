/**
 * How reading a document grows with each thing of which it can have more, and how finding what its text
 * holds and deciding on it do: the exponent, 1 where it is linear and 2 where it is quadratic. Below 1
 * stands what costs little beside opening the file.
 */

import { DIMENSIONS } from '../quality/growth/dimensions.ts'
import { FURTHER_DIMENSIONS } from '../quality/growth/further-dimensions.ts'
import { TEXT_DIMENSIONS } from '../quality/growth/text-dimensions.ts'
import { chunkText } from '../src-main/chunk/chunker.ts'
import { decideDocument } from '../src-main/decide/scan-outcome.ts'
import { createRuleMatcher } from '../src-main/detect/rules/match/match-rules.ts'
import { prepareRules } from '../src-main/detect/rules/match/prepare-rules.ts'
import { loadPacks } from '../src-main/detect/rules/pack/load-packs.ts'
import { RULE_CATEGORIES } from '../src-main/detect/rules/pack/rule-pack.ts'
import { extractDocument } from '../src-main/extract/extract-document.ts'
import { growthExponent, growthOf } from '../src-shared/__fixtures__/growth.ts'
import { type Figure, median } from './figure.ts'

/** So many times what the tests read: there, what every file costs would hide what each thing costs. */
const SCALE = 4
/** One alone says .98 or 1.18 of the same thing. */
const ROUNDS = 3

/** Units of the smaller text, and of a token as English has them. */
const TEXT_UNITS = 60_000
const TOKEN_UNITS = 4
const CHUNK_OVERLAP = 32

export async function measure(): Promise<readonly Figure[]> {
  return [...(await reading()), ...(await findingAndDeciding())]
}

async function reading(): Promise<readonly Figure[]> {
  const figures: Figure[] = []
  for (const { name, size, make } of [...DIMENSIONS, ...FURTHER_DIMENSIONS]) {
    const read = (bytes: Uint8Array) => extractDocument({ name: 'file', bytes, formats: 'all' })
    figures.push(await exponentOf(name, make, read, SCALE * size))
  }
  return figures
}

async function findingAndDeciding(): Promise<readonly Figure[]> {
  const match = createRuleMatcher(prepareRules(loadPacks()))
  const found = (text: string) =>
    match({ text, hidden: [], categories: RULE_CATEGORIES, switches: new Map() })
  const figures: Figure[] = []
  for (const { name, make } of TEXT_DIMENSIONS) {
    const withFindings = (units: number) => {
      const text = make(units)
      const tokens = Uint32Array.from({ length: units / TOKEN_UNITS }, (_, at) => TOKEN_UNITS * at)
      const chunks = chunkText(text, tokens, CHUNK_OVERLAP)
      return { text, chunks, warnings: [], categories: found(text), failures: [] }
    }
    figures.push(
      await exponentOf(`rules: ${name}`, make, found, TEXT_UNITS),
      await exponentOf(`deciding: ${name}`, withFindings, decideDocument, TEXT_UNITS),
    )
  }
  return figures
}

async function exponentOf<Input>(
  name: string,
  make: (size: number) => Input,
  work: (input: Input) => unknown,
  size: number,
): Promise<Figure> {
  const growths: number[] = []
  for (let round = 0; round < ROUNDS; round++) growths.push(await growthOf(make, work, size))
  return { name, value: growthExponent(median(growths)), unit: 'exponent' }
}
