/**
 * A text made from another text, with the way back for every unit of it.
 *
 * All normalised views are of this kind, so that one function maps a finding in
 * any of them to the stretch of the canonical text that produced it.
 */

import type { Range } from '../../../src-shared/model/spans.ts'
import { unitsText } from '../text-units.ts'

/** A text whose unit `k` was produced by `[starts[k], ends[k])` of its source; within a line starts never fall. */
export interface ViewText {
  readonly text: string
  readonly starts: Uint32Array
  readonly ends: Uint32Array
}

/** The stretch of the source that produced `[start, end)` of a view; the range must not be empty. */
export function sourceRange(view: ViewText, start: number, end: number): Range {
  return { start: view.starts[start] ?? 0, end: view.ends[end - 1] ?? 0 }
}

/** The view that holds nothing. */
export const EMPTY_VIEW: ViewText = {
  text: '',
  starts: new Uint32Array(0),
  ends: new Uint32Array(0),
}

/** A view whose way back is worked out when it is first asked for: of most texts there is nothing to tell. */
export function viewLedBack(text: string, way: () => Pick<ViewText, 'starts' | 'ends'>): ViewText {
  let known: Pick<ViewText, 'starts' | 'ends'> | undefined
  const led = () => {
    known ??= way()
    return known
  }
  return {
    text,
    get starts() {
      return led().starts
    },
    get ends() {
      return led().ends
    },
  }
}

/** The view that `outer` is of the source of `inner`, where `outer` was made from `inner.text`. */
export function composeViews(outer: ViewText, inner: ViewText): ViewText {
  if (outer.text === '') return EMPTY_VIEW
  return viewLedBack(outer.text, () => ({
    starts: outer.starts.map((start) => inner.starts[start] ?? 0),
    ends: outer.ends.map((end) => inner.ends[end - 1] ?? 0),
  }))
}

/** Collects the units of a view. Arrays grow by doubling, so that a million units cost no copies each. */
export class ViewTextWriter {
  units: Uint16Array
  starts: Uint32Array
  ends: Uint32Array
  length = 0

  /** @param capacity units expected; more may come. */
  constructor(capacity: number) {
    const size = Math.max(16, capacity)
    this.units = new Uint16Array(size)
    this.starts = new Uint32Array(size)
    this.ends = new Uint32Array(size)
  }

  /** Adds one UTF-16 unit that came from `[start, end)` of the source. */
  push(unit: number, start: number, end: number): void {
    const at = this.length
    if (at === this.units.length) this.#grow()
    this.units[at] = unit
    this.starts[at] = start
    this.ends[at] = end
    this.length = at + 1
  }

  /** Adds a string, every unit of which came from `[start, end)` of the source. */
  pushString(text: string, start: number, end: number): void {
    for (let index = 0; index < text.length; index++) this.push(text.charCodeAt(index), start, end)
  }

  /** Adds the units `[start, end)` of a view with their sources. */
  pushView(view: ViewText, start: number, end: number): void {
    const { text } = view
    while (this.units.length < this.length + end - start) this.#grow()
    const { units } = this
    for (let from = start, to = this.length; from < end; from++, to++) {
      units[to] = text.charCodeAt(from)
    }
    this.starts.set(view.starts.subarray(start, end), this.length)
    this.ends.set(view.ends.subarray(start, end), this.length)
    this.length += end - start
  }

  /** The view of what was written. The writer is not to be used afterwards. */
  finish(): ViewText {
    return {
      text: unitsText(this.units, this.length),
      starts: this.starts.subarray(0, this.length),
      ends: this.ends.subarray(0, this.length),
    }
  }

  #grow(): void {
    const size = this.units.length * 2
    const { units, starts, ends } = this
    this.units = new Uint16Array(size)
    this.units.set(units)
    this.starts = new Uint32Array(size)
    this.starts.set(starts)
    this.ends = new Uint32Array(size)
    this.ends.set(ends)
  }
}
