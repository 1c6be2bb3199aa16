/**
 * Marks as the editor draws them: overlapping ones cut into disjoint pieces,
 * each with the look of all that hold in it. Pure.
 *
 * Disjoint pieces are needed because nested elements would be split and nested
 * again at every overlap.
 */

import {
  compareRanges,
  flattenSpans,
  overlapFinder,
  type Range,
  rangesWithin,
} from '../../src-shared/model/spans.ts'
import type { Category } from '../../src-shared/model/vocabulary.ts'
import { messages } from '../messages/en.ts'
import type { Mark } from './mark.ts'

/** One piece to draw. */
export interface DrawnMark extends Range {
  /** What a click selects in turn, innermost first. */
  readonly targets: readonly number[]
  readonly className: string
  /** Null where nothing begins. */
  readonly badge: Badge | null
}

/** What stands on the corner of what begins there. */
export interface Badge {
  /** Of the categories, ticked where all of them are settled. */
  readonly letters: string
  /** The same for whoever does not see it: a letter says nothing aloud. */
  readonly spoken: string
}

/** For the element that is drawn: the theme shows the letters, and gives a screen reader the words in their place. */
export function badgeAttributes(badge: Badge | null): Readonly<Record<string, string>> {
  return badge === null ? {} : { 'data-badge': badge.letters, 'data-spoken': badge.spoken }
}

/** Underlines that have room below a line. */
const STACKED = 3

/**
 * The pieces of marks, in reading order.
 * @param masked values that are drawn as their masks, disjoint and in order; null where none is.
 */
export function drawnMarks(
  marks: readonly Mark[],
  masked: readonly Range[] | null = null,
): readonly DrawnMark[] {
  return piecesOf(marks.map((mark) => overMasks(mark, masked)))
}

/** Gives the pieces in a stretch, cut at its ends, in reading order. */
export type DrawnWithin = (stretch: Range) => readonly DrawnMark[]

/** The same where little of a document is seen at once: of ten thousand marks a page is made, when it is seen. */
export function drawnWithin(
  marks: readonly Mark[],
  masked: readonly Range[] | null = null,
): DrawnWithin {
  const touching = overlapFinder(marks.map((mark) => overMasks(mark, masked)).sort(compareRanges))
  return (stretch) =>
    piecesOf(touching(stretch)).flatMap((piece) => {
      const start = Math.max(piece.start, stretch.start)
      const end = Math.min(piece.end, stretch.end)
      if (start >= end) return []
      return [{ ...piece, start, end, badge: start === piece.start ? piece.badge : null }]
    })
}

function piecesOf(marks: readonly Mark[]): readonly DrawnMark[] {
  return flattenSpans(marks).map(({ start, end, ranges }) => {
    const inwards = ranges.toReversed()
    return {
      start,
      end,
      targets: targetsOf(inwards),
      className: classOf(inwards),
      badge: badgeOf(inwards.filter((mark) => mark.start === start)),
    }
  })
}

/**
 * A range that holds each masked value whole which it touches: a mask is one thing to draw, and what
 * lies around a part of it alone would not be seen.
 */
export function overMasks<R extends Range>(range: R, masked: readonly Range[] | null): R {
  if (masked === null || range.end <= range.start) return range
  const touched = rangesWithin(masked, range)
  const start = Math.min(range.start, touched[0]?.start ?? range.start)
  const end = Math.max(range.end, touched.at(-1)?.end ?? range.end)
  return start === range.start && end === range.end ? range : { ...range, start, end }
}

/** Tint of the innermost, one underline a category; all grey where every one is muted, pale where what counts is settled. */
function classOf(inwards: readonly Mark[]): string {
  const counting = inwards.filter((mark) => !mark.muted)
  const [innermost] = counting
  if (innermost === undefined) return 'ev ev-muted'
  const [first, ...others] = categoriesOf(counting)
  const stacked = others
    .slice(0, STACKED - 1)
    .map((category, index) => `ev-under${index + 2}-${category}`)
  const settled = isSettled(counting) ? ['ev-settled'] : []
  return ['ev', `ev-${first}`, `ev-${innermost.strength}`, ...settled, ...stacked].join(' ')
}

/** Of what is faint nothing is drawn; it is spoken all the same. */
function badgeOf(beginning: readonly Mark[]): Badge | null {
  const categories = categoriesOf(beginning)
  if (categories.length === 0) return null
  const seen = categoriesOf(beginning.filter(({ strength }) => strength !== 'faint'))
  const letters = seen.map((category) => messages.categories[category].letter).join('')
  const settled = isSettled(beginning)
  const state = beginning.every(({ muted }) => muted) ? 'muted' : settled ? 'settled' : 'open'
  return {
    letters: settled && letters !== '' ? settledBadge(letters) : letters,
    spoken: messages.document.spokenBadge(categories, state),
  }
}

/** Whether marks of one spot ask for nothing any more; those that are muted never did. */
export function isSettled(marks: readonly Pick<Mark, 'muted' | 'settled'>[]): boolean {
  const counting = marks.filter((mark) => !mark.muted)
  return counting.length > 0 && counting.every((mark) => mark.settled)
}

/** The letters of a badge whose marks are settled: a tick is seen in every colour. */
export function settledBadge(letters: string): string {
  return `${letters}✓`
}

function categoriesOf(marks: readonly Mark[]): readonly Category[] {
  return [...new Set(marks.map((mark) => mark.category))]
}

/** What marks at one spot select in turn, in their order, each once. */
export function targetsOf(marks: readonly Mark[]): readonly number[] {
  return [...new Set(marks.map(({ target }) => target))]
}

/**
 * What a click on a spot selects: the innermost target, or the next one
 * outwards where one of the spot is selected already.
 */
export function clickedTarget(targets: readonly number[], selected: number | null): number | null {
  const at = selected === null ? -1 : targets.indexOf(selected)
  return targets[(at + 1) % targets.length] ?? null
}

/** Reads the targets that a piece carries in `data-ev`. */
export function parseTargets(value: string): readonly number[] {
  return value.split(' ').map(Number)
}
