/**
 * What is worked out from the packs once, before any text is read: compiled
 * rules, and the passes that find where they need be tried.
 */

import { VIEWS, type View } from '../../../../src-shared/model/finding.ts'
import { once } from '../../../../src-shared/model/once.ts'
import { RULE_CATEGORIES, type RuleCategory } from '../pack/rule-pack.ts'
import {
  createKeywordPrefilter,
  type KeywordPrefilter,
  wordTables,
} from '../prefilter/keyword-prefilter.ts'
import type { LongRunOwner } from '../prefilter/long-run-starts.ts'
import { type StartFilter, startFilter } from '../prefilter/start-filter.ts'
import { shapeOf } from '../prefilter/text-shape.ts'
import type { CompiledRule } from './compile-rules.ts'
import type { KeywordPass, PreparedWords } from './prepare-rules.ts'
import { ownersIn, shapePassOf, tablesIn } from './rule-words.ts'

/**
 * The texts that rules read: each view, and three of them twice. In the decoded one words of
 * instructions are looked for as it reads, secrets and numbers as they are; the labelled and the
 * joined one are read in lower case by the rules that read the whole text so.
 */
export const READ_TEXT = {
  original: 0,
  lowered: 1,
  folded: 2,
  revealed: 3,
  decoded: 4,
  decodedFolded: 5,
  labelled: 6,
  labelledLowered: 7,
  joined: 8,
  joinedLowered: 9,
} as const

export type ReadText = (typeof READ_TEXT)[keyof typeof READ_TEXT]

/** The rules that read a text. */
export interface Reading {
  readonly text: ReadText
  /** 1 for each rule that reads it. */
  readonly reads: Uint8Array
}

/** Rules by their index, and what finds their matches. */
export interface RuleSet {
  readonly rules: readonly CompiledRule[]
  /** In the order of {@link READ_TEXT}: of findings that two texts give alike the first stays. */
  readonly readingsOf: (category: RuleCategory) => readonly Reading[]
  /** The keyword pass for texts as written, for those made from them, for labels with their cells, and for joined lines. */
  readonly prefilters: Readonly<Record<KeywordPass, () => KeywordPrefilter>>
  /** The pass over the shape of a view as it is written; none where no rule needs it. */
  readonly shapeScanner: (view: View) => KeywordPrefilter | undefined
  /** The rules whose matches may start anywhere. */
  readonly everywhere: readonly number[]
  /** The rules of a view that are found by long runs. */
  readonly longRuns: ReadonlyMap<View, readonly LongRunOwner[]>
  /** What the matches of a rule begin with, by its index. */
  readonly filterOf: (owner: number) => StartFilter
  /** The expressions by which several rules read all of a text: one search serves them. */
  readonly shared: ReadonlySet<string>
}

/**
 * Prepares some rules for matching. What only some texts and categories need is made when one does.
 * @param words what is known of their words
 */
export function createRuleSet(rules: readonly CompiledRule[], words?: PreparedWords): RuleSet {
  const passOver = (pass: KeywordPass) =>
    once(() => createKeywordPrefilter(words?.[pass] ?? wordTables(ownersIn(pass, rules))))
  const prefilters = {
    written: passOver('written'),
    made: passOver('made'),
    labelled: passOver('labelled'),
    joined: passOver('joined'),
  }
  const shapeScanners = new Map(
    VIEWS.map(shapePassOf).map((pass) => [
      pass,
      once(() => {
        const tables = words === undefined ? tablesIn(pass, rules) : words[pass]
        return tables && createKeywordPrefilter(tables, shapeOf)
      }),
    ]),
  )
  const shapeScannerOf = new Map(VIEWS.map((view) => [view, shapeScanners.get(shapePassOf(view))]))
  const byLongRuns = rules.flatMap(({ rule, anchor }, owner) =>
    anchor.longRun ? [{ views: rule.views, found: { owner, ...anchor.longRun } }] : [],
  )
  const longRuns = new Map(
    VIEWS.map((view) => [
      view,
      byLongRuns.flatMap(({ views, found }) => (views.includes(view) ? [found] : [])),
    ]),
  )
  const readings = readingsOf(rules)
  const filters = rules.map(({ anchor }) => once(() => startFilter(anchor.opening)))
  return {
    rules,
    readingsOf: (category) => readings.get(category) as readonly Reading[],
    prefilters,
    shapeScanner: (view) => shapeScannerOf.get(view)?.(),
    everywhere: rules.flatMap(({ anchor }, owner) =>
      anchor.within === 'everywhere' ? [owner] : [],
    ),
    longRuns,
    filterOf: (owner) => (filters[owner] as () => StartFilter)(),
    shared: sharedExpressions(rules),
  }
}

/** Each rule is looked at once: every start waits for it. */
function readingsOf(rules: readonly CompiledRule[]): ReadonlyMap<RuleCategory, readonly Reading[]> {
  const texts = Object.values(READ_TEXT)
  const readings = new Map(
    RULE_CATEGORIES.map((category) => [
      category,
      texts.map((): Uint8Array | undefined => undefined),
    ]),
  )
  for (const [owner, { rule, category }] of rules.entries()) {
    const byText = readings.get(category) ?? []
    for (const view of rule.views) {
      const text = readTextOf(view, rule.views, category)
      const reads = byText[text] ?? new Uint8Array(rules.length)
      reads[owner] = 1
      byText[text] = reads
    }
  }
  return new Map(
    [...readings].map(([category, byText]) => [
      category,
      texts.flatMap((text) => {
        const reads = byText[text]
        return reads === undefined ? [] : [{ text, reads }]
      }),
    ]),
  )
}

function sharedExpressions(rules: readonly CompiledRule[]): ReadonlySet<string> {
  const known = new Set<string>()
  const shared = new Set<string>()
  for (const { rule, source } of rules) {
    if (rule.window !== undefined) continue
    if (known.has(source)) shared.add(source)
    known.add(source)
  }
  return shared
}

function readTextOf(view: View, views: readonly View[], category: RuleCategory): ReadText {
  if (view === 'decoded' && category === 'injection') return READ_TEXT.decodedFolded
  if (views.includes('lowered')) {
    if (view === 'labelled') return READ_TEXT.labelledLowered
    if (view === 'joined') return READ_TEXT.joinedLowered
  }
  return READ_TEXT[view]
}
