/** Columns that are drawn line by line, and what only looks like them. */

import { describe, expect, it } from 'vitest'
import { readingOrder } from './columns.ts'
import type { PageItem } from './page-item.ts'

const item = (str: string, x: number, y: number): PageItem => ({
  str,
  width: str.length * 5,
  height: 10,
  hasEOL: false,
  transform: [10, 0, 0, 10, x, y],
})
/** Rows of texts at the given places, the first one at the top. */
const page = (places: readonly number[], rows: readonly (readonly string[])[]) =>
  rows.flatMap((texts, row) =>
    texts.flatMap((text, column) =>
      text === '' ? [] : [item(text, places[column] ?? 0, 700 - row * 12)],
    ),
  )
const read = (items: readonly PageItem[]) =>
  readingOrder(items)
    .map((index) => items[index]?.str)
    .join(' | ')

const LEFT = [
  'The first line of prose',
  'goes on in the second',
  'and then in the third',
  'until it ends here today',
]
const RIGHT = [
  'Another text beside it',
  'that has nothing to do',
  'with what stands there',
  'and ends as well here',
]

describe('columns of prose', () => {
  it('are read one after the other', () => {
    const items = page(
      [50, 300],
      LEFT.map((left, row) => [left, RIGHT[row] ?? '']),
    )
    expect(read(items)).toBe([...LEFT, ...RIGHT].join(' | '))
  })

  it('with a line that stands in one of them alone', () => {
    const items = page(
      [50, 300],
      LEFT.map((left, row) => [left, row === 2 ? '' : (RIGHT[row] ?? '')]),
    )
    expect(read(items)).toMatch(/^The first.*today \| Another.*here$/)
  })

  it('below a heading across both', () => {
    const heading = item('A heading that stands across both of the columns below it', 50, 730)
    const items = [
      heading,
      ...page(
        [50, 300],
        LEFT.map((left, row) => [left, RIGHT[row] ?? '']),
      ),
    ]
    expect(read(items)).toBe([heading.str, ...LEFT, ...RIGHT].join(' | '))
  })
})

describe('as it is drawn', () => {
  it.each<[string, readonly number[], readonly (readonly string[])[]]>([
    [
      'a table',
      [50, 300],
      [
        ['Name of the thing', 'Its value in euros'],
        ['Alpha', '12'],
        ['Beta', '13'],
        ['Gamma', '14'],
        ['Delta', '15'],
      ],
    ],
    [
      'a table of long cells',
      [50, 300],
      LEFT.map((_, row) => [
        `Description of the item number ${row}`,
        `Remarks on the item number ${row}`,
      ]),
    ],
    ['too few lines', [50, 300], LEFT.slice(0, 3).map((left, row) => [left, RIGHT[row] ?? ''])],
    [
      'words with a space between',
      [50, 50 + 26 * 5],
      LEFT.map((left, row) => [left, RIGHT[row] ?? '']),
    ],
    ['one column', [50], LEFT.map((left) => [left])],
  ])('%s', (_, places, rows) => {
    const items = page(places, rows)
    expect(readingOrder(items)).toEqual(items.map((_, index) => index))
  })

  it('every item once, whatever is there', () => {
    const items = Array.from({ length: 300 }, (_, index) => ({
      ...item(
        index % 7 === 0 ? ' ' : `w${index}`,
        (index * 37) % 500,
        800 - ((index * 13) % 90) * 8,
      ),
      transform:
        index % 11 === 0
          ? [0, 10, -10, 0, 50, 50]
          : [10, 0, 0, 10, (index * 37) % 500, 700 - index],
    }))
    expect([...readingOrder(items)].sort((a, b) => a - b)).toEqual(items.map((_, index) => index))
  })
})
