/** Tells a name in the field of a form, or behind a title or a role, from that of a firm, a brand, a system or a department. */

import { leanExpression } from '../../../../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../../../../src-shared/model/one-line.ts'
import { isBusinessName } from '../../../business-names.ts'
import type { ValidatorMatch } from '../validator.ts'
import { writesAsNobody } from './sender.ts'

/** Brands that have a title: what stands behind `Dr.` and its kin there is nobody. */
const TITLED_BRAND =
  /^(?:dr|doc)\.? (?:beckmann|hauschka|martens|oetker|pepper|scholl)\b|^mr\.? (?:bean|clean|kipling|muscle|potato|proper)\b/i
const READ_TITLE = 4

/** The next sentence of a field: `Applicant: Harrow Homes. No objection`. */
const NEXT_SENTENCE = /\p{Ll}{4}\. \p{Lu}/u
/** A name that goes on with a capital is one of a thing: `Miss HuffPost`. The prefixes of families do, too. */
const GOES_ON = /^\p{Lu}/u
const PREFIX = /(?:^|[ -])(?:De|Des|Di|Du|Fitz|La|Le|Mac|Mc)$/u
/** What nobody is told to be or to do is no form of address: `Don't Miss Tonight`. */
const TOLD_NOT_TO = /(?:don|doesn|didn|can|won)['’]t miss $/i
const READ_TOLD = 14

/** Whether the name in a form's field or behind a title is no company's and no brand's, and goes over no end of a sentence. */
export function ofNoCompany(value: string, { text, start, end }: ValidatorMatch): boolean {
  if (NEXT_SENTENCE.test(value)) return false
  if (GOES_ON.test(text.slice(end, end + 1)) && !PREFIX.test(value)) return false
  if (TOLD_NOT_TO.test(text.slice(Math.max(0, start - READ_TOLD), start))) return false
  const titled = text.slice(Math.max(0, start - READ_TITLE), end).trimStart()
  return !isBusinessName(value) && !TITLED_BRAND.test(titled)
}

/** Words of systems and departments, with capitals where a form names who has a role. */
const OF_THINGS = leanExpression(
  oneLine`
    (?:^|\s)(?:
      abteilung|account|admin(?:istrator)?|afdeling|agent|api|app|avdelning\p{L}*|build|bureau
      |client|customer|database|default|départ[ei]ment|departamento|department|desk
      |dipartimento|direction|directory|division|dział|geschäftsstelle|group|gruppe|id|main
      |manager|monitor(?:ing)?|name|number|oddělení|office|referat|sachgebiet|seat|sekretariat
      |server|service|servicio|servizio|staff|support|system|team|tenant|test|ufficio|unit
      |user|web
    )(?:\s|$)
  `,
  'iu',
)

/** The form of a company behind its name. */
const FIRM_AFTER = new RegExp(
  oneLine`
    ^,? (?:
      & |(?:
        A[./]?S|A\.?Ş|AB|AG|ApS|B\.?V|Bt|Co|Corp|d\. ?o\. ?o|e\.? ?K|e\.? ?V|GmbH|Inc|KG|Kft
        |Lda|LLC|LLP|Ltda?|N\.?V|Nyrt|OHG|Oyj?|PLC|S\.? ?A|S\.?A\.?S|SARL|S\.? ?L|S\.?p\.?A
        |s\. ?r\. ?o|S\.? ?r\.? ?l|sp\. z|UG|Zrt|Α\.?Ε|ΕΠΕ|ООО
      )(?![\p{L}\p{N}])
    )
  `,
  'iu',
)

/**
 * Whether a name behind a role is no company's, made of no word for a system, a group or a department, and writes from no
 * mailbox of a program or of a house that is called so.
 */
export function notOfThings(value: string, { text, end }: ValidatorMatch): boolean {
  return (
    !OF_THINGS.test(value) &&
    !FIRM_AFTER.test(text.slice(end, end + 12)) &&
    !writesAsNobody(value, text, end)
  )
}
