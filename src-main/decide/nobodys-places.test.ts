import { expect, it } from 'vitest'
import { growthOf, LINEAR_GROWTH } from '../../src-shared/__fixtures__/growth.ts'
import { FOUND_NAME } from './__fixtures__/found-name.ts'
import type { Candidate } from './candidates.ts'
import { withoutNobodysPlacesAndBookings } from './nobodys-places.ts'

const PLACE: Candidate = { ...FOUND_NAME, label: 'LOCATION', start: 0, end: 5 }
const FIRM: Candidate = { ...FOUND_NAME, label: 'ORGANIZATION', start: 7, end: 12 }
const SOMEBODY: Candidate = { ...FOUND_NAME, label: 'PERSON', start: 14, end: 19 }
const LONG = 'Dover\n\nrain\ngood\n'

function acceptedIn(text: string, candidates: readonly Candidate[]): readonly string[] {
  return withoutNobodysPlacesAndBookings(text, candidates)
    .filter(({ accepted }) => accepted)
    .map(({ label }) => label)
}

it('leaves places and firms out of a document in which nobody stands', () => {
  expect(acceptedIn(LONG, [PLACE, FIRM])).toEqual([])
  expect(acceptedIn(LONG, [PLACE, { ...SOMEBODY, accepted: false }])).toEqual([])
})

it('keeps them in the paragraph that holds something of somebody', () => {
  const elsewhere: Candidate = { ...SOMEBODY, start: 20, end: 25 }
  expect(acceptedIn('Dover Kontur\n\nrain\ngood\nAnna\n', [PLACE, FIRM, elsewhere])).toEqual([
    'PERSON',
  ])
  expect(acceptedIn('Dover Kontur\nrain\ngood\nAnna\n', [PLACE, elsewhere])).toHaveLength(2)
  const number: Candidate = { ...elsewhere, label: 'PHONE' }
  expect(acceptedIn('Dover Kontur\n\nrain\ngood\nAnna\n', [PLACE, number])).toEqual(['PHONE'])
  expect(acceptedIn('Dover Kontur\nrain\ngood\nAnna\n', [PLACE, number])).toHaveLength(2)
})

it('keeps the posts and schools of a life by its years', () => {
  const life = 'Dover Kontur 2011 to 2015\n\nrain 2015 – today\ngood\nAnna\n'
  const elsewhere: Candidate = { ...SOMEBODY, start: 52, end: 56 }
  expect(acceptedIn(life, [PLACE, FIRM, elsewhere, { ...elsewhere, label: 'PHONE' }])).toHaveLength(
    4,
  )
  expect(acceptedIn(life, [PLACE, FIRM, elsewhere])).toEqual(['PERSON'])
})

it('keeps them beside somebody, in a line or two, and places that a rule found', () => {
  expect(acceptedIn('Dover\nrain\ngood\n', [PLACE, SOMEBODY])).toHaveLength(2)
  expect(acceptedIn('Dover\nrain\n', [PLACE])).toEqual(['LOCATION'])
  expect(acceptedIn('Dover\nrain\ngood\n', [FIRM, SOMEBODY])).toHaveLength(2)
  expect(acceptedIn(LONG, [{ ...PLACE, source: 'l1' }])).toEqual(['LOCATION'])
  expect(acceptedIn(LONG, [{ ...FIRM, source: 'l1' }])).toEqual([])
})

it('leaves the number of a ticket out where nobody stands, and keeps it beside somebody', () => {
  const ticket: Candidate = {
    ...FOUND_NAME,
    label: 'RECORD_ID',
    source: 'l1',
    explanations: [{ detectorId: 'pii_booking_number' } as Candidate['explanations'][number]],
    start: 0,
    end: 5,
  }
  expect(acceptedIn(LONG, [ticket, PLACE])).toEqual([])
  expect(acceptedIn(LONG, [ticket, SOMEBODY])).toEqual(['RECORD_ID', 'PERSON'])
  expect(acceptedIn('Dover\nrain\n', [ticket])).toEqual(['RECORD_ID'])
})

it('takes linear time', { timeout: 60_000 }, async () => {
  const growth = await growthOf(
    (size) => 'a '.repeat(size),
    (text) => withoutNobodysPlacesAndBookings(text, [PLACE]),
    20_000,
  )
  expect(growth).toBeLessThan(LINEAR_GROWTH)
})
