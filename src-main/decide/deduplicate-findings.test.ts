/** A passage that is an injection and a threat for the same reason is one finding. */

import { expect, it } from 'vitest'
import { finding } from './__fixtures__/finding.ts'
import type { Candidate } from './candidates.ts'
import { deduplicateFindings } from './deduplicate-findings.ts'

function shown(
  category: 'injection' | 'threat',
  label: string,
  start: number,
  end: number,
  accepted = true,
): Candidate {
  const { explanation, ...claim } = finding({ category, label, start, end })
  return {
    ...claim,
    explanations: [explanation],
    accepted,
    source: 'l3',
    model: 'test',
    threshold: 0.5,
  }
}

const told = (...candidates: readonly Candidate[]) =>
  deduplicateFindings(
    (['injection', 'threat'] as const).map((category) => ({
      category,
      shown: candidates.filter((each) => each.category === category),
    })),
  ).map(({ label, start }) => `${label} ${start}`)

it('tells an override on an accepted injection once', () => {
  expect(
    told(shown('injection', 'attack', 0, 40), shown('threat', 'instruction_override', 10, 40)),
  ).toEqual(['attack 0'])
})

it('counts half of the shorter as the same words: a rule marks a few of a sentence', () => {
  const rule = shown('injection', 'covert_instruction', 0, 10)
  expect(told(rule, shown('threat', 'secrets_access', 0, 90))).toEqual(['covert_instruction 0'])
  expect(told(rule, shown('threat', 'secrets_access', 6, 90))).toContain('secrets_access 6')
})

it('keeps what the injection does not say', () => {
  expect(
    told(
      shown('injection', 'attack', 0, 40, false),
      shown('threat', 'instruction_override', 0, 40),
      shown('injection', 'attack', 50, 90),
      shown('threat', 'malware', 50, 90),
    ),
  ).toEqual(['attack 0', 'instruction_override 0', 'attack 50', 'malware 50'])
})
