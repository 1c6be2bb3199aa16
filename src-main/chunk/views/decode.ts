/**
 * The decoded view: what a text says in an encoding, in a code, in letters set
 * apart or in words run together. What was decoded is decoded again, three times
 * at most. What does not decode to readable text is not taken.
 */

import type { Decoded } from './decoder.ts'
import { DECODERS } from './decoders.ts'
import { lowerCaseInPlace } from './lower.ts'
import { composeViews, EMPTY_VIEW, type ViewText, ViewTextWriter } from './view-text.ts'
import { type PlacesOf, placesIn } from './word-finder.ts'

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
export interface DecodedPiece {
  readonly start: number
  readonly view: ViewText
  /** What it was written in, in words. */
  readonly code: string
  /** From 1; what was found within a decoded piece is one deeper. */
  readonly layer: number
}

/**
 * All that decodes to text, piece after piece in reading order, the pieces parted by
 * empty lines; a nested piece follows the one it was found in. A unit leads back to the
 * letters it was made of where they stand in the text, else to the whole encoded stretch.
 * Case is kept.
 * @param lowered the text in lower case at the same places, where it is known
 * @param placesOf where words are in that, where it is known
 */
export function decodeText(
  text: string,
  lowered = lowerCaseInPlace(text),
  placesOf = placesIn(lowered),
): DecodedView {
  const { pieces, isCut } = decodedPieces(text, lowered, placesOf)
  if (pieces.length === 0) return { ...EMPTY_VIEW, isCut }
  const out = new ViewTextWriter(pieces.reduce((sum, { view }) => sum + view.text.length + 2, 0))
  for (const { view, start } of pieces) {
    if (out.length > 0) out.pushString(GAP, start, start)
    out.pushView(view, 0, view.text.length)
  }
  return { ...out.finish(), isCut }
}

/** The pieces of {@link decodeText} one by one, layer by layer, each in units of the text. */
export function decodedPieces(
  text: string,
  lowered = lowerCaseInPlace(text),
  placesOf = placesIn(lowered),
): {
  readonly pieces: readonly DecodedPiece[]
  readonly isCut: boolean
} {
  const room = Math.max(MIN_NESTED_UNITS, MAX_NESTED * text.length)
  const layers: Layers = { room, isCut: false }
  const pieces = piecesOf(text, lowered, placesOf, 1, layers)
  return { pieces, isCut: layers.isCut }
}

function piecesOf(
  text: string,
  lowered: string,
  placesOf: PlacesOf,
  layer: number,
  layers: Layers,
): readonly DecodedPiece[] {
  const found: (Decoded & { readonly code: string })[] = []
  for (const { name, find } of DECODERS) {
    for (const decoded of find(text, lowered, placesOf)) {
      found.push({ ...decoded, code: decoded.code ?? name })
    }
  }
  found.sort((a, b) => a.start - b.start || b.end - a.end)
  return found.flatMap((decoded) => {
    const view = viewOf(decoded)
    const { start, code } = decoded
    const piece = { start, view, code, layer }
    if (view.text.length > layers.room) {
      layers.isCut = true
      return [piece]
    }
    layers.room -= view.text.length
    if (layer === MAX_DEPTH) {
      layers.isCut ||= isEncoded(view.text)
      return [piece]
    }
    const inLowerCase = lowerCaseInPlace(view.text)
    const inner = piecesOf(view.text, inLowerCase, placesIn(inLowerCase), layer + 1, layers)
    return [piece, ...inner.map((each) => within(view, each))]
  })
}

function isEncoded(text: string): boolean {
  const lowered = lowerCaseInPlace(text)
  return DECODERS.some(({ find }) => find(text, lowered).length > 0)
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

function within(outer: ViewText, piece: DecodedPiece): DecodedPiece {
  const { start, view } = piece
  return { ...piece, start: outer.starts[start] ?? 0, view: composeViews(view, outer) }
}
