import { describe, expect, it } from 'vitest'
import { maskedStretches, maskOf } from '../../src-shared/model/mask.ts'
import { type Found, reviewDocument } from '../testing/review-document.ts'
import { reviewGroups } from './groups.ts'
import { valueNumbers } from './value-numbers.ts'

const person = (words: string, from = 0): Found => ({
  words,
  from,
  category: 'pii',
  label: 'PERSON',
})

/** What a reader sees of a text while it is masked. */
function masks(text: string, found: readonly Found[]): readonly string[] {
  const document = reviewDocument(text, found)
  const numbers = valueNumbers(document, reviewGroups(document))
  const stretches = maskedStretches(document.findings, ({ id }) => numbers.get(id))
  return stretches.map((stretch) => maskOf(text.slice(stretch.start, stretch.end), stretch))
}

describe('people whose masks are alike', () => {
  const text = 'Anna Berg met Arno Bock. Then Anna Berg left.'

  it('are told apart by a number that each keeps wherever it stands', () => {
    const found = [person('Anna Berg'), person('Arno Bock'), person('Anna Berg', 20)]
    expect(masks(text, found)).toEqual(['A••• B••• #1', 'A••• B••• #2', 'A••• B••• #1'])
  })

  it('have no number where there is one alone', () => {
    expect(masks(text, [person('Anna Berg'), person('Anna Berg', 20)])).toEqual([
      'A••• B•••',
      'A••• B•••',
    ])
  })
})

it('numbers values of other classes only where their masks are alike', () => {
  const text = 'anna@firma.de arno@firma.de bernd@firma.de'
  const email = (words: string): Found => ({ words, category: 'pii', label: 'EMAIL' })
  expect(masks(text, ['anna@firma.de', 'arno@firma.de', 'bernd@firma.de'].map(email))).toEqual([
    'a••••@firma.de #1',
    'a••••@firma.de #2',
    'b••••@firma.de',
  ])
})
