import { expect, it } from 'vitest'
import { growthOf, LINEAR_GROWTH } from '../../src-shared/__fixtures__/growth.ts'
import { FOUND_NAME } from './__fixtures__/found-name.ts'
import type { Candidate } from './candidates.ts'
import { withoutNobodysPlacesAndReferences } from './nobodys-places.ts'

const PLACE: Candidate = { ...FOUND_NAME, label: 'LOCATION', start: 0, end: 5 }
const FIRM: Candidate = { ...FOUND_NAME, label: 'ORGANIZATION', start: 7, end: 12 }
const SOMEBODY: Candidate = { ...FOUND_NAME, label: 'PERSON', start: 14, end: 19 }
const LONG = 'Dover\n\nrain\ngood\n'

function acceptedIn(text: string, candidates: readonly Candidate[]): readonly string[] {
  return withoutNobodysPlacesAndReferences(text, candidates)
    .filter(({ accepted }) => accepted)
    .map(({ label }) => label)
}

it('leaves places and firms out of a document in which nobody stands', () => {
  expect(acceptedIn(LONG, [PLACE, FIRM])).toEqual([])
  expect(acceptedIn(LONG, [PLACE, { ...SOMEBODY, accepted: false }])).toEqual([])
})

it('keeps them in the block that holds something of somebody, and not only how one is reached', () => {
  const elsewhere: Candidate = { ...SOMEBODY, start: 20, end: 25 }
  expect(acceptedIn('Dover Kontur\n\nrain\ngood\nAnna\n', [PLACE, FIRM, elsewhere])).toEqual([
    'PERSON',
  ])
  expect(acceptedIn('Dover Kontur\nrain\ngood\nAnna\n', [PLACE, elsewhere])).toHaveLength(2)
  const number: Candidate = { ...elsewhere, label: 'NATIONAL_ID' }
  expect(acceptedIn('Dover Kontur\n\nrain\ngood\nAnna\n', [PLACE, number])).toEqual(['NATIONAL_ID'])
  expect(acceptedIn('Dover Kontur\nrain\ngood\nAnna\n', [PLACE, number])).toHaveLength(2)
  const telephone: Candidate = { ...elsewhere, label: 'PHONE' }
  expect(acceptedIn('Dover Kontur\nrain\ngood\nAnna\n', [PLACE, telephone])).toEqual(['PHONE'])
})

it.each([
  [
    'another sentence',
    'Dover has offered to paint the fence and the gate of the hall by May. ⟦Anna⟧ will ask again.\na\nb\n',
    false,
  ],
  [
    'its sentence',
    'Dover is where she lives now with her two dogs and a cat, and ⟦Anna⟧ likes it there.\na\nb\n',
    true,
  ],
  ['another row', 'Dover   12 May\nLeeds   14 May   ⟦Anna⟧\nb\n', false],
  ['its row', 'Dover   12 May   ⟦Anna⟧\nLeeds   14 May\nb\n', true],
  ['another item', '1. Dover, concert\n2. ⟦Anna⟧ sings\nb\n', false],
  ['another field of a form', 'Town: Dover\nName: ⟦Anna⟧\nb\n', true],
])('weighs a place beside somebody in %s', (_, marked, isKept) => {
  const start = marked.indexOf('⟦')
  const text = marked.replace(/[⟦⟧]/g, '')
  const at = text.indexOf('Dover')
  const place = { ...PLACE, start: at, end: at + 5 }
  const kept = acceptedIn(text, [place, { ...SOMEBODY, start, end: start + 4 }])
  expect(kept.includes('LOCATION')).toBe(isKept)
})

