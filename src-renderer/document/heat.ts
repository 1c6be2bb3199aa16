/** The chunks that the models read, as the screen steps through them and draws them beside lines. Pure. */

import { flattenSpans, type Range } from '../../src-shared/model/spans.ts'
import type { DocumentHeat } from '../../src-shared/workspace/document.ts'

/** A chunk with its place in the list: what a reviewer calls a passage. */
export interface Passage extends DocumentHeat {
  readonly index: number
}

/** A stretch of a line with the passage that stands for it. */
export interface HeatPiece {
  readonly passage: Passage
  /** Share of the line's height, against the other pieces. */
  readonly weight: number
}

/** What a folded stretch weighs: it is drawn as one button, about a row. */
const FOLD_WEIGHT = 80

/**
 * The pieces of a line from top to bottom. Where passages share text, and where
 * some of it is folded, the hottest stands for all, so that none is hidden.
 * @param passages those that touch the line, in order.
 * @param folded stretches of the line that are not drawn, ascending.
 */
export function heatPieces(
  passages: readonly Passage[],
  line: Range,
  folded: readonly Range[],
): readonly HeatPiece[] {
  const pieces: HeatPiece[] = []
  const add = (passage: Passage, weight: number) => {
    const last = pieces.at(-1)
    if (last?.passage !== passage) pieces.push({ passage, weight })
    else pieces[pieces.length - 1] = { ...last, weight: last.weight + weight }
  }
  let at = line.start
  for (const fold of [...folded, { start: line.end, end: line.end }]) {
    for (const { start, end, passage } of piecesBetween(passages, at, fold.start)) {
      add(passage, end - start)
    }
    const within = piecesBetween(passages, fold.start, fold.end)
    const hidden = hottest(within.map(({ passage }) => passage))
    if (hidden !== null) add(hidden, FOLD_WEIGHT)
    at = fold.end
  }
  return pieces
}

function piecesBetween(passages: readonly Passage[], from: number, to: number) {
  const clipped = passages.map((passage) => ({
    start: Math.max(passage.start, from),
    end: Math.min(passage.end, to),
    passage,
  }))
  return flattenSpans(clipped).flatMap(({ start, end, ranges }) => {
    const passage = hottest(ranges.map((range) => range.passage))
    return passage === null ? [] : [{ start, end, passage }]
  })
}

/** The most suspicious passage, of equal ones the first; null where there is none. */
export function hottest(passages: readonly Passage[]): Passage | null {
  let hottest: Passage | null = null
  for (const passage of passages) {
    if (hottest === null || compareHeat(passage, hottest) > 0) hottest = passage
  }
  return hottest
}

function compareHeat(a: Passage, b: Passage): number {
  return a.step - b.step || closeness(a) - closeness(b) || b.index - a.index
}

/** How much of its threshold the likeliest class reaches. */
function closeness({ verdict }: DocumentHeat): number {
  return verdict === null ? 0 : verdict.score / Math.max(verdict.threshold, Number.EPSILON)
}

/** Index of the next passage in a direction, starting over at the ends; the first or last where none is chosen. */
export function stepPassage(count: number, chosen: number | null, direction: 1 | -1): number {
  if (chosen === null) return direction === 1 ? 0 : count - 1
  return (chosen + direction + count) % count
}
