/**
 * Where a text tells of works and lives of long ago: labels of a museum, notes of a programme, lives of the dead, histories of
 * streets. A text is such a one where years before 1950, centuries, works with their number or key and what pictures are made
 * of stand in it three times at least, and more often than years of ours.
 */

import { leanExpression } from '../../../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../../../src-shared/model/one-line.ts'
import { compareRanges, overlapFinder, type Range } from '../../../../src-shared/model/spans.ts'
import { placesOf } from '../signs.ts'

/** Behind what a year stands, which no number of a house, an amount or an invoice is. */
const BEFORE_YEAR = String.raw`(?<=[\s(（[–—，、])(?<!(?:[Nn][ro]|[Nn][º°]|№|[#$€£])\.? ?)`
/** What goes on with more digits, a unit, a currency or a town is none either. */
const AFTER_YEAR = oneLine`
  (?!
    [.,:]?\d|[\p{L}_/@%€$£+-](?<!年)|\s?(?:€|\$|£|[x×] |kr|zł|Kč|Ft|lei|lb|kg|k?m|mm|cm|ml|g|l|px|руб|грн)(?!\p{L})
    |[ ]\p{Lu}|,\d
  )
`
const OLD_YEAR = new RegExp(`${BEFORE_YEAR}1(?:[0-8]\\d|9[0-4])\\d(?:г\\.)?${AFTER_YEAR}`, 'gu')
const NEW_YEAR = new RegExp(`${BEFORE_YEAR}(?:19[5-9]|20\\d)\\d(?:г\\.)?${AFTER_YEAR}`, 'gu')
/**
 * A year in which nobody of today was born: since then 110 years have gone. In a date its day and month go before it, which a
 * year of {@link OLD_YEAR} may not have, since residents of a home were born before 1950.
 */
