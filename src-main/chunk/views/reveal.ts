/**
 * The revealed view: only what people do not see and software reads.
 *
 * Stretches that the document hides, and text written in characters that are
 * not drawn: Unicode tags, and bytes in variation selectors.
 */

import { isStringOneByteRepresentation } from 'node:v8'
import type { Range } from '../../../src-shared/model/spans.ts'
import { foldText } from './fold.ts'
import { composeViews, EMPTY_VIEW, type ViewText, ViewTextWriter } from './view-text.ts'

/** Tag characters U+E0020 to U+E007E stand for ASCII (Unicode, Tags block). */
const TAG_BASE = 0xe0000
/** Variation selectors 1 to 16 and 17 to 256: sixteen, then 240 byte values. */
const SELECTORS = { first: 0xfe00, last: 0xfe0f, moreFirst: 0xe0100, moreLast: 0xe01ef } as const
/** Fewer selectors than this in a row are emoji and ideograph variants, not bytes of a text. */
const MIN_SELECTOR_BYTES = 4

const UNDRAWN =
  /(?:\udb40[\udc20-\udc7e])+|(?:[\ufe00-\ufe0f]|\udb40[\udd00-\uddef]){4}(?:[\ufe00-\ufe0f]|\udb40[\udd00-\uddef])*/g

/** Parts stretches that have nothing to do with each other; folding keeps it as a line feed. */
const GAP = '\n\n'

/**
 * The folded text of all that is hidden, stretch after stretch in their order.
 * @param hidden sorted and disjoint stretches that people cannot see
 */
export function revealText(text: string, hidden: readonly Range[]): ViewText {
  const pieces = hiddenPieces(text, hidden)
  if (pieces.length === 0) return EMPTY_VIEW
  const out = new ViewTextWriter(256)
  let last = 0
  for (const piece of pieces) {
    if (out.length > 0) {
      const between = text.slice(last, piece.start)
      out.pushString(
        between.length < 8 && between.trim() === '' ? ' ' : GAP,
        piece.start,
        piece.start,
      )
    }
    writePiece(out, text, piece)
    last = piece.end
  }
  const revealed = out.finish()
  return composeViews(foldText(revealed.text), revealed)
}

/** Hidden stretches and runs of undrawn characters outside them, in order, disjoint. */
function hiddenPieces(text: string, hidden: readonly Range[]): readonly Range[] {
  // None of those characters is of Latin-1.
  if (isStringOneByteRepresentation(text)) return hidden
  const undrawn: Range[] = []
  for (const match of text.matchAll(UNDRAWN)) {
    undrawn.push({ start: match.index, end: match.index + match[0].length })
  }
  if (undrawn.length === 0) return hidden
  const pieces: Range[] = []
  for (const range of [...hidden, ...undrawn].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const previous = pieces.at(-1)
    if (previous === undefined || range.start >= previous.end) pieces.push(range)
    else if (range.end > previous.end) pieces.push({ start: previous.end, end: range.end })
  }
  return pieces
}

function writePiece(out: ViewTextWriter, text: string, piece: Range): void {
  const content = text.slice(piece.start, piece.end)
  let copied = 0
  for (const match of content.matchAll(UNDRAWN)) {
    copyUnits(out, content.slice(copied, match.index), piece.start + copied)
    const start = piece.start + match.index
    const tags = match[0].charCodeAt(1) <= 0xdc7e && match[0].charCodeAt(0) === 0xdb40
    if (tags) writeTags(out, match[0], start)
    else out.pushString(selectorText(match[0]), start, start + match[0].length)
    copied = match.index + match[0].length
  }
  copyUnits(out, content.slice(copied), piece.start + copied)
}

function copyUnits(out: ViewTextWriter, units: string, start: number): void {
  for (let index = 0; index < units.length; index++) {
    out.push(units.charCodeAt(index), start + index, start + index + 1)
  }
}

function writeTags(out: ViewTextWriter, tags: string, start: number): void {
  for (let index = 0; index < tags.length; index += 2) {
    const ascii = (tags.codePointAt(index) ?? TAG_BASE) - TAG_BASE
    out.push(ascii, start + index, start + index + 2)
  }
}

/** The UTF-8 text whose bytes a run of variation selectors spells, as in the known smuggling tools. */
function selectorText(run: string): string {
  const bytes = [...run].map((selector) => {
    const codePoint = selector.codePointAt(0) ?? 0
    return codePoint <= SELECTORS.last
      ? codePoint - SELECTORS.first
      : codePoint - SELECTORS.moreFirst + SELECTORS.last - SELECTORS.first + 1
  })
  return bytes.length < MIN_SELECTOR_BYTES ? '' : Buffer.from(bytes).toString('utf8')
}
