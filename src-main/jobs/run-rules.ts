/** Has the rules read one document in a worker thread; what fails there is a value. */

import type { Failure } from '../../src-shared/contract/scan-result.ts'
import type { SourceMap } from '../../src-shared/model/source-map.ts'
import type { RulesRequest, RulesResponse } from '../detect/detector.ts'
import { poolFailure } from './pool-failure.ts'
import type { WorkerPool } from './worker-pool.ts'

/**
 * The rules read 1 MB in well under a second; a document that holds them this
 * long is an attack on them.
 */
const RULES_DEADLINE_MS = 30_000

export type RulesPool = WorkerPool<RulesRequest, RulesResponse>

export interface RulesOutcome {
  readonly categories: RulesResponse
  readonly failures: readonly Failure[]
}

/**
 * Runs the rules. A worker that dies, overruns or is cancelled gives no category
 * and one failure; a rule that met its bound keeps its findings, and is one too.
 */
export async function runRules(
  pool: RulesPool,
  request: RulesRequest,
  signal: AbortSignal,
): Promise<RulesOutcome> {
  if (request.categories.length === 0) return { categories: [], failures: [] }
  try {
    const categories = await pool.run(request, { timeoutMs: RULES_DEADLINE_MS, signal })
    return { categories, failures: categories.flatMap(({ capped = [] }) => capped.map(cappedRule)) }
  } catch (error) {
    const failure = poolFailure(error)
    if (!failure) throw error
    return { categories: [], failures: [{ ...failure, level: 'L1' }] }
  }
}

/** A rule that stopped at its bound has not read the rest: what it would have found there is not known. */
function cappedRule(ruleId: string): Failure {
  return {
    stage: 'scanner',
    kind: 'resource_limit',
    retryable: false,
    level: 'L1',
    detector_id: ruleId,
  }
}

/** The stretches that people cannot see. */
export function hiddenRanges(map: SourceMap) {
  return map.flatMap(({ start, end, hidden }) => (hidden === undefined ? [] : [{ start, end }]))
}
