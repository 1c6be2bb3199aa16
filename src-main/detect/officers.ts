/** Who acts for a business is named in its imprint, its footer and its contracts, and so is who owns it. */

import { lateExpression } from '../../src-shared/model/late-expression.ts'
import { oneLine } from '../../src-shared/model/one-line.ts'

/** What who acts for a business is called, and who owns it. */
const OFFICER = lateExpression(
  oneLine`
    (?<!\p{L})(?:
      geschäftsführ\p{L}*|inh(?:aber(?:in)?)?|vorstand\p{L}*|vorsitzende[rn]?|vertreten durch|prokurist(?:in)?|v\. ?i\. ?s\. ?d\. ?p
      |(?:managing )?directors?|ceo|owner|proprietors?|represented by|trustees?|chair(?:man|woman|person)?|company secretary
      |gérante?s?|directeur\p{L}*|directrice|représentée? par|président\p{L}*|amministrator\p{L}*|legale rappresentante|titolare
      |administrador\p{L}*|representad[ao] por|gerente|directora?|diretora?|sócio-gerente|zaakvoerder|bestuurder|directie|vertegenwoordigd door
      |prezes\p{L}*|zarząd\p{L}*|reprezentowan\p{L}+(?: przez)?|jednatel\p{L}*|zastoupen\p{L}+|konateľ\p{L}*|zastúpen\p{L}+|verkställande direktör|vd
      |daglig leder|styreleder|direktør\p{L}*|toimitusjohtaja|ügyvezető\p{L}*|képviseli|administrator|reprezentat[ăa]? (?:de|prin)|yetkili|müdür\p{L}*
      |direktor\p{L}*|zastupan\p{L}+|управител\p{L}*|διαχειριστ\p{L}+|εκπροσωπ\p{L}+|директор\p{L}*|в лице|в особі|giám đốc|direktur\p{L}*
    )(?!\p{L})|代表(?:取締役|者|理事)?|法定代表人|대표(?:이사|자)?|المدير العام|يمثلها|מנכ["״]ל
  `,
  'iu',
)

/** Whether a line, or the part of one before a name, says that somebody acts for a business or owns it. */
export function namesOfficer(line: string): boolean {
  return OFFICER().test(line)
}
