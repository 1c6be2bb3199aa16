import { expect, it } from 'vitest'
import { textUnits, unitsText } from './text-units.ts'

it.each([
  ['', 'nothing'],
  ['Latin é', 'one-byte text'],
  ['\ud800 lone \udc00 halves 😀', 'halves of pairs'],
  ['ab\u0141'.repeat(400_000), 'a text longer than what is kept'],
])('gives the units of a text and makes it of them again %#', (text) => {
  const units = textUnits(text)
  expect(units[text.length - 1]).toBe(text === '' ? undefined : text.charCodeAt(text.length - 1))
  expect(unitsText(units, text.length)).toBe(text)
})
