import { expect, it } from 'vitest'
import { FOUND_NAME } from './__fixtures__/found-name.ts'
import { withoutLoneBankCodes } from './bank-codes.ts'
import type { Candidate } from './candidates.ts'

const found = (label: string, detectorId: string): Candidate => {
  const explanations = [{ detectorId, description: '' }]
  return { ...FOUND_NAME, start: 0, end: 9, label, explanations } as unknown as Candidate
}
const CODE = found('BANK_ACCOUNT', 'pii_bank_code')

it('leaves out the code of a bank without an account', () => {
  const kept = withoutLoneBankCodes([CODE, found('PERSON', 'l2-names')])
  expect(kept.filter(({ accepted }) => accepted).map(({ label }) => label)).toEqual(['PERSON'])
})

it.each([
  ['BANK_ACCOUNT', 'pii_account_languages'],
  ['IBAN', 'pii_iban'],
])('keeps it beside an account, %s', (label, detectorId) => {
  const candidates = [CODE, found(label, detectorId)]
  expect(withoutLoneBankCodes(candidates)).toEqual(candidates)
})
