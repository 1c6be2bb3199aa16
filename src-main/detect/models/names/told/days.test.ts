import { expect, it } from 'vitest'
import { isDay } from './days.ts'

it.each([
  ['Δευτέρα – ', 'Παρασκευή', ' 9:00'],
  ['', 'Κυριακή', ', Δευτέρα'],
  ['', 'Domenica', ' lunedì'],
])('knows a day beside another: %s⟦%s⟧%s', (before, value, after) => {
  expect(isDay(value, before, after)).toBe(true)
})

it.each([
  ['Αγαπητή ', 'Παρασκευή', ', σε ευχαριστώ'],
  ['', 'Domenica', ' Ferri'],
  ['Montag – ', 'Weber', ''],
])('knows no day: %s⟦%s⟧%s', (before, value, after) => {
  expect(isDay(value, before, after)).toBe(false)
})
