/**
 * Labels of what is shown in a museum or a gallery, line by line: who made it, and its title behind a comma or in quotation
 * marks. Minutes list people with what they do in the same form, but beside no words for pictures and sculptures.
 */

import { leanExpression } from '../../../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../../../src-shared/model/one-line.ts'
import type { Range } from '../../../../src-shared/model/spans.ts'
import { placesOf, wordsIn } from '../signs.ts'

/** A name of two to four words at the begin of a line, numbered, bold or neither, and a title with a capital, maybe in italics. */
const LABEL =
  /^[ \t]{0,8}(?:[-*•] )?[*_]{0,2}(?:\d{1,3}[.)]? )?[*_]{0,2}\p{Lu}[\p{L}.’'-]+(?: (?:\p{Lu}[\p{L}.’'-]*|de|da|di|van|von|der|la|del)){1,4}[*_]{0,2}(?:, ?[*_]?["“„«]?|: ?["“„«]?| ["“„«])\p{Lu}[^\n]{2,140}$/gmu
/** Fewer lines are no labels. */
const FEWEST = 4
/** What such rooms hold, and what is said of it. */
const OF_EXHIBITS = leanExpression(
  oneLine`
    (?<!\p{L})(?:
      paint(?:ings?|ers?|ed)|portraits?|canvas|sculptures?|etchings?|galler(?:y|ies)|museum|collection|brushwork|watercolou?rs?|still life
      |gemälde|malerei|bildnis|stillleben|skulptur(?:en)?|holzschnitt|leinwand|galerie|leihgabe|sammlung|zeichnung(?:en)?
      |peintures?|tableaux|toiles?|huile|gravures?|musée|galerie|portrait|nature morte|pinturas?|cuadros?|lienzos?|óleo|retrato|museo|galería|bodegón
      |pittur[ae]|dipint[oi]|tel[ae]|olio|ritratto|restauro|pinacoteca|collezione|seicento|settecento|natura morta|pintura|tela|museu|galeria
      |schilderij(?:en)?|portret|doek|museum|stilleven|målning(?:ar)?|oljemålning|skulptur(?:er)?|maleri(?:er)?|samling(?:en)?
      |malarstw\p{L}+|obraz\p{L}{0,3}|rzeźb\p{L}{1,2}|muzeum|galeri\p{L}{1,2}|portret|martwa natura|malířství|obraz(?:y|u)?|socha|galerie|zátiší
      |живопис\p{L}{0,2}|картин\p{L}{1,2}|полотно|олія|портрет\p{L}{0,2}|скульптур\p{L}{1,2}|музе(?:й|ю|ї)|колекці\p{L}{1,2}|холст|масло|коллекци\p{L}{1,2}
      |maalaus|öljy kankaalle|veistos|kokoelma|festmény(?:ek)?|olaj|vászon|szobor|gyűjtemény|tablo|resim|tuval|heykel|müze(?:si)?|pictur(?:ă|i)|ulei|pânză|muzeul
    )(?!\p{L})
    |絵画|油彩|美術館|회화|미술관|ציור|מוזיאון|لوحة|متحف
  `,
  'giu',
)
const FEWEST_WORDS = 2

/** The lines of a text that are such labels, in reading order; none where they are few or nothing else tells of pictures. O(n). */
export function exhibitsOf(text: string): readonly Range[] {
  const labels = placesOf(text, LABEL)
  if (labels.length < FEWEST) return []
  return new Set(wordsIn(text, OF_EXHIBITS)).size < FEWEST_WORDS ? [] : labels
}
