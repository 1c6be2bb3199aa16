/** Worker thread entry: compiles the shipped packs once and answers one request at a time. */

import '../../v8-flags.ts'
import type { RulesRequest, RulesResponse } from '../detector.ts'
import { loadPacks } from './load-packs.ts'
import { createRuleMatcher } from './match-rules.ts'

const match = createRuleMatcher(loadPacks())

/** Findings of every requested category that has rules. */
export default function matchRules(request: RulesRequest): RulesResponse {
  return match(request)
}
