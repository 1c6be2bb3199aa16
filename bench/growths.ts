/** What growth.bench.ts measures, by name: reading, finding and deciding, of more and more of one thing. */

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
import { median } from './figure.ts'

/** So many times what the tests read: there, what every file costs would hide what each thing costs. */
const SCALE = 4
/** One alone says .98 or 1.18 of the same thing. */
const ROUNDS = 3

/** Units of the smaller text, and of a token as English has them. */
const TEXT_UNITS = 60_000
const TOKEN_UNITS = 4
const CHUNK_OVERLAP = 32

/** Measures an exponent: 1 where the work is linear and 2 where it is quadratic. */
export type Growth = () => Promise<number>

/** By what there is more of, in the order in which it is told. */
export function growths(): ReadonlyMap<string, Growth> {
  return new Map([...reading(), ...findingAndDeciding()])
}

function reading(): readonly (readonly [string, Growth])[] {
  const read = (bytes: Uint8Array) => extractDocument({ name: 'file', bytes, formats: 'all' })
  return [...DIMENSIONS, ...FURTHER_DIMENSIONS].map(
    ({ name, size, make }) => [name, () => exponentOf(make, read, SCALE * size)] as const,
  )
}

function findingAndDeciding(): readonly (readonly [string, Growth])[] {
  const match = createRuleMatcher(prepareRules(loadPacks()))
  const found = (text: string) =>
    match({ text, hidden: [], categories: RULE_CATEGORIES, switches: new Map() })
  return TEXT_DIMENSIONS.flatMap(({ name, make }) => {
    const withFindings = (units: number) => {
      const text = make(units)
      const tokens = Uint32Array.from({ length: units / TOKEN_UNITS }, (_, at) => TOKEN_UNITS * at)
      const chunks = chunkText(text, tokens, CHUNK_OVERLAP)
      return { text, chunks, warnings: [], categories: found(text), failures: [] }
    }
    return [
      [`rules: ${name}`, () => exponentOf(make, found, TEXT_UNITS)] as const,
      [`deciding: ${name}`, () => exponentOf(withFindings, decideDocument, TEXT_UNITS)] as const,
    ]
  })
}

async function exponentOf<Input>(
  make: (size: number) => Input,
  work: (input: Input) => unknown,
  size: number,
): Promise<number> {
  const growths: number[] = []
  for (let round = 0; round < ROUNDS; round++) growths.push(await growthOf(make, work, size))
  return growthExponent(median(growths))
}
