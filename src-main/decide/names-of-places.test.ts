import { expect, it } from 'vitest'
import { FOUND_NAME } from './__fixtures__/found-name.ts'
import type { Candidate } from './candidates.ts'
import { withoutNamesOfPlaces } from './names-of-places.ts'

const LETTER =
  'Anna Lind\nVia Elba 5, 17014 Cairo Montenotte (SV)\n\nCairo Montenotte, 18 febbraio\nAnna Lind'

/** All places of a value in a text, as one class. */
function allOf(text: string, value: string, more: Partial<Candidate> = {}): readonly Candidate[] {
  return Array.from(text.matchAll(RegExp(value.replace(/[()]/g, '\\$&'), 'g')), ({ index }) => ({
    ...FOUND_NAME,
    label: 'PERSON',
    start: index,
    end: index + value.length,
    ...more,
  }))
}

function peopleIn(text: string, address: string, people: readonly Candidate[]): readonly string[] {
  return withoutNamesOfPlaces(text, [...allOf(text, address, { label: 'ADDRESS' }), ...people])
    .filter(({ label, accepted }) => label === 'PERSON' && accepted)
    .map(({ start, end }) => text.slice(start, end))
}

const ADDRESS = 'Via Elba 5, 17014 Cairo Montenotte (SV)'

it('takes what an address holds for a place, wherever else it stands', () => {
  const people = [...allOf(LETTER, 'Cairo Montenotte'), ...allOf(LETTER, 'Anna Lind')]
  expect(peopleIn(LETTER, ADDRESS, people)).toEqual(['Anna Lind', 'Anna Lind'])
})

it('keeps whom a rule found, and in whose care a letter is sent', () => {
  const ruled = allOf(LETTER, 'Cairo Montenotte', { source: 'l1' })
  expect(peopleIn(LETTER, ADDRESS, ruled)).toHaveLength(2)
  const text = 'Haus Elba, c/o Anna Lind, Lindenweg 4'
  expect(peopleIn(text, text, allOf(text, 'Anna Lind'))).toEqual(['Anna Lind'])
})

it('keeps whoever stands before an address, and in a text without one', () => {
  const text = 'Anna Lind, Lindenweg 4'
  expect(peopleIn(text, text, allOf(text, 'Anna Lind'))).toEqual(['Anna Lind'])
  expect(peopleIn(text, 'nowhere', allOf(text, 'Anna Lind'))).toEqual(['Anna Lind'])
})

it('takes whom a street is called after for a part of it, though a rule found a title', () => {
  const text = 'Adres: Zübeyde Hanım Cad. No: 38/5, Pamukkale\nZübeyde Hanım'
  const address = 'Zübeyde Hanım Cad. No: 38/5, Pamukkale'
  expect(peopleIn(text, address, allOf(text, 'Zübeyde', { source: 'l1' }))).toEqual(['Zübeyde'])
})

it('keeps in whose care a letter is sent, though a rule found the title and the street goes on behind', () => {
  const text = 'c/o Frau Hanna Wieck Lindenweg 7, 24116 Kiel'
  expect(peopleIn(text, text, allOf(text, 'Hanna Wieck', { source: 'l1' }))).toEqual([
    'Hanna Wieck',
  ])
})

it('tells a place within an address with it, and no other', () => {
  const text = 'postcode,town\nLS12 4RT,Leeds\n'
  const found = [
    ...allOf(text, 'LS12 4RT', { label: 'ADDRESS' }),
    ...allOf(text, 'LS12 4RT', { label: 'LOCATION' }),
    ...allOf(text, 'Leeds', { label: 'LOCATION' }),
  ]
  const places = withoutNamesOfPlaces(text, found).filter(
    ({ label, accepted }) => label === 'LOCATION' && accepted,
  )
  expect(places.map(({ start, end }) => text.slice(start, end))).toEqual(['Leeds'])
})
