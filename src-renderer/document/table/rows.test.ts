import { describe, expect, it } from 'vitest'
import { separatedRows, separatorOf, type TableGrammar, tabbedRows } from './rows.ts'

/** Each row as its cells' letters. */
function cells(text: string, { rowsOf, cellsOf }: TableGrammar): readonly (readonly string[])[] {
  return rowsOf({ start: 0, end: text.length }).map((row) =>
    cellsOf(row).map(({ start, end }) => text.slice(start, end)),
  )
}

describe('rows of a workbook', () => {
  it('are lines, their cells parted by tabs, empty ones too', () => {
    const text = 'a\tb\n\nc\t\td\n'
    expect(cells(text, tabbedRows(text, []))).toEqual([
      ['a', 'b'],
      ['c', '', 'd'],
    ])
  })

  it('keep together what stands within one cell', () => {
    const text = 'Anna\tHauptstr. 3\n10115 Berlin\tx\ty\nBen\tz'
    const start = text.indexOf('Haupt')
    const within = [
      { start, end: text.indexOf('\tx') },
      { start: text.indexOf('x\ty'), end: text.indexOf('x\ty') + 3 },
    ]
    expect(cells(text, tabbedRows(text, within))).toEqual([
      ['Anna', 'Hauptstr. 3\n10115 Berlin', 'x\ty'],
      ['Ben', 'z'],
    ])
  })
})

describe('rows of separated values', () => {
  it.each([
    [
      'plain cells',
      'a,b\r\nc,d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'quoted separators and line breaks',
      'a,"b,\nc",d\ne,f,g',
      [
        ['a', 'b,\nc', 'd'],
        ['e', 'f', 'g'],
      ],
    ],
    ['doubled quotes', '"say ""hi""",b', [['say ""hi""', 'b']]],
    [
      'empty cells',
      ',"",\nx,,',
      [
        ['', '', ''],
        ['x', '', ''],
      ],
    ],
    [
      'quotes within a cell that is not quoted',
      '5" x 3"",b\nc,d',
      [
        ['5" x 3""', 'b'],
        ['c', 'd'],
      ],
    ],
    ['letters behind a quote', '"a" b,c', [['"a" b', 'c']]],
    ['a quote that nothing closes', 'a,"b\nc', [['a', 'b\nc']]],
  ])('%s', (_, text, expected) => {
    expect(cells(text, separatedRows(text, ','))).toEqual(expected)
  })

  it('leave no letter out but separators and quotes', () => {
    const text = 'name;note\n"Anna";"a;b"\n\n Ben ;c\n'
    const grammar = separatedRows(text, ';')
    const said = cells(text, grammar).flat().join('')
    expect(said).toBe('namenoteAnnaa;b Ben c')
  })

  it.each([
    ['commas', 'a,b,c\n1,2,3\n4,5,6', ','],
    ['semicolons around decimal commas', 'a;b\n1,5;2,5\n3,5;4,5', ';'],
    ['tabs', 'a\tb\n1\t2', '\t'],
    ['what the file says itself', 'sep=|\na|b\n', '|'],
    ['prose', 'Dear all, I hope you are well.\nSee you.', null],
    ['one column', 'a\nb\nc', null],
    ['nothing', '', null],
  ])('are parted by %s', (_, text, separator) => {
    expect(separatorOf(text)).toBe(separator)
  })
})
