/**
 * A limit that a submission breaks, as the accounts room finds it. The door
 * turns it into a refusal and adds what only it knows: its own addresses.
 */

import type { ErrorCode } from '../../src-shared/contract/error-codes.ts'
import type { QuotaError } from '../../src-shared/contract/scan-result.ts'

export interface LimitProblem {
  readonly code: ErrorCode
  /** One sentence with the numbers. */
  readonly message: string
  /** Absent for limits that the interface has no `limit_kind` for. */
  readonly quota?: Omit<QuotaError, 'next_actions'>
}

/** A number as the sentences show it: 1,000,000. */
export function counted(number: number): string {
  return number.toLocaleString('en')
}
