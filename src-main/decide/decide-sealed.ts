/** Decides one document whose findings come sealed, as the rules gave them. */

import type { RulesResponse } from '../detect/detector.ts'
import { type Sealed, unseal } from '../workers/sealed.ts'
import { type Detected, decideDocument } from './scan-outcome.ts'
import { type SealedOutcome, sealOutcome } from './sealed-outcome.ts'

/** What detection gave for one document, as plain data. */
export interface DecideRequest extends Omit<Detected, 'categories'> {
  readonly found: Sealed<RulesResponse>
}

/** What {@link decideDocument} gives, sealed. */
export function decideSealed({ found, ...detected }: DecideRequest): SealedOutcome {
  return sealOutcome(decideDocument({ ...detected, categories: unseal(found) }))
}
