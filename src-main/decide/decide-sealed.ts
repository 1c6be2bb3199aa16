/** Decides one document whose findings come sealed, as the rules gave them. */

import type { RulesResponse } from '../detect/detector.ts'
import { type Sealed, unseal } from '../workers/sealed.ts'
import { type Detected, decideDocument, type ScanOutcome } from './scan-outcome.ts'
import { openOutcome, type SealedOutcome, sealOutcome } from './sealed-outcome.ts'

/** What detection gave for one document, as plain data. */
export interface DecideRequest extends Omit<Detected, 'categories'> {
  readonly found: Sealed<RulesResponse>
}

/** What {@link decideDocument} gives, sealed. */
export function decideSealed(request: DecideRequest): SealedOutcome {
  return sealOutcome(decided(request))
}

/** The same of a small document, open. */
export function decideOpen(request: DecideRequest): SealedOutcome {
  return openOutcome(decided(request))
}

function decided({ found, ...detected }: DecideRequest): ScanOutcome {
  return decideDocument({ ...detected, categories: unseal(found) })
}
