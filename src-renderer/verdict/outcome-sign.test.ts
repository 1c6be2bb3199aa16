/** What stands beside a category's letter where there is no room for a sentence. */

import { expect, it } from 'vitest'
import { outcomeSign, outcomeWords } from './present-verdict.ts'

it('is a number only where there is something to decide, and never hides what was not checked', () => {
  const category = 'pii'
  expect(outcomeSign({ category, state: 'findings', decisions: 1_234 }, [])).toBe('1,234')
  expect(outcomeSign({ category, state: 'findings', decisions: 0 }, [])).toBe('')
  expect(outcomeSign({ category, state: 'findings', decisions: null }, [])).toBe('')
  expect(outcomeSign({ category, state: 'none' }, [])).toBe('none')
  expect(outcomeSign({ category, state: 'waiting' }, [])).toBe('…')
  expect(outcomeSign({ category, state: 'not_checked', failure: null }, [])).toBe('not checked')
})

it.each([
  ['threat', 'Threat: same places as Injection', 'same as I'],
  // Only passages are decided together.
  ['pii', 'Personal data: in decisions of other categories', ''],
] as const)(
  'says of %s without a decision of its own where it is decided',
  (category, said, sign) => {
    const outcome = { category, state: 'findings', decisions: 0 } as const
    const outcomes = [{ category: 'injection', state: 'findings', decisions: 2 }, outcome] as const
    expect(outcomeWords(outcome, outcomes)).toBe(said)
    expect(outcomeSign(outcome, outcomes)).toBe(sign)
  },
)

it('says how many decisions are of low severity', () => {
  const said = (low: number) =>
    outcomeWords({ category: 'pii', state: 'findings', decisions: 8, low }, [])
  expect([0, 3, 8].map(said)).toEqual([
    'Personal data: 8 decisions',
    'Personal data: 8 decisions, 3 low',
    'Personal data: 8 decisions, all low',
  ])
})
