/**
 * Who wrote what is ordered, lent or to be read, beside the work: in a line with a price or a quantity (`2 x The Long Field –
 * Ida Marlow  19.80`), and where a sentence about books lists them (`the books (Ida Marlow: The Long Field)`). Whoever orders
 * stands in lines of their own, with neither.
 */

import { lateExpression } from '../../../../src-shared/model/late-expression.ts'
import { oneLine } from '../../../../src-shared/model/one-line.ts'
import type { Range } from '../../../../src-shared/model/spans.ts'

/** What tells of books, of their bindings and of where they are sold or lent. */
const OF_BOOKS = lateExpression(
  oneLine`
    (?<!\p{L})(?:
      books?(?:shop|store|seller)?s?|paperback|hard(?:back|cover)|e-?books?|isbn|novels?|librar(?:y|ies)|buch\p{L}*|bücher\p{L}*|taschenbuch|gebunden|lektüre\p{L}*|livres?|broché|poche|librairie|romans?
      |libr[oi]s?|librer[ií]a|tapa (?:dura|blanda)|brossura|romanz[oi]|livros?|livraria|capa (?:dura|mole)|llibres?|llibreria|boek(?:en|handel|winkel)?|gebonden
      |książ\p{L}+|księgarni\p{L}*|oprawa|lektur\p{L}+|knih\p{L}*|vazba|knížk\p{L}+|könyv\p{L}*|regény\p{L}*|căr[țt]i\p{L}*|librări\p{L}+|böcker\p{L}*|bokhandel\p{L}*|inbunden|pocket|bog(?:en|handel|hus\p{L}*)?|bøger\p{L}*|hæftet|indbundet
      |bøker|bokhandel|innbundet|kirja\p{L}*|kirjo\p{L}+|raamat\p{L}*|knyg\p{L}+|grāmat\p{L}+|knjig\p{L}+|knjižar\p{L}+|knjižnic\p{L}+|книг\p{L}*|книж\p{L}+|переплёт|обкладинк\p{L}+|роман\p{L}*|βιβλί\p{L}+
      |kitap\p{L}*|kitabevi|yayın\p{L}*|roman\p{L}{0,3}|buku|novel|sách|tiểu thuyết
    )(?!\p{L})
    |كتاب|كتب|رواية|مكتبة|ספרים|הספר|ספרי|किताब|पुस्तक|उपन्यास|書籍|文庫|単行本|图书|书店|小说|도서|서점|소설|หนังสือ
  `,
  'iu',
)
/** A price at the end of a line, or in it beside its sign; how many of something at its begin, or in it. */
const PRICED =
  /(?:^|[\s.])\d{1,4}[.,]\d{2}(?:\s?(?:€|£|\$|kr\.?|zł|lei|Kč|Ft|EUR|PLN|RON|TL|₺|грн|руб\.?|лв\.?|€))?[ \t]*$|[€£$₺₴₽]\s?\d|\d\s?(?:€|£|₺|₴|₽|zł|lei|Kč|Ft|грн|руб)/iu
const COUNTED =
  /^[ \t]*(?:[-*•·] ?)?\d{1,3} ?(?:x|×|st(?:k|ück|\.)?|ks|db|kpl|kom|ex|expl|buc|szt|шт|бр|adet|gab|vnt|tk|τεμ)(?![\p{L}])|(?<![\p{L}\d])\d{1,2} (?:ex|expl|stk|szt|ks|db|buc|шт|adet)\b/iu
/** What stands between a work and who wrote it. */
const WORK_BEFORE =
  /\p{L}{2}[^\n]*(?:[,–—:(|-]|(?<!\p{L})(?:by|von|de|di|door|av|af|par|van))[ \t]*$/iu
const WORK_BEHIND = /^[ \t]*[,–—:|-][ \t]*["„“«‚]?\p{L}{2}/u
/** Who is named at the begin of an item of a list in a sentence, and a work of two words and more, or one in quotation marks, behind. */
const ITEM_BEFORE = /(?:[(;,:–—•]|^|\n[ \t]*[-*•]?)[ \t]*$/u
const WORK_OF_ITEM =
  /^(?:,|:| [–—-])[ \t](?:["„“«‚'‘]\p{L}[^"”“»’'\n]{1,80}["”“»’'‘]|\p{Lu}[\p{L}\p{M}'’]*(?: [\p{L}\p{M}'’]+){1,8}(?=[,;).\n]|$))/u
const QUOTED_WORK_BEFORE = /["”“»’] (?:by|von|de|di|door|av|af|par|van) $/u
/** UTF-16 units of a line or a sentence on each side. */
const READ = 160

/** The people of a text who wrote what it orders or lists, as they were given. */
export function authorsOf<P extends Range>(text: string, people: readonly P[]): readonly P[] {
  if (people.length === 0 || !OF_BOOKS().test(text)) return []
  const starts = new Set(people.map(({ start }) => start))
  return people.filter((each) => isOfAnItem(text, each) || isInAList(text, each, starts))
}

/** Whether a name stands in a line of an order, beside what is ordered. */
function isOfAnItem(text: string, { start, end }: Range): boolean {
  const before =
    text
      .slice(Math.max(0, start - READ), start)
      .split('\n')
      .at(-1) ?? ''
  const behind = text.slice(end, end + READ).split('\n', 1)[0] ?? ''
  const line = `${before}${text.slice(start, end)}${behind}`
  if (!PRICED.test(line) && !COUNTED.test(line)) return false
  return WORK_BEFORE.test(before) || WORK_BEHIND.test(behind)
}

/** Whether a name stands with a work in a sentence about books, and the work is nobody. */
function isInAList(text: string, { start, end }: Range, people: ReadonlySet<number>): boolean {
  const before =
    text
      .slice(Math.max(0, start - READ), start)
      .split(/\n[ \t]*\n/)
      .at(-1) ?? ''
  if (!OF_BOOKS().test(before)) return false
  if (QUOTED_WORK_BEFORE.test(before)) return true
  const behind = text.slice(end, end + READ)
  const isNamedNext = [1, 2, 3, 4].some((units) => people.has(end + units))
  return ITEM_BEFORE.test(before) && WORK_OF_ITEM.test(behind) && !isNamedNext
}
