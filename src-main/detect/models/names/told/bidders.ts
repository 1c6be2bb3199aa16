/**
 * Who made an offer, as minutes and notices tell it: a name with a sum beside it, among others with theirs, in a line about offers.
 * Whoever bids is a firm, also one that is called after people; who pays or is paid stands in lines that say so.
 */

import { leanExpression } from '../../../../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../../../../src-shared/model/one-line.ts'
import type { Range } from '../../../../../src-shared/model/spans.ts'

const OFFERS = leanExpression(
  oneLine`
    (?<!\p{L})(?:
      quot(?:es?|ations?)|bids?|tenders?|estimates?|(?:kosten)?(?:angebote?|voranschl[aä]ge?)|offerten?|devis|offres?|presupuestos?|ofertas?|preventiv[io]|offert[ae]|orçamentos?|propostas?
      |offertes?|aanbiedingen|anbud|offerter?|tilbud(?:det|dene)?|tarjou(?:s|kset|ksen|ksia)|ofert[ayę]?|wycen[ayę]|nabíd(?:ka|ky|ek|ku)|ponuk[ayu]?|ponud[aeu]?|ajánlat\p{L}*|árajánlat\p{L}*
      |ofert[ăae]\p{L}{0,3}|devize?|teklif\p{L}*|предложени[еяй]|сметы?|оферт[аи]|пропозиці[яїй]|понуд[аеу]|προσφορ[άές]\p{L}*|pakkumi\p{L}+|pasiūlym\p{L}+|piedāvājum\p{L}*|penawaran|báo giá
    )(?!\p{L})
    |見積|报价|報價|投标|견적|입찰|عروض? أسعار|הצע(?:ת|ות)
  `,
  'iu',
)
/** A sum of money, with the sign or the letters of a currency or the word for thousands. */
const SUM =
  /(?:[€$£₺₪]|(?:EUR|CHF|PLN|CZK|HUF|RON|kr|Rp) ?)\s?\d{1,3}(?:[ .,'’ \u00a0]\d{1,3}){0,3}|\d{1,3}(?:[ .,'’\u00a0]\d{1,3}){0,3}(?:,[-–])?\s?(?:[€$£₺₪]|EUR|euro?s?|CHF|PLN|zł|Kč|CZK|M?\s?Ft|HUF|lei|RON|kr|тыс|руб|грн|лв|TL|TRY)(?!\p{L})/gu
const DIRECTLY_BEHIND = new RegExp(`^[,:]? ?[(–-]? ?(?:${SUM.source})`, 'u')
/** What a firm's name ends with behind the name of somebody. */
const REST_OF_FIRM = /^(?: (?:& )?\p{Lu}[\p{L}.]{0,16}){1,2}(?= )/u
/** Sums of a line in which several bid. */
const FEWEST = 2
/** UTF-16 units of the line on each side of a name. */
const READ = 300

/** Whether a name is that of a bidder. */
export function isBidder(text: string, { start, end }: Range): boolean {
  const after = text.slice(end, end + READ).split('\n', 1)[0] ?? ''
  if (!DIRECTLY_BEHIND.test(after.replace(REST_OF_FIRM, ''))) return false
  const before = text.slice(Math.max(0, start - READ), start)
  const line = before.slice(before.lastIndexOf('\n') + 1) + text.slice(start, end) + after
  return OFFERS.test(line) && (line.match(SUM)?.length ?? 0) >= FEWEST
}
