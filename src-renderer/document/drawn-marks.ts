/**
 * Findings as stretches to mark: overlapping ones cut into disjoint segments,
 * each with the look of all that hold in it. Pure.
 *
 * Flat segments are needed because nested marks would be split and nested again
 * at every overlap.
 */

import { flattenSpans, type Range } from '../../src-shared/model/spans.ts'
import type { Category } from '../../src-shared/model/vocabulary.ts'
import type { DocumentFinding } from '../../src-shared/workspace/document.ts'
import { messages } from '../messages/en.ts'

/** One stretch to mark. */
export interface EvidenceMark extends Range {
  /** Ids of its findings, innermost first. */
  readonly ids: readonly number[]
  readonly className: string
  /** Letters of the categories that begin here, with "+n" for what has no room; or null. */
  readonly badge: string | null
}

/** Underlines that have room below a line. */
const STACKED = 3
const BADGE_LETTERS = 2

/** The marks of findings, in reading order. */
export function evidenceMarks(findings: readonly DocumentFinding[]): readonly EvidenceMark[] {
  return flattenSpans(findings).map(({ start, end, ranges }) => {
    const inwards = ranges.toReversed()
    return {
      start,
      end,
      ids: inwards.map((finding) => finding.id),
      className: classOf(inwards),
      badge: badgeOf(inwards.filter((finding) => finding.start === start)),
    }
  })
}

/** Tint of the innermost, one underline a category, all grey where every one was rejected. */
function classOf(inwards: readonly DocumentFinding[]): string {
  const accepted = inwards.filter((finding) => finding.accepted)
  const [innermost] = accepted
  if (innermost === undefined) return 'ev ev-rejected'
  const [first, ...others] = categoriesOf(accepted)
  const stacked = others
    .slice(0, STACKED - 1)
    .map((category, index) => `ev-under${index + 2}-${category}`)
  return ['ev', `ev-${first}`, confidenceClass(innermost.score), ...stacked].join(' ')
}

/** Three steps, because more cannot be told apart. */
function confidenceClass(score: number): string {
  return score < 0.5 ? 'ev-low' : score < 0.8 ? 'ev-medium' : 'ev-high'
}

function badgeOf(beginning: readonly DocumentFinding[]): string | null {
  const categories = categoriesOf(beginning)
  if (categories.length === 0) return null
  const letters = categories
    .slice(0, BADGE_LETTERS)
    .map((category) => messages.categories[category].letter)
  const more = beginning.length - letters.length
  return letters.join('') + (more > 0 ? `+${more}` : '')
}

function categoriesOf(findings: readonly DocumentFinding[]): readonly Category[] {
  return [...new Set(findings.map((finding) => finding.category))]
}

/**
 * The finding that a click on a mark selects: the innermost, or the next one
 * outwards where one of the mark is selected already.
 */
export function clickedFinding(ids: readonly number[], selected: number | null): number | null {
  const at = selected === null ? -1 : ids.indexOf(selected)
  return ids[(at + 1) % ids.length] ?? null
}

/** Reads the ids that a mark carries in `data-ev`. */
export function parseMarkIds(value: string): readonly number[] {
  return value.split(' ').map(Number)
}
