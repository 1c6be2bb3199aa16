/**
 * Shows values as masked as the list does, and copies them so: what is replaced
 * in the drawing is not in what the editor hands out either.
 */

import type { EditorState, Extension, RangeSetBuilder } from '@codemirror/state'
import { Decoration, type EditorView, EditorView as View, WidgetType } from '@codemirror/view'
import { type MaskedStretch, maskOf } from '../../src-shared/model/mask.ts'
import { type Range, rangesWithin } from '../../src-shared/model/spans.ts'
import type { Joint } from './joined-lines.ts'
import { isRightToLeft } from './right-to-left.ts'
import { visibleDecorations } from './visible-decorations.ts'

/**
 * @param stretches disjoint and in order.
 * @param joints line ends that are drawn as if there were none.
 */
export function maskValues(
  stretches: readonly MaskedStretch[],
  joints: readonly Joint[],
): Extension {
  const joined = new Set(joints.map(({ at }) => at))
  return [
    visibleDecorations((view, seen, builder) => drawMasks(view, stretches, joined, seen, builder)),
    View.clipboardOutputFilter.of((_text, state) => copiedText(state, stretches)),
  ]
}

function drawMasks(
  view: EditorView,
  stretches: readonly MaskedStretch[],
  joined: ReadonlySet<number>,
  seen: Range,
  builder: RangeSetBuilder<Decoration>,
): void {
  const { doc } = view.state
  for (const stretch of rangesWithin(stretches, seen)) {
    const { start, end } = stretch
    const value = doc.sliceString(start, end, '\n')
    const isMirrored = isRightToLeft(value)
    // A plug-in may replace no line break: each line is replaced by itself, and keeps its height.
    // The mask of a name keeps its line ends, every other one stands on the first line.
    const masks = maskOf(value, stretch).split(LINE_END)
    let at = start
    for (const [index, line] of value.split('\n').entries()) {
      const to = at + line.length
      const mask = masks[index] ?? (joined.has(at - 1) ? '' : MASK_GOES_ON)
      const widget = mask === '' ? {} : { widget: new MaskedValue(mask, isMirrored) }
      if (to > at) builder.add(at, to, Decoration.replace(widget))
      at = to + 1
    }
  }
}

/** Stands on each further line of a value, unless that is drawn on the same one. */
const MASK_GOES_ON = '••••'
const LINE_END = /\r?\n/

const RIGHT_TO_LEFT_MARK = '\u{200f}'

class MaskedValue extends WidgetType {
  readonly mask: string
  readonly isMirrored: boolean

  constructor(mask: string, isMirrored: boolean) {
    super()
    this.mask = mask
    this.isMirrored = isMirrored
  }

  override eq(other: MaskedValue): boolean {
    return other.mask === this.mask && other.isMirrored === this.isMirrored
  }

  override toDOM(): HTMLElement {
    const span = document.createElement('span')
    span.className = 'masked-value'
    span.dir = 'auto'
    span.textContent = this.mask
    if (!this.isMirrored) return span
    // A line takes its direction from its first letter, and none is left of one that is all value.
    const outer = document.createElement('span')
    outer.className = 'masked-right-to-left'
    outer.append(RIGHT_TO_LEFT_MARK, span)
    return outer
  }

  override ignoreEvent(): boolean {
    return false
  }
}

/** What is selected, with the mask of every value that is touched in place of it. */
function copiedText(state: EditorState, stretches: readonly MaskedStretch[]): string {
  return state.selection.ranges
    .map(({ from, to }) =>
      maskedSlice((start, end) => state.sliceDoc(start, end), { start: from, end: to }, stretches),
    )
    .join('\n')
}

/**
 * A stretch of a text as it is shown while values are masked: a value that is only touched is
 * masked whole, so that two copies do not make one value.
 */
export function maskedSlice(
  slice: (start: number, end: number) => string,
  { start, end }: Range,
  stretches: readonly MaskedStretch[],
): string {
  let masked = ''
  let at = start
  for (const stretch of rangesWithin(stretches, { start, end })) {
    if (stretch.start > at) masked += slice(at, stretch.start)
    masked += maskOf(slice(stretch.start, stretch.end), stretch)
    at = stretch.end
  }
  return at < end ? masked + slice(at, end) : masked
}
