import fc from 'fast-check'
import { expect, it } from 'vitest'
import { byteRows, letterOf, wholePlace } from './byte-rows.ts'

const values = (text: string, from = 0, firstByte = 0, most = 64) =>
  byteRows(text, from, firstByte, most).rows.flatMap(({ cells }) =>
    cells.flatMap((cell) => (cell === null ? [] : [cell.value])),
  )

it('gives the bytes of a text, whatever its letters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
      expect(values(text, 0, 0, 1_000)).toEqual([...new TextEncoder().encode(text)])
    }),
  )
})

it('begins in the column of its first byte, and tells each byte its letter', () => {
  const { rows } = byteRows('a\u{1f600}b', 1, 17, 64)
  expect(rows.map(({ offset }) => offset)).toEqual([16])
  expect(rows[0]?.cells.map((cell) => cell?.place ?? null).slice(0, 7)).toEqual([
    null,
    1,
    1,
    1,
    1,
    3,
    null,
  ])
})

it('ends with whole letters', () => {
  const { rows, end } = byteRows('\u00e9'.repeat(20), 0, 0, 5)
  expect([rows.length, end]).toEqual([1, 2])
  expect(wholePlace('a\u{1f600}', 2)).toBe(1)
  expect(wholePlace('ab', 1)).toBe(1)
})

it('draws nothing that acts', () => {
  expect([0x41, 0x1b, 0x80, 0x7f].map(letterOf).join('')).toBe('A···')
})

it('has fewer bytes a row where there is less room', () => {
  const { rows } = byteRows('abcdefghij', 0, 3, 64, 8)
  expect(rows.map(({ offset, cells }) => [offset, cells.length])).toEqual([
    [0, 8],
    [8, 8],
  ])
})
