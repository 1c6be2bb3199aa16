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
    // As they are shown, and as a program counts them.
    [
      '工号     姓名       证号\nWX0117   韩冬雪     3202\nWX0140   欧阳晓岚   (未登记)\n',
      ['工号=WX0117', '姓名=韩冬雪', '证号=3202', '工号=WX0140', '姓名=欧阳晓岚', '证号=(未登记)'],
    ],
    [
      '员工所属部门名称         姓名   城市\n财务                     韩冬雪  上海\n',
      ['员工所属部门名称=财务', '姓名=韩冬雪', '城市=上海'],
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
