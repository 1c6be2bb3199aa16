/** Codes of banks, which everybody who has an account there shares: without an account beside them they are nobody's. */

import { askingNothing } from './asking-nothing.ts'
import type { Candidate } from './candidates.ts'
import { isFoundBy } from './found-by.ts'

/** The rule that knows codes of banks by the word before them. */
const BANK_CODE = 'pii_bank_code'
const ACCOUNTS: ReadonlySet<string> = new Set(['BANK_ACCOUNT', 'IBAN'])

/** The same candidates; a bank's code in a document without an account asks for nothing. */
export function withoutLoneBankCodes(candidates: readonly Candidate[]): readonly Candidate[] {
  const accounts = candidates.filter(({ accepted, label }) => accepted && ACCOUNTS.has(label))
  if (accounts.length === 0 || !accounts.every((each) => isFoundBy(each, BANK_CODE)))
    return candidates
  const lone = new Set(accounts)
  return candidates.map((each) => (lone.has(each) ? askingNothing(each, 'nobody') : each))
}
