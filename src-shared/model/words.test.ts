import { describe, expect, it } from 'vitest'
import type { Job } from '../contract/scan-result.ts'
import type { Category } from './vocabulary.ts'
import { safetyWords } from './words.ts'

function scan(safety_status: NonNullable<Job['safety_status']>, ...found: readonly Category[]) {
  const accepted = Object.fromEntries(
    found.map((category) => [category, { evidence_spans: [], accepted: true }]),
  )
  return {
    safety_status,
    categories: { dlp: { evidence_spans: [], accepted: false }, ...accepted },
  }
}

describe('the safety of a scan', () => {
  it.each([
    ['an order to an assistant', scan('attack', 'injection'), 'Attack'],
    ['an order beside an account', scan('attack', 'injection', 'pii'), 'Attack'],
    ['an account number alone', scan('attack', 'pii'), 'Sensitive data'],
    ['a key alone', scan('attack', 'dlp'), 'Sensitive data'],
    // Spans can be left out for size: where nothing says otherwise, the careful word stands.
    ['nothing that is told', scan('attack'), 'Attack'],
    ['a name that asks for a look', scan('review', 'pii'), 'Needs a look'],
    ['nothing', scan('benign'), 'Benign'],
  ])('of %s', (_, job, words) => {
    expect(safetyWords(job)).toBe(words)
  })

  it('is none where none is given', () => {
    expect(safetyWords({ categories: {} })).toBeNull()
  })
})
