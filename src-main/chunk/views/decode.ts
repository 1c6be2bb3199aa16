/**
 * The decoded view: what a text says in an encoding, in a code, in letters set
 * apart or in words run together. What was decoded is decoded again, three times
 * at most. What does not decode to readable text is not taken.
 */

import type { Decoded } from './decoder.ts'
import { DECODERS } from './decoders.ts'
import { composeViews, type ViewText, ViewTextWriter } from './view-text.ts'

/** A payload in a payload in a payload is looked for; deeper nesting is not how text reaches a model. */
const MAX_DEPTH = 3
/**
 * Units that the layers below the first may hold together, in times of the text: several
 * decoders can read one stretch, and each layer would multiply them.
 */
const MAX_NESTED = 2
/** Room for layers of short texts. */
const MIN_NESTED_UNITS = 65_536

const GAP = '\n\n'

/** The view, and whether a layer was left out: it lay too deep, or there was no room for it. */
export interface DecodedView extends ViewText {
  readonly isCut: boolean
}

/** What the layers of a text may still hold. */
interface Layers {
  room: number
  isCut: boolean
}

/** A piece of the view in units of the text. */
interface Piece {
  readonly start: number
  readonly view: ViewText
}

/**
 * All that decodes to text, piece after piece in reading order, the pieces parted by
 * empty lines; a nested piece follows the one it was found in. A unit leads back to the
 * letters it was made of where they stand in the text, else to the whole encoded stretch.
 * Case is kept.
 */
export function decodeText(text: string): DecodedView {
  const room = Math.max(MIN_NESTED_UNITS, MAX_NESTED * text.length)
  const layers: Layers = { room, isCut: false }
  const pieces = decodedPieces(text, MAX_DEPTH, layers)
  const out = new ViewTextWriter(pieces.reduce((sum, { view }) => sum + view.text.length + 2, 0))
  for (const { view, start } of pieces) {
    if (out.length > 0) out.pushString(GAP, start, start)
    out.pushView(view, 0, view.text.length)
  }
  return { ...out.finish(), isCut: layers.isCut }
}

/** Pieces of a text and of what they say, in the text's own units. */
function decodedPieces(text: string, depth: number, layers: Layers): readonly Piece[] {
  const found = DECODERS.flatMap(({ find }) => [...find(text)])
  found.sort((a, b) => a.start - b.start || b.end - a.end)
  return found.flatMap((decoded) => {
    const view = viewOf(decoded)
    const piece = { start: decoded.start, view }
    if (view.text.length > layers.room) {
      layers.isCut = true
      return [piece]
    }
    layers.room -= view.text.length
    if (depth === 1) {
      layers.isCut ||= isEncoded(view.text)
      return [piece]
    }
    const inner = decodedPieces(view.text, depth - 1, layers)
    return [piece, ...inner.map((each) => within(view, each))]
  })
}

function isEncoded(text: string): boolean {
  return DECODERS.some(({ find }) => {
    for (const _ of find(text)) return true
    return false
  })
}

function viewOf({ text, start, end, map }: Decoded): ViewText {
  if (map !== undefined) return { text, starts: map.starts, ends: map.ends }
  const { length } = text
  return {
    text,
    starts: new Uint32Array(length).fill(start),
    ends: new Uint32Array(length).fill(end),
  }
}

function within(outer: ViewText, { start, view }: Piece): Piece {
  return { start: outer.starts[start] ?? 0, view: composeViews(view, outer) }
}
