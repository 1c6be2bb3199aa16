/** Cuts a fetched document to the size that its plan allows: a page cannot be made shorter by who submits it. */

import type { Range } from '../../../src-shared/model/spans.ts'
import { utf8Length } from '../../../src-shared/model/text-offsets.ts'
import type { CanonicalDocument } from '../canonical-document.ts'
import { countGraphemes } from './join-segments.ts'

/** A cut may go back this many UTF-16 units to the end of a word. */
const WORD_END_WITHIN = 200

/**
 * The document with at most `maxBytes` bytes of UTF-8 text, with the warning
 * `content_truncated` where something was cut.
 */
export function fitDocument(document: CanonicalDocument, maxBytes: number): CanonicalDocument {
  if (utf8Length(document.text) <= maxBytes) return document
  const end = cutPlace(document.text, maxBytes)
  const text = document.text.slice(0, end)
  const cut = <R extends Range>(ranges: readonly R[]) =>
    ranges
      .filter((range) => range.start < end)
      .map((range) => ({ ...range, end: Math.min(range.end, end) }))
  return {
    ...document,
    text,
    sourceMap: cut(document.sourceMap),
    ...(document.segments && {
      segments: cut(document.segments).map((segment) =>
        segment.end < end
          ? segment
          : { ...segment, graphemes: countGraphemes(text.slice(segment.start)) },
      ),
    }),
    warnings: [...new Set([...document.warnings, 'content_truncated'])],
  }
}

/** The last place within the bytes that parts no character, and no word where one ends nearby. */
function cutPlace(text: string, maxBytes: number): number {
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(maxBytes))
  const space = text.slice(0, read).search(/\s\S*$/u)
  return space > 0 && read - space <= WORD_END_WITHIN ? space : read
}
