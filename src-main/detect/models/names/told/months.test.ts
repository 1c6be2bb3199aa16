import { expect, it } from 'vitest'
import { isMonth } from './months.ts'

it.each([
  ['', '14 Ιανουαρίου 2026', ''],
  ['τέλος ', 'Μαρτίου', '.'],
  ['до ', 'Января', ''],
  ['den 3. ', 'August', ''],
  ['', 'Marzo', ' de 2026'],
])('knows a month: %s⟦%s⟧%s', (before, value, after) => {
  expect(isMonth(value, before, after)).toBe(true)
})

it.each([
  ['Dear ', 'April', ','],
  ['', 'August', ' Weber'],
  ['Zimmer 14 ', 'Weber', ''],
  ['', '14 Lindenweg', ''],
])('knows no month: %s⟦%s⟧%s', (before, value, after) => {
  expect(isMonth(value, before, after)).toBe(false)
})
