/**
 * What is worked out from the words of the packs alone, and takes most of the time
 * before a first text can be read. It is plain data, so that it can be kept in a
 * file and handed to threads.
 */

import type { RulePack } from '../pack/rule-pack.ts'
import { type RuleAnchor, ruleAnchor } from '../prefilter/rule-anchor.ts'
import { compilePattern } from './compile-pattern.ts'

/** Packs, and for each of their rules in turn how its matches are found. */
export interface PreparedRules {
  readonly packs: readonly RulePack[]
  /** Null for a rule that has no anchor: its windows or the whole text are read. */
  readonly anchors: readonly (RuleAnchor | null)[]
}

/** @throws {RulePackError} for a pattern that cannot run. */
export function prepareRules(packs: readonly RulePack[]): PreparedRules {
  return {
    packs,
    anchors: packs.flatMap(({ pack, rules }) =>
      rules.map((rule) => {
        // What follows reads only patterns that have a linear form.
        compilePattern(rule, pack)
        return ruleAnchor(rule) ?? null
      }),
    ),
  }
}

/** Several as one, in their order. */
export function joinPrepared(parts: readonly PreparedRules[]): PreparedRules {
  return {
    packs: parts.flatMap(({ packs }) => packs),
    anchors: parts.flatMap(({ anchors }) => anchors),
  }
}
