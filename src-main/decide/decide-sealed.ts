/** Decides one document whose findings come sealed, as the rules gave them. */

import type { RulesResponse } from '../detect/detector.ts'
import { type Sealed, unseal } from '../workers/sealed.ts'
import type { Detected } from './detected.ts'
import { decideDocument, type ScanOutcome } from './scan-outcome.ts'
import { openOutcome, type SealedOutcome, sealOutcome } from './sealed-outcome.ts'

/** What detection gave for one document, as plain data. */
export interface DecideRequest extends Omit<Detected, 'categories' | 'scripts'> {
  readonly found: Sealed<RulesResponse>
  /** What rules found in its scripts, and where these start. */
  readonly scripts?: { readonly start: number; readonly found: Sealed<RulesResponse> }
}

/** What {@link decideDocument} gives, sealed. */
export function decideSealed(request: DecideRequest): SealedOutcome {
  return sealOutcome(decided(request))
}

/** The same of a small document, open. */
export function decideOpen(request: DecideRequest): SealedOutcome {
  return openOutcome(decided(request))
}

function decided({ found, scripts, ...detected }: DecideRequest): ScanOutcome {
  return decideDocument({
    ...detected,
    categories: unseal(found),
    ...(scripts && { scripts: { start: scripts.start, categories: unseal(scripts.found) } }),
  })
}
