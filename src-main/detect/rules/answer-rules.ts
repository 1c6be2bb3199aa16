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
    const places = new Map(
      response.map(({ category, findings }) => [
        category,
        Uint32Array.from(findings.flatMap(({ start, end }) => [start, end])),
      ]),
    )
    const count = response.reduce((sum, { findings }) => sum + findings.length, 0)
    const capped = response.flatMap(({ capped = [] }) => capped)
    const isCut = response.some((each) => each.isCut === true)
    const found = leavesOpen && count <= FEW ? leaveOpen(response) : seal(response)
    return { found, places, capped, isCut }
  }
}
