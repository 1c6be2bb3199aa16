/** Answers requests for the rules, in a thread of theirs or where a small text is. */

import { seal } from '../../workers/sealed.ts'
import type { RulesAnswer, RulesRequest } from '../detector.ts'
import { createRuleMatcher } from './match/match-rules.ts'
import type { PreparedRules } from './match/prepare-rules.ts'

/** Gives the function that finds what every requested category that has rules holds. */
export function createRuleAnswers(prepared: PreparedRules): (request: RulesRequest) => RulesAnswer {
  const match = createRuleMatcher(prepared)
  return (request) => {
    const response = match(request)
    const places = response.flatMap(({ findings }) =>
      findings.flatMap(({ start, end }) => [start, end]),
    )
    const capped = response.flatMap(({ capped = [] }) => capped)
    const isCut = response.some((each) => each.isCut === true)
    return { found: seal(response), places: Uint32Array.from(places), capped, isCut }
  }
}
