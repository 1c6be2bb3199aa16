/**
 * A text on its way through the normalisers of a tokenizer, with the place in the
 * source that every unit of it comes from.
 */

/** Places are UTF-16 units of the source; the arrays hold one entry a unit of `text`. */
export interface AlignedText {
  readonly text: string
  /** Undefined where every unit is at its own place. */
  readonly places: { readonly starts: Uint32Array; readonly ends: Uint32Array } | undefined
}

/** `length` units at `index` give way to `text`. */
export interface Edit {
  readonly index: number
  readonly length: number
  readonly text: string
}

/** `source` with every match of `pattern` (global) replaced by what `replace` makes of it. */
export function rewrite(
  source: AlignedText,
  pattern: RegExp,
  replace: (match: string) => string,
): AlignedText {
  return applyEdits(source, editsOf(source.text, pattern, replace))
}

function* editsOf(
  text: string,
  pattern: RegExp,
  replace: (match: string) => string,
): Generator<Edit> {
  for (const { 0: match, index } of text.matchAll(pattern)) {
    yield { index, length: match.length, text: replace(match) }
  }
}

/**
 * `source` with edits, in rising order and apart. Where the length changes, all
 * that is put in has the place of all that it replaces, else each unit that of
 * the unit it replaces.
 */
export function applyEdits(source: AlignedText, edits: Iterable<Edit>): AlignedText {
  const { text } = source
  const parts: string[] = []
  /** Position, length before, length after of what changes the length. */
  const shifts: number[] = []
  let from = 0
  for (const edit of edits) {
    const end = edit.index + edit.length
    if (edit.text === text.slice(edit.index, end)) continue
    parts.push(text.slice(from, edit.index), edit.text)
    from = end
    if (edit.text.length !== edit.length) shifts.push(edit.index, edit.length, edit.text.length)
  }
  if (parts.length === 0) return source
  parts.push(text.slice(from))
  const rewritten = parts.join('')
  if (shifts.length === 0) return { text: rewritten, places: source.places }
  return { text: rewritten, places: shiftedPlaces(source, shifts, rewritten.length) }
}

/** The part of `source` from `start` to before `end`. */
export function sliceAligned(source: AlignedText, start: number, end: number): AlignedText {
  const { text, places } = source
  if (start === 0 && end === text.length) return source
  if (places === undefined && start > 0) {
    return sliceAligned({ text, places: ownPlaces(text.length) }, start, end)
  }
  return {
    text: text.slice(start, end),
    places: places && {
      starts: places.starts.subarray(start, end),
      ends: places.ends.subarray(start, end),
    },
  }
}

function ownPlaces(length: number): { starts: Uint32Array; ends: Uint32Array } {
  return {
    starts: Uint32Array.from({ length }, (_, index) => index),
    ends: Uint32Array.from({ length }, (_, index) => index + 1),
  }
}

function shiftedPlaces(
  source: AlignedText,
  shifts: readonly number[],
  length: number,
): { starts: Uint32Array; ends: Uint32Array } {
  const starts = new Uint32Array(length)
  const ends = new Uint32Array(length)
  let read = 0
  let write = 0
  const copyUntil = (end: number) => {
    for (; read < end; read++, write++) {
      starts[write] = startOf(source, read)
      ends[write] = endOf(source, read)
    }
  }
  for (let shift = 0; shift < shifts.length; shift += 3) {
    const position = shifts[shift] ?? 0
    const before = shifts[shift + 1] ?? 0
    const after = shifts[shift + 2] ?? 0
    copyUntil(position)
    // What is put in where nothing was is at the place of what follows, or of what is last.
    const first = before > 0 ? position : Math.min(position, source.text.length - 1)
    const last = before > 0 ? position + before - 1 : first
    starts.fill(startOf(source, first), write, write + after)
    ends.fill(endOf(source, last), write, write + after)
    read += before
    write += after
  }
  copyUntil(source.text.length)
  return { starts, ends }
}

/** Where in the source the unit at `index` begins. */
export function startOf({ places }: AlignedText, index: number): number {
  return places ? (places.starts[index] ?? 0) : index
}

/** Where in the source the unit at `index` ends. */
export function endOf({ places }: AlignedText, index: number): number {
  return places ? (places.ends[index] ?? 0) : index + 1
}
