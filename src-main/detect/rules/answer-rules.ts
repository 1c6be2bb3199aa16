/** Answers requests for the rules, in a thread of theirs or where a small text is. */

import { leaveOpen, seal } from '../../workers/sealed.ts'
import type { RulesAnswer, RulesRequest } from '../detector.ts'
import { createRuleMatcher } from './match/match-rules.ts'
import type { PreparedRules } from './match/prepare-rules.ts'

/** Findings that may be left open: more would hold up the thread that decides on them. */
const FEW = 64

/**
 * Gives the function that finds what every requested category that has rules holds.
 * @param leavesOpen a few findings, for whoever asks in the same thread.
 */
export function createRuleAnswers(
  prepared: PreparedRules,
  leavesOpen = false,
): (request: RulesRequest) => RulesAnswer {
  const match = createRuleMatcher(prepared)
  return (request) => {
    const response = match(request)
    const places = response.flatMap(({ findings }) =>
      findings.flatMap(({ start, end }) => [start, end]),
    )
    const capped = response.flatMap(({ capped = [] }) => capped)
    const isCut = response.some((each) => each.isCut === true)
    const found = leavesOpen && places.length <= 2 * FEW ? leaveOpen(response) : seal(response)
    return { found, places: Uint32Array.from(places), capped, isCut }
  }
}
