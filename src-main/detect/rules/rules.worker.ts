/**
 * Worker thread entry: compiles the rules that its starter has prepared and hands
 * over, once, and answers one request at a time.
 */

import '../../v8-flags.ts'
import { workerData } from 'node:worker_threads'
import { seal } from '../../workers/sealed.ts'
import type { RulesAnswer, RulesRequest } from '../detector.ts'
import { createRuleMatcher } from './match/match-rules.ts'
import type { PreparedRules } from './match/prepare-rules.ts'

const match = createRuleMatcher(workerData as PreparedRules)

/** Findings of every requested category that has rules. */
export default function matchRules(request: RulesRequest): RulesAnswer {
  const response = match(request)
  const places = response.flatMap(({ findings }) =>
    findings.flatMap(({ start, end }) => [start, end]),
  )
  const capped = response.flatMap(({ capped = [] }) => capped)
  return { found: seal(response), places: Uint32Array.from(places), capped }
}
