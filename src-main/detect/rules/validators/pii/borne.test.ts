import { expect, it } from 'vitest'
import { borneByOne, takenByOne } from './borne.ts'

/** The words in ⟦⟧, and their dose where they have one. */
function at(marked: string) {
  const start = marked.indexOf('⟦')
  const value = marked.slice(start + 1, marked.indexOf('⟧'))
  const dose = /\d+ mg$/.exec(value)?.[0]
  const text = marked.replace(/[⟦⟧]/g, '').toLowerCase()
  return [value, { text, start, end: start + value.length, groups: { dose } }] as const
}

it.each([
  ['she has ⟦diabetes⟧', true],
  ['he was diagnosed with ⟦asthma⟧', true],
  ['er leidet an ⟦asthma⟧', true],
  ['elle a un ⟦cancer⟧', true],
  ['bei ihm wurde im mai ⟦krebs⟧ festgestellt', true],
  ['liisalla on ⟦astma⟧', true],
  ['a leaflet on ⟦asthma⟧', false],
  ['a professora escreveu um artigo sobre a ⟦epilepsia⟧', false],
  ['ha tenuto una lezione sulla ⟦leucemia⟧', false],
  ['she has no ⟦diabetes⟧', false],
  ['a talk on ⟦diabetes⟧', false],
  ['she has a cat. ⟦diabetes⟧ is common', false],
])('an illness is somebody’s: %s', (marked, expected) => {
  expect(borneByOne(...at(marked))).toBe(expected)
})

it.each([
  ['he takes ⟦sertraline⟧', true],
  ['⟦sertraline 50 mg⟧ in the morning', true],
  ['⟦sertraline⟧ is a medicine', false],
])('a medicine is taken: %s', (marked, expected) => {
  expect(takenByOne(...at(marked))).toBe(expected)
})
