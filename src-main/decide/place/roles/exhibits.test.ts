import { expect, it } from 'vitest'
import { growthOf, LINEAR_GROWTH } from '../../../../src-shared/__fixtures__/growth.ts'
import { exhibitsOf } from './exhibits.ts'

const ROOM = `Room 12 – Painting in the North

1. Ada Quarles, Portrait of a Boy
2. Silas Thorne, Boats at Night
3. Ida Marlow, The Table
4. Jan van der Brook, Breakfast

The room warden is Una Berg. The gallery is closed on Mondays.
`

it('gives the labels of a room and no line of prose', () => {
  const lines = exhibitsOf(ROOM).map(({ start, end }) => ROOM.slice(start, end))
  expect(lines).toEqual(ROOM.split('\n').slice(2, 6))
})

it('knows titles in quotation marks', () => {
  const room = `Galeria malarstwa\n\nAda Quarles, „Most”\nSilas Thorne „Noc”\nIda Marlow, „Stół”\nPer Roth, „Maki”\n\nObrazy są z kolekcji prywatnej.`
  expect(exhibitsOf(room)).toHaveLength(4)
})

it.each([
  [
    'people and what they do',
    'The committee\n\nAda Quarles, Chair\nSilas Thorne, Treasurer\nIda Marlow, Secretary\nPer Roth, Member\n',
  ],
  ['three labels', ROOM.replace('4. Jan van der Brook, Breakfast\n', '')],
])('gives nothing for %s', (_, text) => {
  expect(exhibitsOf(text)).toEqual([])
})

it('reads in linear time', async () => {
  const growth = await growthOf((size) => 'Ada van '.repeat(size), exhibitsOf, 200)
  expect(growth).toBeLessThan(LINEAR_GROWTH)
})
