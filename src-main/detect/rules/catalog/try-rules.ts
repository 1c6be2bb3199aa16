/** Tries a file of rules on a text, before the file lies in the data folder: what is wrong with it, and what it marks. */

import {
  MAX_TRIAL_MARKS,
  type RuleTrial,
  type RuleTrialMark,
  type RuleTrialRequest,
} from '../../../../src-shared/workspace/rule-trial.ts'
import { createRuleMatcher } from '../match/match-rules.ts'
import { prepareRules } from '../match/prepare-rules.ts'
import { type RulePack, RulePackError } from '../pack/rule-pack.ts'
import { ACCEPTED_SCORE } from './test-rules.ts'
import { testRuleSource } from './user-rules.ts'

/** As problems name a file that has no name yet. */
const FILE = 'rules.yaml'

/**
 * Every rule runs, also one that is off until somebody switches it on. Where an example fails the text is marked all the
 * same: that is how its author sees why.
 * @param taken ids of rules that ship.
 */
export function tryRules({ rules, text }: RuleTrialRequest, taken: readonly string[]): RuleTrial {
  try {
    const { pack, examples, problems } = testRuleSource(rules, FILE, taken)
    const marks = marksOf(pack, text)
    return {
      rules: pack.rules.length,
      examples: examples.length,
      problems: [...problems],
      threshold: ACCEPTED_SCORE,
      marks: marks.slice(0, MAX_TRIAL_MARKS),
      is_cut: marks.length > MAX_TRIAL_MARKS,
    }
  } catch (error) {
    if (!(error instanceof RulePackError)) throw error
    const { problems } = error
    return { ...NOTHING, problems: [...problems] }
  }
}

/** Of rules that cannot run. */
const NOTHING = { rules: 0, examples: 0, threshold: ACCEPTED_SCORE, marks: [], is_cut: false }

function marksOf(pack: RulePack, text: string): readonly RuleTrialMark[] {
  const match = createRuleMatcher(prepareRules([pack]))
  const switches = new Map(pack.rules.map(({ id }) => [id, true]))
  return match({ text, hidden: [], categories: [pack.category], switches })
    .flatMap(({ findings }) => findings)
    .map(({ start, end, category, label, severity, score, explanation }) => ({
      ...{ start, end, category, label, severity, score },
      rule_id: explanation.detectorId,
      title: explanation.title,
      accepted: score >= ACCEPTED_SCORE,
    }))
}
