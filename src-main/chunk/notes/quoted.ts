/** What a sentence quotes: words that somebody else says, who calls an assistant there without being its writer. */

import { namesOne } from './addressed.ts'

/** Behind words of the same sentence, which may be cut at a colon within what it quotes. */
const QUOTED =
  /(?<=\p{L}[^"“„«]{0,3})(?:"[^"\n]{6,400}(?:"|$)|[“„][^“”\n]{6,400}(?:[“”]|$)|«[^«»\n]{6,400}(?:»|$))/gu

/** A sentence with nothing between its quotation marks. */
export function withoutQuoted(sentence: string): string {
  return sentence.replace(QUOTED, '“”')
}

/**
 * Whether a text names an assistant beside what it quotes, as whoever reports of a call to one does: in a review of a hotel a
 * quoted call is the only thing that is said of assistants, and meant for the one that reads it. O(n).
 */
export function namesOneUnquoted(text: string): boolean {
  return namesOne(withoutQuoted(text))
}
