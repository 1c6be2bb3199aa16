import { expect, it } from 'vitest'
import { growthOf, LINEAR_GROWTH } from '../../../../src-shared/__fixtures__/growth.ts'
import { readingsOf } from './reading-list.ts'

const LIST = `Reading challenge for the spring

The Lamp by Ada Quarles
Boats at Night by S. J. Thorne
„Der Tisch“ von Ida Marlow

Hand it to Una Berg by Friday.
`

it('gives the lines that name a book and who wrote it', () => {
  const lines = readingsOf(LIST).map(({ start, end }) => LIST.slice(start, end))
  expect(lines).toEqual(LIST.split('\n').slice(2, 5))
})

it.each([
  ['what is brought to a feast', LIST.replace('Reading challenge', 'Buffet')],
  ['two books', LIST.replace('The Lamp by Ada Quarles\n', '')],
])('gives nothing for %s', (_, text) => {
  expect(readingsOf(text)).toEqual([])
})

it('reads in linear time', async () => {
  const growth = await growthOf((size) => `The book by A${' by Aa'.repeat(size)}`, readingsOf, 200)
  expect(growth).toBeLessThan(LINEAR_GROWTH)
})
