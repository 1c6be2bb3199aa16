/**
 * Towns and headings that read as two words of a name. What towns are told apart by, the upper and the lower, the new and the old,
 * begins no name of somebody, and in Greek a town is neuter and its land in the genitive: `Нова Варош`, `Ηράκλειο Κρήτης`. The
 * short word for a number before one is a heading's: `БИЛТЕН БР. 9`. Words that begin names of people too are left out: Velika, Nova.
 */

import { leanExpression } from '../../../../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../../../../src-shared/model/one-line.ts'

const TOLD_APART = leanExpression(
  oneLine`
    ^(?:
      Нов(?:а|и|о|ий|ый|ая|ое)|Стар(?:а|и|о|ий|ый|ая|ое)|Горњ[аеи]|Доњ[аеи]|Горн[аио]|Долн[аио]|Нижн(?:ий|яя|ее|ій|я|є)|Верхн(?:ий|яя|ее|ій|я|є)
      |Велики?й|Больш(?:ой|ая|ое)|Красн(?:ый|ая|ое)|Крив(?:ий|ой)|Сремск[аи]|Бачк[аи]
      |Now[aey]|Star[ey]|Star[aá]|Górn[aey]|Doln[aeyé]|Horn[éýá]|Horní|Dolní|Dolný|Nové|Staré|Velké|Veľké|Malé|Vyšn[éý]|Nižn[éý]|Spišsk[áé]|Banská|Liptovský
      |Gornj[aei]|Donj[aei]|Gorenj[ae]|Dolenj[ae]|Slavonski|Sremsk[ai]|Murska|Ilirska|Škofja|Târgu|Satu|Piatra|Turnu|Baia
      |Vester|Øster|Nørre|Sønder|Nedre|Øvre|Västra|Östra|Norra|Södra|Övre|Upper|Lower|Nether
      |Άνω|Κάτω|Νέα|Νέο|Νέος|Παλαιό|Παλαιά
    )\s\p{Lu}[\p{L}-]+$
  `,
  'u',
)
/** Men end so in the accusative only, and whom they are called after then in no -s. */
const GREEK_TOWN = /^\p{Lu}\p{Script=Greek}+[οόιί]\s\p{Lu}\p{Script=Greek}+(?:[αάηήί]ς|[ωώ]ν)$/u
/** In capitals or not, with a point that may be parted from it. */
const NUMBER_OF =
  'БР|Бр|бр|NR|Nr|nr|NO|No|NUM|Num|N[ºo°]|№|ČÍS|Čís|č|Č|ŠT|Št|št|SZ|Sz|sz|ΑΡ|Αρ|αρ|VOL|Vol|ВЫП|Вып|ВИП|Вип|НОМЕР|Номер'
const ENDS_WITH_NUMBER = new RegExp(`\\s(?:${NUMBER_OF})\\.?$`, 'u')
const DIGITS_AFTER = /^\.? ?\d/

/** Whether what reads as somebody is written as towns are called, or as a heading with its number. */
export function isTownOrNumbered(value: string, after: string): boolean {
  if (TOLD_APART.test(value) || GREEK_TOWN.test(value)) return true
  return ENDS_WITH_NUMBER.test(value) && DIGITS_AFTER.test(after)
}
