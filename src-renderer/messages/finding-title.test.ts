import { expect, it } from 'vitest'
import { shortTitle } from './finding-title.ts'

it.each([
  ['Sick leave or treatment of one person', 'Sick leave or treatment'],
  ['Impairment or operation of one person, French, Spanish, Italian', 'Impairment or operation'],
  ['Illness, injury or pregnancy of one person, Indonesian', 'Illness, injury or pregnancy'],
  ['Article 9 statement, other scripts, Chinese and Korean', 'Article 9 statement'],
  // A list of few words is what it names.
  ['Pacemaker, hearing aid or the like of one person', 'Pacemaker, hearing aid or the like'],
  ['Payslip', 'Payslip'],
])('%s is %s in a list', (title, short) => {
  expect(shortTitle(title)).toBe(short)
})
