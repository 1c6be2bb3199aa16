/**
 * Runs the examples of a pack: what each finds, and whether that is what the rule
 * promises. The command line and the start of the service hold users' packs to
 * their examples with it.
 */

import { createRuleMatcher, type RuleMatcher } from '../match/match-rules.ts'
import { prepareRules } from '../match/prepare-rules.ts'
import { parseExample } from '../pack/rule-example.ts'
import type { Rule, RuleCategory, RulePack } from '../pack/rule-pack.ts'

/** Lowest score of an accepted finding: `ACCEPT_THRESHOLD` of the room `decide`. */
export const ACCEPTED_SCORE = 0.5

/** One example and what its rule found in it. */
export interface ExampleOutcome {
  /** Place of the rule in its pack, and of the example in its list, from 0. */
  readonly rule: number
  readonly ruleId: string
  readonly list: 'match' | 'ignore'
  readonly example: number
  /** Stretches of the example that the rule found with an accepted score. */
  readonly found: readonly string[]
  /** What is wrong, without the words of the example; nothing where it is as promised. */
  readonly problem?: string
}

/** A matcher takes milliseconds to make, and each text a time that grows with its rules. */
const RULES_A_MATCHER = 50

/**
 * Every example of every rule, in their order.
 * @throws {RulePackError} for rules that cannot run
 */
export function testRules(pack: RulePack): readonly ExampleOutcome[] {
  const outcomes: ExampleOutcome[] = []
  for (let first = 0; first < pack.rules.length; first += RULES_A_MATCHER) {
    const rules = pack.rules.slice(first, first + RULES_A_MATCHER)
    const match = createRuleMatcher(prepareRules([{ ...pack, rules }]))
    for (const [index, rule] of rules.entries()) {
      for (const list of ['match', 'ignore'] as const) {
        for (const [example, marked] of rule[list].entries()) {
          const found = foundIn(marked, rule, pack.category, match)
          const problem = problemOf(list, found, markedEvidence(marked))
          outcomes.push({
            rule: first + index,
            ruleId: rule.id,
            list,
            example,
            found,
            ...(problem !== undefined && { problem }),
          })
        }
      }
    }
  }
  return outcomes
}

function foundIn(
  example: string,
  { id }: Rule,
  category: RuleCategory,
  match: RuleMatcher,
): readonly string[] {
  const { text, hidden } = parseExample(example)
  return match({ text, hidden, categories: [category], switches: new Map([[id, true]]) })
    .flatMap(({ findings }) => findings)
    .filter(({ explanation, score }) => explanation.detectorId === id && score >= ACCEPTED_SCORE)
    .map(({ start, end }) => text.slice(start, end))
}

function markedEvidence(example: string): string | undefined {
  const { text, evidence } = parseExample(example)
  return evidence && text.slice(evidence.start, evidence.end)
}

function problemOf(
  list: 'match' | 'ignore',
  found: readonly string[],
  wanted: string | undefined,
): string | undefined {
  if (list === 'ignore') {
    return found.length === 0 ? undefined : 'the rule finds something where it must not'
  }
  if (found.length === 0) return 'the rule finds nothing'
  return wanted === undefined || found.includes(wanted)
    ? undefined
    : 'the rule finds something else than what ⟦…⟧ marks'
}
