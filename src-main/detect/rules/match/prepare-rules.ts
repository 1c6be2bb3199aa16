/**
 * What is worked out from the words of the packs alone, and takes most of the time
 * before a first text can be read. It is plain data, so that it can be kept in a
 * file and handed to threads.
 */

import type { View } from '../../../../src-shared/model/finding.ts'
import type { Rule, RulePack } from '../pack/rule-pack.ts'
import type { WordTables } from '../prefilter/keyword-prefilter.ts'
import { type RuleAnchor, ruleAnchor } from '../prefilter/rule-anchor.ts'
import { compilePattern } from './compile-pattern.ts'

/** A rule without its examples, which are for who reads and tests it, and without its pattern, of which the expression is made. */
export type PreparedRule = Omit<Rule, 'match' | 'ignore' | 'pattern'>

export interface PreparedPack extends Pick<RulePack, 'pack' | 'category'> {
  readonly rules: readonly PreparedRule[]
}

/** A pass that looks for words: over texts as written, over those made from them, over cells with labels, or over joined lines. */
export type KeywordPass = 'written' | 'made' | 'labelled' | 'joined'

/** One of those, or one over the shape of a view. */
export type WordPass = KeywordPass | `shape of ${View}`

/** Tables by pass; of a pass that no rule needs there are none. */
export type PreparedWords = Readonly<Partial<Record<WordPass, WordTables>>>

/** Packs, and for each of their rules in turn how its matches are found and told. */
export interface PreparedRules {
  readonly packs: readonly PreparedPack[]
  /** Where there are tables, those hold their words. */
  readonly anchors: readonly RuleAnchor[]
  /** Expressions as they run, in the form that V8 finishes in linear time. */
  readonly sources: readonly string[]
  /** Left out where they are worked out when a text needs them. */
  readonly words?: PreparedWords | undefined
}

/** @throws {RulePackError} for a pattern that cannot run. */
export function prepareRules(packs: readonly RulePack[]): PreparedRules {
  const rules = packs.flatMap(({ pack, rules }) => rules.map((rule) => ({ pack, rule })))
  // The anchors are read of patterns that have a linear form alone.
  const sources = rules.map(({ pack, rule }) => compilePattern(rule, pack).source)
  return {
    packs: packs.map(({ pack, category, rules }) => ({
      pack,
      category,
      rules: rules.map(({ match, ignore, pattern, ...rule }) => rule),
    })),
    anchors: rules.map(({ rule }) => ruleAnchor(rule)),
    sources,
  }
}
