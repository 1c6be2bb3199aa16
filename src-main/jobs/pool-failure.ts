/** A task of a worker pool that gave nothing, as a failure of the interface. */

import type { Failure } from '../../src-shared/contract/scan-result.ts'
import { PoolFull, WorkerFailure } from './worker-pool.ts'

/** The failure that an error of a pool is; undefined where the program itself is wrong. */
export function poolFailure(error: unknown): Failure | undefined {
  if (error instanceof PoolFull) return { stage: 'queue', kind: 'resource_limit', retryable: true }
  if (!(error instanceof WorkerFailure)) return undefined
  // The same document would exhaust the memory again; the other kinds may pass.
  return { stage: 'worker', kind: error.kind, retryable: error.kind !== 'resource_limit' }
}