const LONG_AGO =
  /(?<![\d.,:/#$€£№-])(?:\d{1,2}\. ?\d{1,2}\. ?|\d{1,2}[/-]\d{1,2}[-/ ])?1(?:[0-8]\d\d|90\d|91[0-5])(?:-\d\d-\d\d)?(?![\d%€$£]|[.,:/-]\d)/gu
/** Years since then, of which somebody may be of today. */
const SINCE_THEN = new RegExp(`${BEFORE_YEAR}(?:19(?:1[6-9]|[2-9]\\d)|20\\d\\d)${AFTER_YEAR}`, 'gu')
/** A date of which somebody may be of today; births of the year 1930 on are theirs who live. */
const DATE_OF_OURS = /(?<!\d)\d{1,2}[./-] ?\d{1,2}[./-](?:19[3-9]|20\d)\d(?!\d)/gu
/** So many years of long ago, and so many times those of today, make a text one of a family or a parish long gone. */
const FEWEST_OF_A_CHRONICLE = 8
const TIMES_THOSE_OF_TODAY = 4
/** A century before the last, a work by its number or key, and what a picture is made of. */
const OF_WORKS = leanExpression(
  oneLine`
    (?<![\p{L}\p{N}])(?:
      1[1-9]th[ -]century|1[1-9]\. (?:Jahrhundert|Jh\.|století|század|yüzyıl)
      |[Xx][IVXivx]{1,4}(?:e|ème)? (?:siècle|eeuw|век[а-я]{0,2}|ст\.|wieku|w\.)
      |(?:siglo|secolo|século|secolul) X[IVX]{1,4}
      |(?:[Oo]pp?|[Oo]pus|соч|тв)\.? \d{1,3}(?!\d)
      |(?:BWV|ZWV|HWV|TWV|RV|KV|WoO|Hob\.) ?(?:\d{1,4}|[IVX]{1,5}:)
      |[A-Ha-h](?:is|es|s)?[- ](?:[Dd]ur|[Mm]oll)|[A-G](?:[ -](?:flat|sharp))? (?:major|minor)|in [A-G][ -](?:flat|sharp)
      |(?:[Ss]tring|[Pp]iano|[Ww]ind|[Cc]larinet) (?:[Tt]rio|[Qq]uartet|[Qq]uintet|[Ss]extet)|(?:[Ss]treich|[Kk]lavier|[Bb]läser)(?:trio|quartett|quintett)
      |[Qq]uatuor à cordes|[Cc]uarteto de cuerdas?|[Qq]uartetto d[’']archi|[Ss]trijkkwartet|[Ss]tråkkvartett|[Kk]wartet smyczkowy
      |(?:до|ре|ми|фа|соль|ля|си)(?:[ -](?:диез|бемоль))? (?:мажор|минор)
      |(?:do|ré|re|mi|fa|sol|la|si)(?: (?:bémol|dièse|bemol|bemolle|diesis|sostenido))? (?:majeur|mineur|mayor|menor|maggiore|minore|maior)
      |(?:[Ss]onat[aeiy]|[Ss]onate[nr]?|[Ss]ymphon(?:y|ie)|[Ss]infonia|[Ss]infonie|[Ss]ymfoni[ae]|[Kk]onzert|[Cc]oncert[oi]|[Qq]uartet|[Qq]uartetto|[Qq]uatuor|[Ss]treichquartett|[Cc]uarteto) (?:[Nn][ro]\.|[Nn][º°]|№) ?\d{1,3}
      |(?:[Pp]raelud(?:ium|ia)|[Pp]reludes?|[Pp]räludi(?:um|en)|[Ff]ugues?|[Ff]uge|[Tt]occata|[Cc]iacc?ona|[Cc]haconne|[Pp]assacaglia|[Ff]antasi[ae]|[Ss]onat[ae]|[Rr]icercar|[Nn]octurne) (?:in|en|v) [A-Ha-h](?:is|es|s)?
      |(?:[Ss]onat[ae]|[Ss]uite|[Ff]antas(?:y|ia|ie)|[Vv]ariation(?:s|en)|[Tt]rio|[Dd]uo) (?:for|für|pour|per|para|voor) (?:piano|violin[eo]?|viola|cello|flute|organo?|guitar|strings|[Kk]lavier|Orgel|Flöte|Gitarre|violon|violoncelle|flûte|orgue|guitare)
      |(?:[Oo]il|[Tt]empera|[Gg]ouache|[Pp]astel|[Ww]atercolou?r|[Ii]nk) (?:and [a-z]{3,10} )?(?:on|over) [a-z]{4,10}
      |[Hh]uile sur [a-z]{4,10}|Öl auf [\p{L}]{4,12}|[Oo]lio su [a-z]{4,10}|[Óó]leo sobre [a-z]{4,10}|[Oo]lej na [\p{L}]{4,12}
      |[Oo]lieverf op [a-z]{4,10}|[Oo]lja på [a-z]{3,10}|[Tt]uval üzerine|[Хх]олст, масло|[Пп]олотно, олія
      |[Бб]умага, (?:акварель|карандаш|тушь)
    )(?!\p{L})
    |绢本|絹本|纸本|紙本|キャンバス|油彩
  `,
  'gu',
)
/** A life that began before 1900, in the first line of a text that no blank begins, as encyclopedias tell it. */
const LIFE_AT_HEAD = new RegExp(
  oneLine`
    ^[^\n]{0,80}?(?:
      (?:\(\*|(?<!\p{L})(?:born|geboren|geb\.|née?|nacid[oa]|nac\.|nat[oa]|nascid[oa]|född|født|f\.|ur\.|urodzon[ya]|nar\.|narozen[aý]?|syntynyt|született|szül\.|doğum|народи(?:вся|лася)|нар\.|род(?:ился|илась|\.)|născut[ă]?))[^\n()]{0,60}?(?<!\d)1[0-8]\d\d(?!\d)
      |\([^()\n]{0,60}?(?<!\d)1[0-8]\d\d(?!\d)[^()\n]{0,60}?[–—-][^()\n]{0,60}?1\d{3}[^()\n]{0,30}\)
    )
  `,
  'iu',
)
/** UTF-16 units around a name in which a sign of the past is its. */
const NEAR = 200
const FEWEST = 3
const FEWEST_OF_A_LIFE = 1

/** Whether nearly all that a text dates was long ago, as in pages of a genealogy, a parish or a village: nobody in it lives but who keeps it. */
export function isChronicle(text: string): boolean {
  const years = placesOf(text, LONG_AGO).length
  if (years < FEWEST_OF_A_CHRONICLE) return false
  const ours = placesOf(text, SINCE_THEN).length + placesOf(text, DATE_OF_OURS).length
  return years >= TIMES_THOSE_OF_TODAY * ours
}

/** Whether a line has a year of which somebody may be of today. */
export function tellsOfToday(line: string): boolean {
  return placesOf(line, NEW_YEAR).length > 0 || placesOf(line, DATE_OF_OURS).length > 0
}

/**
 * Tells of the names of a text whether what stands nearest to them, within their paragraph, is of long ago; in a life that began then,
 * also of those beside whom no year stands.
 */
export function ofThePast(text: string): (name: Range) => boolean {
  const old = [...placesOf(text, OLD_YEAR), ...placesOf(text, OF_WORKS)].sort(compareRanges)
  const recent = placesOf(text, NEW_YEAR)
  const isLife = LIFE_AT_HEAD.test(text.trimStart())
  const fewest = isLife ? FEWEST_OF_A_LIFE : FEWEST
  if (old.length < fewest || old.length <= recent.length) return () => false
  const [oldOver, recentOver] = [overlapFinder(old), overlapFinder(recent)]
  return ({ start, end }) => {
    const before = text.slice(Math.max(0, start - NEAR), start)
    const blank = text.slice(end, end + NEAR).indexOf('\n\n')
    const around = {
      start: start - before.length + Math.max(0, before.lastIndexOf('\n\n')),
      end: end + (blank < 0 ? NEAR : blank),
    }
    const nearest = (signs: readonly Range[]) =>
      Math.min(...signs.map((sign) => Math.max(start - sign.end, sign.start - end)))
    const far = nearest(oldOver(around))
    return (isLife || far < Number.POSITIVE_INFINITY) && far <= nearest(recentOver(around))
  }
}
