/**
 * How the matches of one rule are found: by words in the lower-cased text, or by
 * words in its shape, or by long runs, or everywhere; and what its matches begin with.
 */

import type { View } from '../../../../src-shared/model/finding.ts'
import type { Rule } from '../pack/rule-pack.ts'
import type { CharSet } from '../pattern/char-set.ts'
import { type PatternNode, patternTree } from '../pattern/pattern-tree.ts'
import { setsOf } from './char-set-run.ts'
import type { AnchorWord } from './keyword-prefilter.ts'
import { type LongRun, longRunOf } from './long-run-starts.ts'
import {
  type Anchor,
  type AnchorRun,
  anchorOf,
  neededShapes,
  type ShapesRead,
} from './pattern-anchor.ts'
import { MANY_RUNS, USUAL_RUNS } from './pattern-prefix.ts'
import { type Opening, openingOf } from './start-filter.ts'
import { lowerCaseUnits, shapesOf } from './text-shape.ts'

/** Every match holds one of the words, or a long run; and what its matches begin with. */
export interface RuleAnchor {
  /**
   * Where the words are looked for: in the lower-cased text or in the shape of the text. Without
   * any a match may start everywhere; keywords and their windows then say where it is looked for.
   */
  readonly within: 'lowered' | 'shape' | 'long run' | 'everywhere'
  readonly words: readonly AnchorWord[]
  /** Shapes of which every match holds one, too, where those are far rarer than the words: without any the text holds none. */
  readonly needs?: readonly string[]
  readonly longRun?: LongRun
  readonly opening: Opening
}

/** Tries expected for each character beyond which a windowed rule reads its windows instead. */
const MAX_WINDOWED_COST = 0.02
/**
 * And beyond which a rule with keywords reads the whole text where one of them occurs: it
 * would be tried nearly everywhere, and texts without them pay for its anchors all the same.
 */
const MAX_COST_WITH_KEYWORDS = 0.15
/** Beyond which more words are worth looking for. */
const MANY_COST = 0.05
/** And beyond which a word of thirteen letters or more is the better anchor. */
const MAX_WORD_COST = 0.004
/** And beyond which one of so many is. */
const MAX_LONG_WORD_COST = 0.0009
const LONG_WORD = 16
/** How much rarer a shape has to be to be looked for beside the words. */
const FAR_RARER = 50

/** The anchor of a rule; everywhere where its pattern has none, or its keywords are the shorter way. */
export function ruleAnchor({ pattern, flags, keywords, window, views }: Rule): RuleAnchor {
  const tree = patternTree(pattern, flags)
  const mostCost =
    window !== undefined
      ? MAX_WINDOWED_COST
      : keywords.length > 0
        ? MAX_COST_WITH_KEYWORDS
        : Number.POSITIVE_INFINITY
  const readsShapes = shapesRead(views)
  const usual = anchorOf(tree, readsShapes, USUAL_RUNS)
  const isCheap = usual !== undefined && usual.cost <= Math.min(mostCost, MANY_COST)
  const anchor = isCheap ? usual : cheaper(usual, anchorOf(tree, readsShapes, MANY_RUNS))
  const opening = openingOf(tree)
  const longWord = longRunOf(tree, 'word')
  const mostWordCost = (longWord?.length ?? 0) < LONG_WORD ? MAX_WORD_COST : MAX_LONG_WORD_COST
  if (longWord !== undefined && (anchor === undefined || anchor.cost > mostWordCost)) {
    return { within: 'long run', words: [], longRun: longWord, opening }
  }
  if (anchor === undefined || anchor.cost > mostCost) {
    // Windows are shorter than what a row would be looked for in.
    const longRow = window === undefined ? longRunOf(tree, 'row') : undefined
    if (longRow === undefined) return { within: 'everywhere', words: [], opening }
    return { within: 'long run', words: [], longRun: longRow, opening }
  }
  const lettersOf = anchor.within === 'lowered' ? lowerCaseUnits : shapesOf
  const words = new Map<string, AnchorWord>()
  for (const found of anchor.runs.flatMap((run) => wordsOf(run, lettersOf))) {
    words.set(`${found.least}:${found.most}:${found.word}`, found)
  }
  const needs = anchor.within === 'shape' ? shapesBeside(anchor, tree, readsShapes) : []
  return {
    ...{ within: anchor.within, words: [...words.values()], opening },
    ...(needs.length > 0 && { needs }),
  }
}

/** The shapes that a match needs beside its anchor, which is one of shapes, too; none that are hardly rarer. */
function shapesBeside(anchor: Anchor, tree: PatternNode, readsShapes: ShapesRead) {
  const needed = neededShapes(tree, readsShapes)
  if (needed === undefined || needed.cost * FAR_RARER > anchor.cost) return []
  return [...new Set(needed.runs.flatMap((run) => wordsOf(run, shapesOf)).map(({ word }) => word))]
}

function cheaper(one: Anchor | undefined, other: Anchor | undefined): Anchor | undefined {
  if (one === undefined || other === undefined) return one ?? other
  return other.cost < one.cost ? other : one
}

/** Identifiers are read as written; for the odd rule of another view a pass would cost too much. */
function shapesRead(views: readonly View[]): ShapesRead {
  if (views.includes('lowered')) return 'caseless'
  return views.includes('original') ? 'all' : 'none'
}

/** Every spelling of a run. */
function wordsOf(
  { run, least, most }: AnchorRun,
  lettersOf: (set: CharSet) => readonly number[],
): readonly AnchorWord[] {
  let words: readonly string[] = ['']
  for (const set of setsOf(run)) {
    const letters = lettersOf(set).map((unit) => String.fromCharCode(unit))
    words = words.flatMap((start) => letters.map((letter) => start + letter))
  }
  return words.map((word) => ({ word, least, most }))
}
