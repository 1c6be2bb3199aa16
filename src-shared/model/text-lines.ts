/** The lines of a text, one after the other. */

import type { Range } from './spans.ts'

/**
 * The lines that line feeds end, without them; behind a last line feed stands no line.
 * @param from where the first line begins
 */
export function* textLines(text: string, from = 0): Generator<Range> {
  for (let start = from; start < text.length; ) {
    const feed = text.indexOf('\n', start)
    const end = feed < 0 ? text.length : feed
    yield { start, end }
    start = end + 1
  }
}