it('keeps the town of a letter that is that of somebody’s address', () => {
  const explanations = [{ detectorId: 'pii_place_of_letter' } as Candidate['explanations'][number]]
  const town: Candidate = { ...PLACE, source: 'l1', explanations }
  const text = 'Dover, 3 May\nAnna\n\nMill Lane 4, Dover\n'
  const anna: Candidate = { ...SOMEBODY, start: 13, end: 17 }
  const home: Candidate = { ...FOUND_NAME, label: 'ADDRESS', start: 19, end: 37 }
  expect(acceptedIn(text, [town, anna])).toEqual(['PERSON'])
  expect(acceptedIn(text, [town, anna, home])).toHaveLength(3)
})

it('leaves out what stands below the head of a town where nobody stands in its row', () => {
  const explanations = [{ detectorId: 'pii_place_cell' } as Candidate['explanations'][number]]
  const cellsIn = (table: string, places: readonly string[]) => {
    const stretch = (value: string) => {
      const start = table.indexOf(value)
      return { start, end: start + value.length }
    }
    return acceptedIn(table, [
      { ...SOMEBODY, ...stretch('Anna') },
      ...places.map(
        (value): Candidate => ({ ...PLACE, source: 'l1', explanations, ...stretch(value) }),
      ),
    ])
  }
  const table = 'Name;Betrag;Ort\nAnna;20;Kiel\nSumme;20;Gesamt\n'
  expect(cellsIn(table, ['Kiel', 'Gesamt'])).toEqual(['PERSON', 'LOCATION'])
  expect(cellsIn(table.replaceAll(';', '\t'), ['Kiel', 'Gesamt'])).toEqual(['PERSON', 'LOCATION'])
  expect(cellsIn('Anna\n\n"city": "Kiel"\n\nzip\n', ['Kiel'])).toEqual(['PERSON', 'LOCATION'])
})

it('keeps the posts and schools of a life by its years', () => {
  const life = 'Dover Kontur 2011 to 2015\n\nrain 2015 – today\ngood\nAnna\n'
  const elsewhere: Candidate = { ...SOMEBODY, start: 52, end: 56 }
  expect(acceptedIn(life, [PLACE, FIRM, elsewhere, { ...elsewhere, label: 'PHONE' }])).toHaveLength(
    4,
  )
  expect(acceptedIn(life, [PLACE, FIRM, elsewhere])).toEqual(['PERSON'])
  const page = `${life}https://twitter.com/share?url=x\n/privacy-policy\nhttps://www.facebook.com/news\n© 2024 News\n`
  expect(acceptedIn(page, [PLACE, FIRM, { ...elsewhere, label: 'EMAIL' }])).toEqual(['EMAIL'])
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

it('takes a box at a post office for an office’s where nobody stands beside it', () => {
  const text = 'Write to us.\n\nThe office, PO Box 418, Holm.\n\nAnna is well.\n'
  const start = text.indexOf('PO Box')
  const box: Candidate = { ...FOUND_NAME, label: 'ADDRESS', start, end: start + 16 }
  const at = (place: number): Candidate => ({ ...SOMEBODY, start: place, end: place + 4 })
  expect(acceptedIn(text, [box, at(text.indexOf('Anna'))])).toEqual(['PERSON'])
  expect(acceptedIn(text, [box, at(text.indexOf('The'))])).toEqual(['ADDRESS', 'PERSON'])
  expect(acceptedIn('PO Box 418, Holm', [{ ...box, start: 0, end: 16 }])).toEqual(['ADDRESS'])
})

it('takes an address of firms for no home', () => {
  const address = '18 rue de Berne, 67092 Strasbourg Cedex'
  const text = `Écrivez-nous :\n\n${address}\n\nMerci de votre visite.\n`
  const start = text.indexOf(address)
  const found: Candidate = { ...FOUND_NAME, label: 'ADDRESS', start, end: start + address.length }
  expect(acceptedIn(text, [found])).toEqual([])
})

it('takes linear time', { timeout: 60_000 }, async () => {
  const growth = await growthOf(
    (size) => 'a '.repeat(size),
    (text) => withoutNobodysPlacesAndReferences(text, [PLACE]),
    20_000,
  )
  expect(growth).toBeLessThan(LINEAR_GROWTH)
})
