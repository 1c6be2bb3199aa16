import { expect, it } from 'vitest'
import { checkWords } from './check-words.ts'

it.each([
  ['outside_number_sheet', 'it stands in no sheet of numbers'],
  ['de_tax_id', 'the form and check digits of such numbers'],
  ['us_ssn_published', 'a number that was published'],
  ['check_of_long_ago', 'CHECK_OF_LONG_AGO'],
  ['constructor', 'CONSTRUCTOR'],
])('says what %s looks at, or its name', (name, said) => {
  expect(checkWords(name, (other) => other.toUpperCase())).toBe(said)
})
