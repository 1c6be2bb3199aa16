import { describe, expect, it } from 'vitest'
import { withoutBorneByNobody } from './borne-by-nobody.ts'
import type { Candidate } from './candidates.ts'

/** A claim on the words in ⟦⟧, and people in ‹›. */
function claimed(marked: string) {
  const text = marked.replace(/[⟦⟧‹›]/gu, '')
  const rangesOf = (open: string, close: string) =>
    [...marked.matchAll(new RegExp(`${open}([^${close}]*)${close}`, 'gu'))].map((match) => {
      const start = marked.slice(0, match.index).replace(/[⟦⟧‹›]/gu, '').length
      return { start, end: start + (match[1] ?? '').length }
    })
  const made = (label: string, detectorId: string) => (range: object) =>
    ({
      ...range,
      category: 'pii',
      label,
      accepted: true,
      explanations: [{ detectorId }],
    }) as unknown as Candidate
  return {
    text,
    candidates: [
      ...rangesOf('⟦', '⟧').map(made('SPECIAL_CATEGORY', 'pii_special_illness_borne')),
      ...rangesOf('‹', '›').map(made('PERSON', 'l2-names')),
    ],
  }
}

describe('an illness that only goes by "has" and its name', () => {
  it.each([
    ['of who is named in its sentence', '‹Ilze Kalniņa› has ⟦diabetes⟧.', true],
    ['of who is named in the sentence before', '‹Ilze Kalniņa› called. She has ⟦diabetes⟧.', true],
    ['of the writer’s own', 'My daughter has ⟦diabetes⟧.', true],
    ['of nobody', 'Whoever has ⟦diabetes⟧ should drink water.', false],
    [
      'of another paragraph',
      '‹Ilze Kalniņa› called.\n\nWhoever has ⟦diabetes⟧ drinks water.',
      false,
    ],
    ['said by somebody of others', '‹Burcu›: whoever has ⟦diabetes⟧ drinks water.', false],
  ])('%s', (_, marked, isSomebodys) => {
    const { text, candidates } = claimed(marked)
    const [illness] = withoutBorneByNobody(text, candidates)
    expect(illness?.accepted).toBe(isSomebodys)
  })
})
