/**
 * Books to read, line by line: a title, "by" and who wrote it, in a text about reading. Who brings what to a feast stands in such lines
 * as well, but nobody reads there.
 */

import type { Range } from '../../../../src-shared/model/spans.ts'
import { placesOf } from '../signs.ts'

/** A title with a capital, and behind "by" a name that ends the line but for a remark in brackets or a year. */
const BOOK =
  /^[ \t]{0,8}(?:[-*•·] |\d{1,3}[.)] )?["“„«‚‘]?\p{Lu}[^\n]{1,80} (?:by|von|de|di|door|av|af) \p{Lu}[\p{L}.’'-]*(?: (?:\p{Lu}[\p{L}.’'-]*|de|da|di|van|von|der|la|del)){1,3}[ \t]*(?:\([^()\n]{1,40}\))?[ \t]*$/gmu
const FEWEST = 3
const OF_READING =
  /(?<!\p{L})(?:read(?:ing|s|ers?)?|books?|novels?|library|lesen|lese\p{L}+|lektüre\p{L}*|bücher|buch|bücherei|lire|lectures?|livres?|romans?|leer|lecturas?|libros?|novelas?|leggere|letture|libr[oi]|romanz[oi]|ler|leituras?|livros?|lezen|leeslijst|boek(?:en)?|läsa|läs\p{L}+|böcker|bok|læse\p{L}*|bøger)(?!\p{L})/iu

/** The lines of a text that are such books, in reading order. O(n). */
export function readingsOf(text: string): readonly Range[] {
  const books = placesOf(text, BOOK)
  return books.length < FEWEST || !OF_READING.test(text) ? [] : books
}
