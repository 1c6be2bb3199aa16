import { expect, it } from 'vitest'
import type { Candidate } from './candidates.ts'
import { withoutExampleValues } from './example-values.ts'

/** Whether the value in ⟦⟧ still asks for a look. */
function isAsked(marked: string, label = 'IBAN'): boolean {
  const [before = '', value = '', after = ''] = marked.split(/[⟦⟧]/)
  const found = { accepted: true, start: before.length, end: before.length + value.length }
  const candidate = { ...found, label, explanations: [] } as unknown as Candidate
  return withoutExampleValues(before + value + after, [candidate])[0]?.accepted === true
}

it.each([
  'IBAN: ____________\nExample: ⟦DE44 5001 0517 5407 3249 31⟧',
  'PESEL (np. ⟦44051401359⟧)\n______________',
  'N° de sécurité sociale ............ (ex. : ⟦1 85 05 78 006 084 91⟧)',
  '口座番号 □□□□□□□ 例:⟦1234567⟧',
])('is no value of somebody: %s', (text) => expect(isAsked(text)).toBe(false))

it.each([
  ['that nobody is asked for', 'Please use my account, e.g. ⟦DE44 5001 0517 5407 3249 31⟧.'],
  ['that was filled in', 'IBAN: ⟦DE44 5001 0517 5407 3249 31⟧\nSignature: ____________'],
  ['in a word that only ends so', 'Bankhaus Muster-Lindes. ⟦DE44 5001⟧ ______'],
])('is somebody’s where it is one %s', (_, text) => expect(isAsked(text)).toBe(true))

it.each([
  ['ADDRESS', '⟦Musterstraße 1\n99999 Musterstadt⟧', false],
  ['ADDRESS', 'Lives at ⟦12 Example Street, Sampletown⟧', false],
  ['PERSON', 'Sehr geehrter Herr ⟦Mustermann⟧', false],
  ['ADDRESS', '⟦Muster 4, 8400 Winterthur⟧', true],
  ['PERSON', 'Frau ⟦Mustermanns Nachbarin⟧', true],
  ['EMAIL', '⟦mustermann@quellwerk.de⟧', true],
])('takes %s «%s» for somebody’s: %s', (label, text, expected) => {
  expect(isAsked(text, label)).toBe(expected)
})
