import { expect, it } from 'vitest'
import { growthOf, LINEAR_GROWTH } from '../../../../src-shared/__fixtures__/growth.ts'
import { authorsOf } from './ordered-works.ts'

function authorsAmong(text: string, names: readonly string[]): readonly string[] {
  const people = names.map((name) => ({
    start: text.indexOf(name),
    end: text.indexOf(name) + name.length,
  }))
  return authorsOf(text, people).map(({ start, end }) => text.slice(start, end))
}

const ORDER = `Bookshop order 4418

1 x The Long Field, Ida Marlow (Paperback)     £8.99
2 stk. Naja Roth: Har vinden vendt ........... 179,95
- Vetrne mlade – Per Quarles – 49,90 lei
1 x Grey Water by Una Berg

Delivering to
Anna Lind
Total £38.20
`

it('gives who wrote what is ordered, and not who orders', () => {
  const authors = ['Ida Marlow', 'Naja Roth', 'Per Quarles', 'Una Berg']
  expect(authorsAmong(ORDER, [...authors, 'Anna Lind'])).toEqual(authors)
})

it('gives who wrote the books that a sentence lists', () => {
  const text =
    'The parcel holds my daughter’s books (Ida Marlow: Long Field and Water, Per Quarles, “Maki”). Call Anna Lind.'
  expect(authorsAmong(text, ['Ida Marlow', 'Per Quarles', 'Anna Lind'])).toEqual([
    'Ida Marlow',
    'Per Quarles',
  ])
})

it.each([
  ['where nothing tells of books', 'Massage, Ida Marlow  45.00\n', 'Ida Marlow'],
  ['who pays for books', 'Books\n\nIda Marlow 45.00\nPer Roth 12.50\n', 'Ida Marlow'],
  ['for whom books are', 'The books for Ida Marlow, Room Four East, are here.', 'Ida Marlow'],
])('gives nobody %s', (_, text, name) => {
  expect(authorsAmong(text, [name])).toEqual([])
})

it('reads in linear time', async () => {
  const growth = await growthOf(
    (size) => `books ${'2 x Ada, '.repeat(size)}`,
    (text) =>
      authorsOf(
        text,
        [...text.matchAll(/Ada/g)].map(({ index }) => ({ start: index, end: index + 3 })),
      ),
    200,
  )
  expect(growth).toBeLessThan(LINEAR_GROWTH)
})
