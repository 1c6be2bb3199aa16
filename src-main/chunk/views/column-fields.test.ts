import { describe, expect, it } from 'vitest'
import { growthOf, LINEAR_GROWTH } from '../../../src-shared/__fixtures__/growth.ts'
import { columnFields } from './column-fields.ts'

const read = (text: string) =>
  columnFields(text).map(({ key, start, end }) => `${key}=${text.slice(start, end)}`)

describe('columnFields', () => {
  it.each([
    [
      'Members\n\nNo.  Name         Born         Mobile\n014  Anna Berg    12.04.1969   28 41 77 03\nlate\n027  Per Krogh                 51 90 24 68\n',
      [
        'No.=014',
        'Name=Anna Berg',
        'Born=12.04.1969',
        'Mobile=28 41 77 03',
        'No.=027',
        'Name=Per Krogh',
        'Mobile=51 90 24 68',
      ],
    ],
    [
      '              name   score   phone\r\n0        Ada Lind    0.81     2217\r\n',
      ['name=Ada Lind', 'score=0.81', 'phone=2217'],
    ],
    // A cell below two heads is of neither, and two below one head are not of it.
    ['Name  Born  Town\nAnna Maria Berg  1969\n', []],
    ['Description   Born   Town\nAnna  Berg    1969   Ulm', ['Born=1969', 'Town=Ulm']],
  ])('reads %j', (text, fields) => {
    expect(read(text)).toEqual(fields)
  })

  it.each([
    'Name   Born\nAnna   1969',
    'Name   Born   Town\n\nAnna   1969   Ulm',
    'Name   Born   4711882\nAnna   1969   Ulm',
    'Name\t   Born   Town\nAnna   1969   Ulm',
    'Name   Born   Town',
  ])('leaves %j', (text) => {
    expect(read(text)).toEqual([])
  })

  it.each(['Name   Born   Town\n', 'a  ', '  \n', 'A  B  C\n1  2  3\n'])(
    'takes linear time for %j',
    async (unit) => {
      const growth = await growthOf((size) => unit.repeat(size), columnFields, 500)
      expect(growth).toBeLessThan(LINEAR_GROWTH)
    },
  )
})
