/**
 * The decoded view: text that stands in the document in a transport encoding.
 *
 * Base64, hexadecimal, percent and backslash escapes and HTML entities; a
 * decoded stretch is decoded once more. What does not decode to readable text
 * is not taken.
 */

import { DECODERS } from './decoders.ts'
import { encodedStarts } from './encoded-starts.ts'
import { type ViewText, ViewTextWriter } from './view-text.ts'

/** A payload in a payload is looked for; deeper nesting is not how text reaches a model. */
const MAX_DEPTH = 2
/** Shortest decoded stretch worth reading: shorter ones are words that happen to decode. */
const MIN_DECODED = 8
/** Share of printable characters below which a stretch is data, not text. */
const MIN_PRINTABLE = 0.95

const GAP = '\n\n'
const CONTROL = /[\0-\x08\x0e-\x1f\x7f-\x9f\ufffd]/g

/** A stretch of the source and what it decodes to. */
interface Decoded {
  readonly start: number
  readonly end: number
  readonly text: string
}

/**
 * All that decodes to text, piece after piece, the pieces parted by empty lines.
 * Every unit of a piece leads back to the whole encoded stretch. Case is kept.
 */
export function decodeText(text: string): ViewText {
  const pieces = decodedPieces(text, MAX_DEPTH)
  const out = new ViewTextWriter(pieces.reduce((sum, piece) => sum + piece.text.length + 2, 0))
  for (const { text: decoded, start, end } of pieces) {
    if (out.length > 0) out.pushString(GAP, start, start)
    out.pushString(decoded, start, end)
  }
  return out.finish()
}

/** Pieces in reading order; a nested piece follows the one it was found in and has its place. */
function decodedPieces(text: string, depth: number): readonly Decoded[] {
  const places = encodedStarts(text)
  const pieces = DECODERS.flatMap(({ encoded, decode, starts }) => {
    const found: Decoded[] = []
    const matches =
      starts === undefined ? text.matchAll(encoded) : matchesAt(text, encoded, places[starts])
    for (const { 0: stretch, index } of matches) {
      const decoded = decode(stretch)
      if (!isReadable(decoded) || decoded === stretch) continue
      const place = { start: index, end: index + stretch.length }
      found.push({ ...place, text: decoded })
      if (depth > 1) {
        for (const inner of decodedPieces(decoded, depth - 1)) {
          found.push({ ...place, text: inner.text })
        }
      }
    }
    return found
  })
  return pieces.sort((a, b) => a.start - b.start || b.end - a.end)
}

/** The matches that start at the given places, left to right, without overlap. */
function* matchesAt(text: string, sticky: RegExp, places: readonly number[]) {
  let end = 0
  for (const place of places) {
    if (place < end) continue
    sticky.lastIndex = place
    const match = sticky.exec(text)
    if (match === null) continue
    end = sticky.lastIndex
    yield match
  }
}

function isReadable(text: string): boolean {
  if (text.length < MIN_DECODED) return false
  const unreadable = text.match(CONTROL)?.length ?? 0
  return unreadable <= text.length * (1 - MIN_PRINTABLE)
}
