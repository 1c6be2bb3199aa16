/**
 * A text that tells of works and nothing else: a review of an album or a novel, an essay on pictures, an announcement of an
 * exhibition. Whoever it names made something for everybody to see, or stands in it.
 */

import { oneLine } from '../../../../src-shared/model/one-line.ts'
import { tellsOf } from './subject.ts'

/** What works are, what they are made of, who makes them, and where they are shown; each kind by its words in the languages that we know best. */
const OF_WORKS = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      paint(?:s|ed|ings?|ers?)|portraits?|canvas(?:es)?|sculpt(?:ures?|ors?)|drawings?|exhibitions?|curators?|galler(?:y|ies)|watercolou?rs?|etchings?
      |pictures|interiors|ballets?|sitters?|books?|authors?|essays?
      |novels?|novelists?|narrators?|chapters?|protagonists?|poems?|poets?|prose|albums?|singers?|songs?|basslines?|melod(?:y|ies)|orchestras?
      |bass|riffs?|refrains?|producers?|composers?|symphon(?:y|ies)|quartets?|sopranos?|tenors?|conductors?|films?|directors?|actors?|actress(?:es)?|screenplay|premieres?|choreograph\p{L}+
      |gemälde|maler(?:in|ei)?|porträts?|leinwand|skulptur(?:en)?|bildhauer(?:in)?|zeichnung(?:en)?|ausstellung(?:en)?|kunsthalle|romane?s?|erzähler(?:in)?
      |bilder|buch(?:es)?|autor(?:in)?|kapitel|gedichte?|dichter(?:in)?|schriftsteller(?:in)?|alben|albums|sänger(?:in)?|lieder|duetts?|orchesters?|komponist(?:in)?|sinfonien?|dirigent(?:in)?
      |produzent(?:in)?|produziert|regisseur(?:in)?|schauspieler(?:in)?|drehbuchs?|premiere|uraufführung
      |peint(?:re|res|ure|ures)|tableaux?|toiles?|aquarelles?|gravures?|sculpt(?:eurs?|rices?)|expositions?|commissaire|romans?|romanci(?:er|ère)s?|narrat(?:eur|rice)
      |auteure?s?|livres?|essai|personnages?|poèmes?|poètes?|chansons?|chant(?:eurs?|euses?)|orchestres?|composit(?:eur|rice)s?|symphonies?|réalisat(?:eur|rice)s?|act(?:eurs?|rices?)|scénario|mélodies?
      |libros?|autora?|ensayos?|pint(?:ores?|oras?|uras?)|cuadros?|lienzos?|retratos?|esculturas?|escult(?:or|ora)|exposici(?:ón|ones)|novelas?|novelista|narrador(?:a)?|poemas?|poetas?
      |canci(?:ón|ones)|cantantes?|orquestas?|composit(?:or|ora|ores)|sinfonías?|películas?|directora?|actor(?:es)?|actriz|guion
      |libr[oi]|autore|autrice|saggio|pittor[ei]|pittrice|pittura|quadr[oi]|tel[ae]|ritratt[oi]|scultur[ae]|scultor[ei]|mostr[ae]|curat(?:ore|rice)|romanz[oi]|poesi[ae]|poet[ai]|canzon[ei]|cantant[ei]
      |compositor[ei]|sinfoni[ae]|regist[ai]|attor[ei]|attrice|sceneggiatura
      |livros?|retrato|escultura|pintor(?:es)?|pintora|quadros?|telas?|exposição|exposições|romances?|personagens?|canções|canção|cantor(?:a)?|filmes?|azulejos?|paisagens|escultor(?:a)?
      |boek|schrijver|schrijfster|schilder(?:s|es|ij|ijen)?|schilderkunst|portretten|doek|beeldhouw(?:er|ster)|tentoonstelling(?:en)?|roman(?:s)?|verteller|hoofdstuk|gedichten|dichter(?:es)?|zanger(?:es)?
      |nummers|regisseuse|acteurs?|actrice|componist(?:e)?
      |boken|författare(?:n)?|målning(?:ar|en)?|målare|konstnär(?:en|er)?|konsthall(?:en)?|utställning(?:en|ar)?|textilier|skulptur(?:er)?|romanen|dikt(?:er)?|sångare|sångerska|låt(?:ar|en)?
      |skivan?|regissör(?:en)?|skådespelare|maleri(?:er|et)?|maler(?:en)?|kunstner(?:en|e)?|udstilling(?:en|er)?|utstilling(?:en|er)?|digte?|forfatter(?:en)?|sanger(?:en|inde)?
      |instruktør(?:en)?|skuespiller(?:e|en)?|komponist(?:en)?|kritikern?|kritikeren
      |obraz(?:y|ów|u)?|malar(?:z|ka|stwo)|rzeźb(?:a|y|iarz)|wystaw(?:a|y|ie)|powieś(?:ć|ci)|powieściopisar(?:z|ka)|wiersz(?:e|y)?|poet(?:a|ka|y)|piosen(?:ka|ki|ek)|wokalist(?:a|ka|ki)
      |płyt(?:a|y|ę|cie)|reżyser(?:ka|ia)?|aktor(?:ka|ów|zy)?|kompozytor(?:ka|a)?
    )(?!\p{L})
  `,
  'giu',
)
/** Whether a text is one about works, from its begin to its end. O(n). */
export function tellsOfWorks(text: string): boolean {
  return tellsOf(text, OF_WORKS)
}
