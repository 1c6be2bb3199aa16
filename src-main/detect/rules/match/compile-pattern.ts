/** Turns the pattern of a rule as written into the expression that runs. */

import { withSeams } from '../../../../src-shared/model/seams.ts'
import { type Rule, RulePackError } from '../pack/rule-pack.ts'
import { linearPattern } from '../pattern/linear-pattern.ts'
import { PatternError } from '../pattern/parse-pattern.ts'

/**
 * `lead` and `value` tell the evidence from what stands before it. Without
 * indices (the flag `d` has no linear form) the place of `value` is known only
 * when nothing but `lead` comes before it.
 */
const VALUE_FIRST = /^(?:\\b|\\B|\^)*\(\?<value>/
const LEAD_FIRST = /^(?:\\b|\\B|\^)*\(\?<lead>/

const VALUE_PLACED =
  'value must come first, or directly behind a lead that does: (?<lead>…)(?<value>…)'

/**
 * The expression of a rule, in the form that V8 finishes in linear time.
 * @param pack its name, for the error.
 * @throws {RulePackError} for a pattern with no linear form, or evidence whose place cannot be known.
 */
export function compilePattern(rule: Rule, pack: string): RegExp {
  const { pattern, flags = '' } = rule
  try {
    if (pattern.includes('(?<value>')) {
      const placed = pattern.includes('(?<lead>')
        ? LEAD_FIRST.test(pattern) && pattern.includes(')(?<value>')
        : VALUE_FIRST.test(pattern)
      if (!placed) throw new PatternError(VALUE_PLACED)
    }
    return new RegExp(withSeams(linearPattern(pattern)), `g${flags}`)
  } catch (error) {
    if (!(error instanceof PatternError || error instanceof SyntaxError)) throw error
    throw new RulePackError(pack, [`${rule.id}: pattern: ${error.message}`])
  }
}
