/** What stands beside a category's letter where there is no room for a sentence. */

import { expect, it } from 'vitest'
import { outcomeSign } from './present-verdict.ts'

it('is a number only where there is something to decide, and never hides what was not checked', () => {
  const category = 'pii'
  expect(outcomeSign({ category, state: 'findings', decisions: 1_234 })).toBe('1,234')
  expect(outcomeSign({ category, state: 'findings', decisions: 0 })).toBe('')
  expect(outcomeSign({ category, state: 'findings', decisions: null })).toBe('')
  expect(outcomeSign({ category, state: 'none' })).toBe('none')
  expect(outcomeSign({ category, state: 'waiting' })).toBe('…')
  expect(outcomeSign({ category, state: 'not_checked', failure: null })).toBe('not checked')
})
