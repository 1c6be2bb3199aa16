/** Short ways to extract in tests. */

import type { CanonicalDocument } from '../canonical-document.ts'
import { extractDocument } from '../extract-document.ts'

/** Extracts content; text is written as UTF-8. */
export function extract(content: string | Uint8Array, name = 'file'): Promise<CanonicalDocument> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  return extractDocument({ name, bytes })
}

/** What the source map says of each stretch, with the stretch itself. */
export function marks({ text, sourceMap }: CanonicalDocument) {
  return sourceMap.map(({ start, end, ...origin }) => ({ text: text.slice(start, end), ...origin }))
}
