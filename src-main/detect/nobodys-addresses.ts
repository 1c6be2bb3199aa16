/** Addresses at which nobody lives whom a text is about: those of licences, which stand in thousands of works, and of samples. */

import { leanExpression } from '../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../src-shared/model/one-line.ts'

/** The Free Software Foundation's (GPL), as notices and their translations have it, and those of who wrote CeCILL and SoftFloat. */
const OF_A_LICENCE = new RegExp(
  oneLine`
    59 Temple Place|5[19] Franklin St|675 Mass(?:achusetts|\.)? Ave
    |Boston, MA\s+02(?:111-1307|110-1301)|rue de la Fédération,?\s75752
    |rue Michel-Ange,?\s7579|Domaine de Voluceau|1947 Center Street
  `,
)
/** What forms and manuals show: 123 Main Street, 742 Evergreen Terrace. */
const SAMPLE = leanExpression(
  oneLine`
    ^(?:1|12|123|1234|12345) (?:
      any|elm|example|fake|first|main|my|sample|some|test|your
    ) ?(?:st|street|rd|road|ave|avenue|lane|town)\b
    |^\d{1,5} (?:example|fake|sample|your) ?(?:st|street|rd|road|ave|avenue|lane)\b|^742 evergreen
  `,
  'i',
)

/** The foundation whose address stands in every licence notice: nobody's. */
export const LICENCE_NOTICE = /Free\s+Software[\s\S]{0,16}Foundation|Foundation,\s+Inc\b/

/** Whether an address is that of a licence or a sample. */
export function isNobodysAddress(address: string): boolean {
  return OF_A_LICENCE.test(address) || SAMPLE.test(address)
}
