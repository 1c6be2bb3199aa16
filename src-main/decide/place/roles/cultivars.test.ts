import { expect, it } from 'vitest'
import { cultivarsOf } from './cultivars.ts'

const found = (text: string) => cultivarsOf(text).map(({ start, end }) => text.slice(start, end))

it('finds varieties among plants', () => {
  expect(found("Rosen: 'Louise Odier', 'Madame Hardy' und Apfel 'Jakob Fischer'.")).toEqual([
    'Louise Odier',
    'Madame Hardy',
    'Jakob Fischer',
  ])
  expect(found('Camellia ‘Mary Williams’; lilac ‘Madame Lemoine’')).toHaveLength(2)
})

it.each([
  ['somebody who is called so', "William 'Bill' Hartley phoned"],
  ['what is said', "'Anna Berg is here,' he said, and 'Come in, Tom Lind.'"],
  ['data', "names = ['Anna Berg', 'Tom Lind']\n{'name': 'Anna Berg', 'chief': 'Tom Lind'}"],
  ['arguments', "greet('Anna Berg', 'Tom Lind')"],
])('leaves %s', (_what, text) => {
  expect(found(text)).toEqual([])
})
