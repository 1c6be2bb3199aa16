/** What a sentence quotes: words that somebody else says, who calls an assistant there without being its writer. */

/** Behind words of the same sentence, which may be cut at a colon within what it quotes. */
const QUOTED =
  /(?<=\p{L}[^"“„«]{0,3})(?:"[^"\n]{6,400}(?:"|$)|[“„][^“”\n]{6,400}(?:[“”]|$)|«[^«»\n]{6,400}(?:»|$))/gu

/** A sentence with nothing between its quotation marks. */
export function withoutQuoted(sentence: string): string {
  return sentence.replace(QUOTED, '“”')
}
