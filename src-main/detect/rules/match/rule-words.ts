/** The passes that look for words of rules in a text, and what each of them looks for. */

import { VIEWS, type View } from '../../../../src-shared/model/finding.ts'
import { type KeywordOwner, wordTables } from '../prefilter/keyword-prefilter.ts'
import type { RuleAnchor } from '../prefilter/rule-anchor.ts'
import type { KeywordPass, PreparedRule, PreparedRules, WordPass } from './prepare-rules.ts'

/** A rule as the passes see it. */
export interface WordedRule {
  readonly rule: PreparedRule
  readonly anchor: RuleAnchor
}

const READ_IN: Readonly<Record<KeywordPass, readonly View[]>> = {
  written: ['original', 'lowered'],
  made: ['folded', 'revealed', 'decoded'],
  labelled: ['labelled'],
  joined: ['joined'],
}

const KEYWORD_PASSES = Object.keys(READ_IN) as readonly KeywordPass[]

/** What a pass looks for, by the index of a rule. */
export function ownersIn(pass: WordPass, rules: readonly WordedRule[]): readonly KeywordOwner[] {
  const read = KEYWORD_PASSES.find((known) => known === pass)
  if (read !== undefined) {
    return rules.map(({ rule, anchor }) => {
      const reads = rule.views.some((view) => READ_IN[read].includes(view))
      return {
        keywords: reads ? rule.keywords : [],
        places: rule.window !== undefined,
        anchors: reads && anchor.within === 'lowered' ? anchor.words : [],
      }
    })
  }
  return rules.map(({ rule, anchor }) => ({
    keywords: [],
    places: false,
    anchors:
      anchor.within === 'shape' && rule.views.some((view) => pass === shapePassOf(view))
        ? anchor.words
        : [],
  }))
}

/** The pass over the shape of a view: what is looked for in lower case has the shape that it has as written. */
export function shapePassOf(view: View): WordPass {
  return `shape of ${view === 'lowered' ? 'original' : view}`
}

/** Whether there is anything to look for. */
export function hasWords(owners: readonly KeywordOwner[]): boolean {
  return owners.some(({ anchors, keywords }) => anchors.length > 0 || keywords.length > 0)
}

/** The rules with the tables of every pass, which then need not be worked out by each thread. */
export function withWords(prepared: PreparedRules): PreparedRules {
  const rules = prepared.packs
    .flatMap((pack) => pack.rules)
    .map((rule, index) => ({ rule, anchor: prepared.anchors[index] as RuleAnchor }))
  const passes: readonly WordPass[] = [...KEYWORD_PASSES, ...new Set(VIEWS.map(shapePassOf))]
  const tables = passes
    .map((pass) => [pass, ownersIn(pass, rules)] as const)
    .filter(([, owners]) => hasWords(owners))
    .map(([pass, owners]) => [pass, wordTables(owners)])
  return { ...prepared, words: Object.fromEntries(tables) }
}
