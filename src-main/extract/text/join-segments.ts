/**
 * Lays out the canonical text of a web page or MCP server: segments one below
 * the other, each with its name, its place and its length.
 */

import type { Segment, SourceRange } from '../../../src-shared/model/source-map.ts'
import type { SegmentKind } from '../../../src-shared/model/vocabulary.ts'
import type { CanonicalDocument } from '../canonical-document.ts'

/** One segment to be; places of its source map are within its own text. */
export interface SegmentPart {
  readonly kind: SegmentKind
  readonly text: string
  readonly title?: string | undefined
  readonly sourceMap?: readonly SourceRange[]
}

/** A blank line between segments: it belongs to none of them, and no sentence reads on across it. */
const SEPARATOR = '\n\n'

/** Made when it is first needed: that takes thirty milliseconds, and most programs count none. */
let graphemes: Intl.Segmenter | undefined

/** Joins the parts that hold text, in order. */
export function joinSegments(
  parts: readonly SegmentPart[],
): Required<Pick<CanonicalDocument, 'text' | 'sourceMap' | 'segments'>> {
  const pieces: string[] = []
  const sourceMap: SourceRange[] = []
  const segments: Segment[] = []
  let place = 0
  for (const part of parts) {
    if (!/\S/u.test(part.text)) continue
    if (segments.length > 0) {
      pieces.push(SEPARATOR)
      place += SEPARATOR.length
    }
    const text = part.text.toWellFormed()
    const start = place
    place += text.length
    pieces.push(text)
    for (const range of part.sourceMap ?? []) {
      sourceMap.push({ ...range, start: range.start + start, end: range.end + start })
    }
    segments.push({
      id: `seg_${String(segments.length).padStart(4, '0')}`,
      kind: part.kind,
      start,
      end: place,
      graphemes: countGraphemes(text),
      ...(part.title !== undefined && { title: part.title }),
    })
  }
  return { text: pieces.join(''), sourceMap, segments }
}

/** User-perceived characters of a text (UAX #29). */
export function countGraphemes(text: string): number {
  let count = 0
  graphemes ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  for (const _ of graphemes.segment(text)) count++
  return count
}
