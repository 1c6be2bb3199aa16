import { expect, it } from 'vitest'
import { isMonth, withoutDate } from './months.ts'

it.each([
  ['', '14 Ιανουαρίου 2026', ''],
  ['τέλος ', 'Μαρτίου', '.'],
  ['до ', 'Января', ''],
  ['ο ', 'Δεκέμβριος', ' μπήκε'],
  ['', 'დეკემბერი', ''],
  ['', 'दिसंबर', ' में'],
  ['den 3. ', 'August', ''],
  ['', 'Marzo', ' de 2026'],
  ['Ines ', 'June', ' 29, 2019 at 12:31 pm'],
  ['', 'May', ' 3 at 9:14'],
  ['bis ', 'Enn Januar', '.'],
])('knows a month: %s⟦%s⟧%s', (before, value, after) => {
  expect(isMonth(value, before, after)).toBe(true)
})

it.each([
  ['Dear ', 'April', ','],
  ['', 'Марта', ' звонила'],
  ['', 'August', ' Weber'],
  ['', 'Anna April', ''],
  ['', 'Zbigniew Grudzień', ''],
  ['', 'June', ' 14 Mill Lane'],
  ['Zimmer 14 ', 'Weber', ''],
  ['', '14 Lindenweg', ''],
])('knows no month: %s⟦%s⟧%s', (before, value, after) => {
  expect(isMonth(value, before, after)).toBe(false)
})

it.each([
  ['Reply\n\n', 'Ines June', ' 29, 2019 at 12:31 pm', 'Ines'],
  ['', 'L. March', ' 3, 2018 - 14:02', 'L.'],
  ['', 'Anna May', ' said on June 3, 2018', 'Anna May'],
  ['', 'June', ' 29, 2019', 'June'],
  ['', 'Anna Weber', ' 3, 2018', 'Anna Weber'],
])('takes no date into a name: %s⟦%s⟧%s', (before, value, after, name) => {
  const text = before + value + after
  const found = {
    name: 'PERSON',
    score: 1,
    start: before.length,
    end: before.length + value.length,
  }
  const { start, end } = withoutDate(text, found)
  expect(text.slice(start, end)).toBe(name)
})
