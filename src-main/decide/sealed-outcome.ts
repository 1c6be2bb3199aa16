/** The outcome of a document as it travels from the thread that decides to the one that stores. */

import type { Timings } from '../../src-shared/contract/scan-result.ts'
import { leaveOpen, type Sealed, seal, unseal } from '../workers/sealed.ts'
import type { JobResult, ScanOutcome } from './scan-outcome.ts'

/** What is read of an outcome only where it is stored or shown. */
export type OutcomeRecord = Pick<ScanOutcome, 'findings' | 'heat' | 'decisions'>

export interface SealedOutcome {
  readonly status: ScanOutcome['status']
  readonly result: Sealed<JobResult>
  readonly record: Sealed<OutcomeRecord>
  /** Of the whole detection, known when it has ended. */
  readonly timings?: Timings
}

/** Seals an outcome in two parts: what a client is answered, and what a reviewer opens. */
export function sealOutcome({ status, result, ...record }: ScanOutcome): SealedOutcome {
  return { status, result: seal(result), record: seal<OutcomeRecord>(record) }
}

/** The same for a small one, which is most likely read in this thread. */
export function openOutcome({ status, result, ...record }: ScanOutcome): SealedOutcome {
  return { status, result: leaveOpen(result), record: leaveOpen<OutcomeRecord>(record) }
}

/** The part in the words of the interface. */
export function resultOf({ result, timings }: Omit<SealedOutcome, 'record'>): JobResult {
  return { ...unseal(result), ...(timings && { timings }) }
}

/** The part that a reviewer opens. */
export function recordOf({ record }: SealedOutcome): OutcomeRecord {
  return unseal(record)
}

/** The whole outcome. */
export function unsealOutcome(sealed: SealedOutcome): ScanOutcome {
  return { status: sealed.status, result: resultOf(sealed), ...recordOf(sealed) }
}
