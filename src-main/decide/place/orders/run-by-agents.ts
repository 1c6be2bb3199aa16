/** Commands in what an agent is told: it runs what people are only shown. */

import { lateExpression } from '../../../../src-shared/model/late-expression.ts'
import { oneLine } from '../../../../src-shared/model/one-line.ts'
import type { Place } from '../place.ts'
import { quotationAround } from '../roles/quotations.ts'
import { textAround } from '../text-around.ts'

/** UTF-16 units on each side of a command in which words of those who warn of it are looked for. */
const REACH = 300
/** Words of those who warn of a command or look for such ones, by language. */
const WARNED_OF = lateExpression(
  `(?<!\\p{L})(?:${[
    oneLine`
      attack\p{L}*|malicious|malware|exfiltrat\p{L}*|steal\p{L}*|stolen|exploit\p{L}*
      |payloads?|suspicious|red[- ]?team\p{L}*|detect\p{L}*|(?:never|do not|don['’]t) run
    `,
    oneLine`
      angreifer\p{L}*|angriff\p{L}*|schadcode|schädlich\p{L}*|bösartig\p{L}*|attaqu\p{L}*
      |malveillant\p{L}*|atacant\p{L}*|ataque\p{L}*|malicios\p{L}*|attacc\p{L}*|dannos\p{L}*
      |aanval\p{L}*|kwaadaardig\p{L}*|atak\p{L}*|złośliw\p{L}*|атак\p{L}*|вредоносн\p{L}*
    `,
  ].join('|')})(?!\\p{L})|攻击|恶意|攻撃|悪意|공격|악성`,
  'iu',
)

/** Whether a place is code, in a block or in its line, of what an agent is told, and nobody warns of it there. */
export function isRunByAgents(place: Place): boolean {
  const { text, isForAgents, fence } = place
  const isCode = fence() !== undefined || quotationAround(text, place) === '`'
  return isCode && isForAgents() && !WARNED_OF().test(textAround(text, place, REACH))
}
