import { expect, it } from 'vitest'
import { checkWords } from './en/checks.ts'

it.each([
  ['outside_number_sheet', 'it stands in no sheet of numbers'],
  ['de_tax_id', 'the form and check digits of such numbers'],
  ['us_ssn_published', 'a number that was published'],
  ['credential_rows', 'CREDENTIAL_ROWS'],
  ['constructor', 'CONSTRUCTOR'],
])('says what %s looks at, or its name', (name, said) => {
  expect(checkWords(name, (other) => other.toUpperCase())).toBe(said)
})
