/** Cuts a stretch of shown letters where marks, masks and the selection begin and end. Pure. */

import { type MaskedStretch, maskOf } from '../../../src-shared/model/mask.ts'
import type { Range } from '../../../src-shared/model/spans.ts'
import type { DrawnMark } from '../drawn-marks.ts'

export interface Piece {
  readonly text: string
  readonly mark: DrawnMark | null
  readonly isSelected: boolean
  readonly isHidden: boolean
  /** Whether it was looked for, and is looked at: a class of the style sheet. */
  readonly found: 'found' | 'found-current' | null
  /** In UTF-16 units of the canonical text; null where the place is not known. */
  readonly start: number | null
}

/** What holds where in the canonical text; each list is disjoint and in order. */
export interface PlacedLooks {
  readonly text: string
  readonly marks: readonly DrawnMark[]
  readonly masked: readonly MaskedStretch[]
  readonly hidden: readonly Range[]
  readonly selected: Range | null
  /** What was looked for. */
  readonly found: readonly Range[]
  /** The match that is looked at. */
  readonly current: Range | null
}

/** @param places of each UTF-16 unit of `shown`, ascending; -1 where it is not known. */
export function piecesOf(shown: string, places: Int32Array, looks: PlacedLooks): readonly Piece[] {
  const pieces: {
    text: string
    mark: DrawnMark | null
    isSelected: boolean
    isHidden: boolean
    found: Piece['found']
    start: number | null
  }[] = []
  for (let at = 0; at < shown.length; at++) {
    const place = places[at] as number
    const stretch = place < 0 ? null : holding(looks.masked, place)
    // A value shows as its mask once, where it begins: emphasis may part it into several texts.
    if (stretch !== null && place !== stretch.start) continue
    const mark = place < 0 ? null : holding(looks.marks, place)
    const isHidden = place >= 0 && holding(looks.hidden, place) !== null
    const { selected } = looks
    const isSelected = selected !== null && place >= selected.start && place < selected.end
    const match = place < 0 ? null : holding(looks.found, place)
    const found = match === null ? null : match === looks.current ? 'found-current' : 'found'
    const text =
      stretch === null
        ? (shown[at] as string)
        : maskOf(looks.text.slice(stretch.start, stretch.end), stretch)
    const last = pieces.at(-1)
    if (
      last &&
      last.mark === mark &&
      last.isSelected === isSelected &&
      last.isHidden === isHidden &&
      last.found === found
    ) {
      last.text += text
    } else pieces.push({ text, mark, isSelected, isHidden, found, start: place < 0 ? null : place })
  }
  return pieces
}

/** The range that holds a place, by halving. */
function holding<R extends Range>(ranges: readonly R[], place: number): R | null {
  let [low, high] = [0, ranges.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ranges[middle] as R).end <= place) low = middle + 1
    else high = middle
  }
  const range = ranges[low]
  return range !== undefined && range.start <= place ? range : null
}
