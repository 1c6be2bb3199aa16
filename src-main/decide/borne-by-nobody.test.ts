import { describe, expect, it } from 'vitest'
import { withoutBorneByNobody } from './borne-by-nobody.ts'
import type { Candidate } from './candidates.ts'

/** Whether the claim of a rule on the words in ⟦⟧ counts, among people in ‹›. */
function isCounted(marked: string, rule: string): boolean | undefined {
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
  const [claim] = withoutBorneByNobody(text, [
    ...rangesOf('⟦', '⟧').map(made('SPECIAL_CATEGORY', rule)),
    ...rangesOf('‹', '›').map(made('PERSON', 'l2-names')),
  ])
  return claim?.accepted
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
    [
      'in the name of where somebody works',
      '‹Ilze Kalniņa› is at the Harbour ⟦Cancer⟧ Center.',
      false,
    ],
    ['said by somebody of others', '‹Burcu›: whoever has ⟦diabetes⟧ drinks water.', false],
  ])('%s', (_, marked, isSomebodys) => {
    expect(isCounted(marked, 'pii_special_illness_borne')).toBe(isSomebodys)
  })
})

describe('an illness that stands alone', () => {
  const page = `${'\n/health/topic'.repeat(30)}
https://twitter.com/share?url=x
https://www.facebook.com/harbournews
© 2024 Harbour News
`
  it.each([
    ['in a line of its own', '‹Ilze Kalniņa›, 54\n\n⟦Diabetes⟧', true],
    ['in the menu of a page of the web', `‹Ilze Kalniņa›, 54\n\n⟦Diabetes⟧\n${page}`, false],
  ])('%s', (_, marked, isSomebodys) => {
    expect(isCounted(marked, 'pii_special_illness_entry')).toBe(isSomebodys)
  })
})

describe('a word for what somebody is', () => {
  it.each([
    ['behind a name and "is"', '‹Radek Hruška› je ⟦homosexuál⟧.', true],
    ['directly behind a name', '‹سارة الخوري› ⟦مسيحية⟧', true],
    ['behind a name where words are joined', '‹王志强›是⟦基督徒⟧', true],
    [
      'of others in the sentence of somebody',
      '‹Radek Hruška› točí film: ⟦homosexuál⟧ a svět.',
      false,
    ],
    ['denied', '‹Radek Hruška› není ⟦homosexuál⟧.', false],
    ['said by somebody', '‹Radek›: ⟦homosexuál⟧', false],
  ])('%s', (_, marked, isSomebodys) => {
    expect(isCounted(marked, 'pii_special_belief_borne')).toBe(isSomebodys)
  })
})
