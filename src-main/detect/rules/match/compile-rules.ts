/**
 * Turns rules as written into rules that run: expressions compiled, validators
 * looked up, contradictions refused. Done once per process.
 */

import { type Rule, type RuleCategory, type RulePack, RulePackError } from '../pack/rule-pack.ts'
import { linearPattern } from '../pattern/linear-pattern.ts'
import { PatternError } from '../pattern/parse-pattern.ts'
import { type RuleAnchor, ruleAnchor } from '../prefilter/rule-anchor.ts'
import { VALIDATORS, type Validator } from '../validators/index.ts'

/** A rule ready to run. */
export interface CompiledRule {
  readonly rule: Rule
  readonly category: RuleCategory
  /** With the flag `g`: its `lastIndex` is state, so a rule runs on one text at a time. */
  readonly expression: RegExp
  /** The same expression with the flag `y`: tries one place only. */
  readonly sticky: RegExp
  /** How its matches are found without reading the whole text; none where that is not possible. */
  readonly anchor: RuleAnchor | undefined
  readonly validators: readonly Validator[]
  readonly onByDefault: boolean
}

/**
 * `lead` and `value` tell the evidence from what stands before it. Without
 * indices (the flag `d` has no linear form) the place of `value` is known only
 * when nothing but `lead` comes before it.
 */
const VALUE_FIRST = /^(?:\\b|\\B|\^)*\(\?<value>/
const LEAD_FIRST = /^(?:\\b|\\B|\^)*\(\?<lead>/

/**
 * Every rule of the packs, in their order.
 * @throws {RulePackError} for an id used twice, a pattern with no linear form, or evidence whose
 * place cannot be known.
 */
export function compileRules(packs: readonly RulePack[]): readonly CompiledRule[] {
  const seen = new Set<string>()
  return packs.flatMap((pack) =>
    pack.rules.map((rule) => {
      if (seen.has(rule.id)) throw new RulePackError(pack.pack, [`${rule.id}: id: is used twice`])
      seen.add(rule.id)
      const expression = compilePattern(rule, pack.pack)
      return {
        rule,
        category: pack.category,
        expression,
        sticky: new RegExp(expression.source, `y${rule.flags ?? ''}`),
        anchor: ruleAnchor(rule),
        validators: (rule.validate ?? []).flatMap((name) => VALIDATORS.get(name) ?? []),
        onByDefault: rule.default !== 'off',
      }
    }),
  )
}

function compilePattern(rule: Rule, pack: string): RegExp {
  const { pattern, flags = '' } = rule
  try {
    if (pattern.includes('(?<value>')) {
      const placed = pattern.includes('(?<lead>')
        ? LEAD_FIRST.test(pattern) && pattern.includes(')(?<value>')
        : VALUE_FIRST.test(pattern)
      if (!placed) throw new PatternError('value must come first, or directly after a first lead')
    }
    return new RegExp(linearPattern(pattern), `g${flags}`)
  } catch (error) {
    if (!(error instanceof PatternError || error instanceof SyntaxError)) throw error
    throw new RulePackError(pack, [`${rule.id}: pattern: ${error.message}`])
  }
}
