/** Decides a document: a small one here, others in a worker thread, so that no request waits for it. */

import { type DecideRequest, decideOpen } from '../decide/decide-sealed.ts'
import { failedOutcome } from '../decide/scan-outcome.ts'
import { type SealedOutcome, sealOutcome } from '../decide/sealed-outcome.ts'
import { sealedBytes } from '../workers/sealed.ts'
import { failureOfWorker } from '../workers/worker-failure.ts'
import type { WorkerPool } from '../workers/worker-pool.ts'

export type DecidePool = WorkerPool<DecideRequest, SealedOutcome>

/** UTF-16 units of text, and bytes of findings, that are decided within some four milliseconds. */
const SMALL = { text: 32 * 1024, found: 32 * 1024 }

/** Never rejects but where the program is wrong: what a thread did not come to decide is a failed outcome. */
export async function decideIn(
  pool: DecidePool,
  request: DecideRequest,
  signal: AbortSignal,
): Promise<SealedOutcome> {
  const { text, found } = request
  const isSmall = text.length <= SMALL.text && sealedBytes(found) <= SMALL.found
  if (isSmall) return decideOpen(request)
  try {
    return await pool.run(request, { signal })
  } catch (error) {
    const failure = failureOfWorker(error)
    if (!failure) throw error
    return sealOutcome(failedOutcome(failure))
  }
}
