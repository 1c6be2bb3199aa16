import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tableRows } from './tables.ts'

/** Heads and cells of every row below its heads, as they are written. */
const rowsOf = (text: string) =>
  [...tableRows(text)]
    .filter(({ isOfHeads }) => !isOfHeads)
    .map(({ heads, cells }) => ({
      heads,
      cells: cells.map(({ start, end }) => text.slice(start, end)),
    }))

describe('tableRows', () => {
  it.each([
    ['CSV', 'name,id\nAnna,418\nJon,419'],
    ['CSV with carriage returns', 'name,id\r\nAnna,418\r\nJon,419\r\n'],
    ['semicolons', 'name;id\nAnna;418\nJon;419'],
    ['tabs', 'name\tid\nAnna\t418\nJon\t419\n'],
    ['Markdown', '| name | `id` |\n|:-----|---:|\n| Anna | 418 |\n| **Jon** | 419 |'],
    ['a client of a database', ' name | id\n------+----\n Anna | 418\n Jon  | 419'],
    ['a frame', '+------+-----+\n| name | id |\n+------+-----+\n| Anna | 418 |\n| Jon | 419 |'],
  ])('reads %s', (_, text) => {
    expect(rowsOf(text)).toEqual([
      { heads: ['name', 'id'], cells: ['Anna', '418'] },
      { heads: ['name', 'id'], cells: ['Jon', '419'] },
    ])
  })

  it('takes a number that Markdown rules off for a head', () => {
    expect(rowsOf('| case | 4.1 |\n|---|---|\n| hello | pass |')).toEqual([
      { heads: ['case', '4.1'], cells: ['hello', 'pass'] },
    ])
  })

  it('takes a delimiter within quotes as part of a cell', () => {
    const text = '"name","id"\n"Berg, Anna","4""18"\n"a "" b",7'
    expect(rowsOf(text).map(({ cells }) => cells)).toEqual([
      ['Berg, Anna', '4""18'],
      ['a "" b', '7'],
    ])
  })

  it('keeps empty cells in their columns', () => {
    expect(rowsOf('a,b,c\n1,,3\n,2,').map(({ cells }) => cells)).toEqual([
      ['1', '', '3'],
      ['', '2', ''],
    ])
  })

  it('fills up the rows of a sheet, which leaves out the empty cells at their ends', () => {
    const text = 'name\tid\tnote\nAnna\t418\nJon\t419\tleft\nEve\t420'
    expect(rowsOf(text).map(({ cells }) => cells)).toEqual([
      ['Anna', '418', ''],
      ['Jon', '419', 'left'],
      ['Eve', '420', ''],
    ])
    expect(rowsOf('\t\tif (a)\n\treturn b')).toEqual([])
  })

  it('ends a table with a blank line, and begins the next', () => {
    const [first, second, ...others] = rowsOf('a;b\n1;2\n\nc;d\n3;4')
    expect(first).toEqual({ heads: ['a', 'b'], cells: ['1', '2'] })
    expect(second).toEqual({ heads: ['c', 'd'], cells: ['3', '4'] })
    expect(others).toEqual([])
  })

  it('passes over a few lines of another shape, and ends with many', () => {
    const stray = 'a cell with a line feed\n'
    expect(rowsOf(`a;b\n1;2\n${stray}3;4`)).toHaveLength(2)
    expect(rowsOf(`a;b\n1;2\n${stray.repeat(4)}3;4`)).toHaveLength(1)
  })

  it('reads fields and their values, which have no heads', () => {
    expect(rowsOf('Employee ID | E-20418\nStart | 2021')).toEqual([
      { heads: [], cells: ['Employee ID', 'E-20418'] },
      { heads: [], cells: ['Start', '2021'] },
    ])
  })

  it.each([
    ['prose', 'Dear Anna,\nthanks for the parts, they came\non Monday, as promised,\nby post.'],
    ['a call', 'run(first, second)\nrun(third, fourth)'],
    ['statements', 'int a;\nint b;\nint c;'],
    ['a line alone', 'name,id'],
    ['numbers', '12,13\n14,15'],
  ])('finds no table in %s', (_, text) => {
    expect(rowsOf(text)).toEqual([])
  })

  it('gives cells in order, within their lines, whatever the text', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a', '7', ',', ';', '|', '\t', '"', '\n', ' ', '-', 'ß'), {
          maxLength: 80,
        }),
        (units) => {
          const text = units.join('')
          let last = 0
          for (const { cells } of tableRows(text)) {
            for (const { start, end } of cells) {
              expect(start).toBeGreaterThanOrEqual(last)
              expect(end).toBeGreaterThanOrEqual(start)
              expect(text.slice(start, end)).not.toContain('\n')
              last = end
            }
          }
        },
      ),
    )
  })
})
