/** Codes of banks, which everybody who has an account there shares: without an account beside them they are nobody's. */

import type { Candidate } from './candidates.ts'
import { wordsOf } from './place/answers/answers.ts'
import { IGNORED } from './place/weigh-place.ts'

/** The rule that knows codes of banks by the word before them. */
const BANK_CODE = 'pii_bank_code'
const ACCOUNTS: ReadonlySet<string> = new Set(['BANK_ACCOUNT', 'IBAN'])

/** The same candidates; a bank's code in a document without an account asks for nothing. */
export function withoutLoneBankCodes(candidates: readonly Candidate[]): readonly Candidate[] {
  const accounts = candidates.filter(({ accepted, label }) => accepted && ACCOUNTS.has(label))
  if (accounts.length === 0 || !accounts.every(isBankCode)) return candidates
  const lone = new Set(accounts)
  return candidates.map((each) => {
    if (!lone.has(each)) return each
    const explanations = each.explanations.map((explanation) => ({
      ...explanation,
      description: `${explanation.description} ${wordsOf('nobody', false)}`,
    }))
    return { ...each, ...IGNORED, explanations }
  })
}

function isBankCode({ explanations }: Candidate): boolean {
  return explanations.every(({ detectorId }) => detectorId === BANK_CODE)
}
