/** Whether all planned work ran, as the interface says it. */

import type { Completion, Failure } from '../../src-shared/contract/scan-result.ts'

/**
 * `complete` when nothing failed, `degraded` when something failed but at least
 * one requested category was read, else `failed`. Failures are always listed.
 */
export function completionOf(failures: readonly Failure[], categoriesRead: number): Completion {
  const state = categoriesRead === 0 ? 'failed' : failures.length > 0 ? 'degraded' : 'complete'
  return { state, failures: [...failures] }
}
