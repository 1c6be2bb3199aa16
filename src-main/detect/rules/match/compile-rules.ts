/**
 * Turns rules as written into rules that run: validators looked up, contradictions
 * refused. Done once per process; an expression is compiled when a text needs it.
 */

import { once } from '../../../../src-shared/model/once.ts'
import { type RuleCategory, RulePackError } from '../pack/rule-pack.ts'
import type { RuleAnchor } from '../prefilter/rule-anchor.ts'
import { VALIDATORS, type Validator } from '../validators/index.ts'
import type { PreparedRule, PreparedRules } from './prepare-rules.ts'

/** A rule ready to run. */
export interface CompiledRule {
  readonly rule: PreparedRule
  readonly category: RuleCategory
  /** Its expression, as text. */
  readonly source: string
  /**
   * With the flag `y`, so that it tries one place only: V8 counts how often an expression
   * backtracks from call to call, and beyond 50,000 times reads on with an engine that takes
   * forty times as long for each character. Its `lastIndex` is state, so a rule runs on one
   * text at a time.
   */
  readonly sticky: () => RegExp
  /** How the places where its matches can start are found. */
  readonly anchor: RuleAnchor
  readonly validators: readonly Validator[]
  readonly onByDefault: boolean
}

/**
 * Every rule of the packs, in their order.
 * @throws {RulePackError} for an id used twice.
 */
export function compileRules({ packs, anchors, sources }: PreparedRules): readonly CompiledRule[] {
  const seen = new Set<string>()
  let next = 0
  return packs.flatMap((pack) =>
    pack.rules.map((rule) => {
      if (seen.has(rule.id)) throw new RulePackError(pack.pack, [`${rule.id}: id: is used twice`])
      seen.add(rule.id)
      const index = next++
      const source = sources[index] as string
      const { flags = '' } = rule
      return {
        rule,
        category: pack.category,
        source,
        sticky: once(() => new RegExp(source, `y${flags}`)),
        anchor: anchors[index] as RuleAnchor,
        validators: (rule.validate ?? []).flatMap((name) => VALIDATORS.get(name) ?? []),
        onByDefault: rule.default !== 'off',
      }
    }),
  )
}
