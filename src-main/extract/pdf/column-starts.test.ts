import { expect, it } from 'vitest'
import { growthOf, LINEAR_GROWTH } from '../../../src-shared/__fixtures__/growth.ts'
import { cellsOfColumns } from './column-starts.ts'
import type { PageItem } from './page-item.ts'

const CELL_GAP = 0.9

/** An item of 10-point letters, 5 points wide each; `y` counts upwards, as PDF does. */
function item(str: string, x: number, y: number): PageItem {
  const transform = [10, 0, 0, 10, x, y]
  return { str, transform, width: str.length * 5, height: 10, hasEOL: false }
}

/** The words of the items that begin a cell. */
function cellsOf(items: readonly PageItem[]): readonly string[] {
  return [...cellsOfColumns(items, CELL_GAP)].map((ordinal) => items[ordinal]?.str ?? '')
}

const HEADS = [item('Name', 0, 40), item('Born', 56, 40), item('Phone', 112, 40)]

it('knows cells that stand as close as words by the heads above', () => {
  const row = [
    item('Ada Marlow', 0, 28),
    item(' ', 50, 28),
    item('1958-03-14', 56, 28),
    item('0151 1', 108.5, 28),
  ]
  const moved = [...row.slice(0, 3), item('0151 1', 112.5, 28)]
  expect(cellsOf([...HEADS, ...moved])).toEqual(['1958-03-14', '0151 1'])
  // One that begins with a head is a coincidence.
  expect(cellsOf([...HEADS, ...row])).toEqual([])
})

it('knows them in rows below rows, and where they touch', () => {
  const rows = [28, 16, 4].flatMap((y) => [
    item('Ada Marlows', 0, y),
    item('1958-03-141', 56, y),
    item('0151', 112, y),
  ])
  expect(cellsOf([...HEADS, ...rows])).toHaveLength(6)
})

it('knows none in prose, beside one gap and far below', () => {
  const line = [item('and so he', 0, 28), item('went on', 48, 28), item('to say', 86, 28)]
  expect(cellsOf([...HEADS, ...line])).toEqual([])
  const pair = [
    item('Name', 0, 40),
    item('Born', 56, 40),
    item('Ada Marlow', 0, 28),
    item('1958', 56, 28),
  ]
  expect(cellsOf(pair)).toEqual([])
  const far = [item('Ada Marlow', 0, 0), item('1958-03-14', 56, 0), item('0151', 112, 0)]
  expect(
    cellsOf([
      ...HEADS.map((head) => ({ ...head, transform: [10, 0, 0, 10, head.transform[4] ?? 0, 90] })),
      ...far,
    ]),
  ).toEqual([])
})

it('reads rows of many items in linear time', async () => {
  const page = (size: number) =>
    [100, 88].flatMap((y) => Array.from({ length: size }, (_, at) => item('a', 20 * at, y)))
  const growth = await growthOf(page, (items) => cellsOfColumns(items, CELL_GAP), 200)
  expect(growth).toBeLessThan(LINEAR_GROWTH)
})
