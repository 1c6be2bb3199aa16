/** Questions about units, against what the platform's patterns say. */

import { expect, it } from 'vitest'
import { isWhite, unitsAt } from './characters.ts'

it('knows white space as Unicode does', () => {
  for (let unit = 0; unit <= 0xffff; unit++) {
    expect(isWhite(unit), unit.toString(16)).toBe(
      /\p{White_Space}/u.test(String.fromCharCode(unit)),
    )
  }
})

it.each([
  ['a', 1],
  ['中', 1],
  ['😀', 2],
  ['\ud83d', 1],
  ['\ude00\ud83d', 1],
])('counts the units of the character with which %j begins', (text, units) => {
  expect(unitsAt(text, 0)).toBe(units)
})
