import { expect, it } from 'vitest'
import { growthOf, LINEAR_GROWTH } from '../../../../src-shared/__fixtures__/growth.ts'
import { sayersOf } from './sayings.ts'

const SAYINGS =
  'Rain is late.\n\t\t-- A. Lind\n%\n"Who asks?"\r\n   — Per Roth, "Boats"\n%\nNo.\n\t― Una Berg\n'

it('knows the lines that tell who said something', () => {
  expect(sayersOf(SAYINGS).map(({ start, end }) => SAYINGS.slice(start, end).trim())).toEqual([
    '-- A. Lind',
    '— Per Roth, "Boats"',
    '― Una Berg',
  ])
})

it('takes all of a file for `fortune` for sayings, and no remarks of TeX', () => {
  const file = 'Rain is late.\n%\nA cat asks.\n%\n\tNo, says Una Berg.\n%\nYes.\n'
  expect(sayersOf(file)).toEqual([{ start: 0, end: file.length }])
  expect(sayersOf('% Una Berg\n%\n% a\n%\n\\name{Una Berg}\n%\n\\b\n%\n\\c\n')).toEqual([])
})

it.each([
  ['one saying', 'Rain is late.\n\t\t-- A. Lind\n'],
  ['who signs comments', SAYINGS.replaceAll(/^[ \t]+/gm, '')],
  ['a list behind dashes', 'Present:\n  — A. Lind\n  — Per Roth\n  — Una Berg\n'],
])('knows none in %s', (_, text) => {
  expect(sayersOf(text)).toEqual([])
})

it.each(['.\n%\n', '%\n', '.\n  -- A', '. ', '\t', '.\n\t—'])(
  'reads a text made of %j in linear time',
  async (unit) => {
    const growth = await growthOf((size) => unit.repeat(size), sayersOf, 500)
    expect(growth).toBeLessThan(LINEAR_GROWTH)
  },
)
