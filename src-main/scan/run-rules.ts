/** Has the rules read one document in a worker thread; what fails there is a value. */

import type { Failure } from '../../src-shared/contract/scan-result.ts'
import type { SourceMap } from '../../src-shared/model/source-map.ts'
import type { Range } from '../../src-shared/model/spans.ts'
import type { RulesAnswer, RulesRequest, RulesResponse } from '../detect/detector.ts'
import { leaveOpen, type Sealed } from '../workers/sealed.ts'
import { failureOfWorker } from '../workers/worker-failure.ts'
import type { WorkerPool } from '../workers/worker-pool.ts'

export type RulesPool = WorkerPool<RulesRequest, RulesAnswer>

export interface RulesOutcome {
  readonly found: Sealed<RulesResponse>
  /** Where rules fired. */
  readonly ranges: readonly Range[]
  readonly failures: readonly Failure[]
}

/**
 * Runs the rules. A worker that dies, overruns or is cancelled gives no category
 * and one failure; a rule that met its bound keeps its findings, and is one too, as
 * are layers of encodings that there were too many of.
 */
export async function runRules(
  pool: RulesPool,
  request: RulesRequest,
  signal: AbortSignal,
): Promise<RulesOutcome> {
  if (request.categories.length === 0) return nothingFound([])
  try {
    const answer = await pool.run(request, { signal })
    const { found, places, capped, isCut } = answer
    const failures = [...capped.map(cappedRule), ...(isCut ? [CUT] : [])]
    return { found, ranges: rangesOf(places), failures }
  } catch (error) {
    const failure = failureOfWorker(error)
    if (!failure) throw error
    return nothingFound([{ ...failure, level: 'L1' }])
  }
}

function nothingFound(failures: readonly Failure[]): RulesOutcome {
  return { found: leaveOpen([]), ranges: [], failures }
}

function rangesOf(places: Uint32Array): readonly Range[] {
  const ranges: Range[] = []
  for (let at = 0; at < places.length; at += 2) {
    ranges.push({ start: places[at] as number, end: places[at + 1] as number })
  }
  return ranges
}

/** What is encoded so often that not all of it was read is hidden on purpose: nothing harmless comes near it. */
const CUT: Failure = {
  stage: 'scanner',
  kind: 'resource_limit',
  retryable: false,
  level: 'L1',
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
