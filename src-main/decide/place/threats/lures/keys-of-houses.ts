/** Codes that open a door, a gate or a net at home, and no account: families and friends ask for them in haste every day. */

import { oneLine } from '../../../../../src-shared/model/one-line.ts'
import { words } from './words.ts'

/** What such a code opens. By language. */
export const OPENS_A_HOUSE = words(
  [
    oneLine`
      wi-?fi|wlan|gate|door|garage\p{L}*|tür|haustür|tor|porte|portail|immeuble|portal|puerta|portón|portão|garagem|porta|cancello|deur|poort|bram\p{L}*|furt\p{L}*
      |dør\p{L}*|dörr\p{L}*|porten|garagen|ovi|oven|dveř\p{L}*|brán\p{L}*|kapu\p{L}*|ușa|ușii|poart\p{L}+|домофон\p{L}*|подъезд\p{L}*|під.їзд\p{L}*|ворот\p{L}*|вай-?фай\p{L}*
      |πόρτα\p{L}*|kapı\p{L}*|cổng|pintu|pagar
    `,
  ],
  '와이파이|현관|대문|玄関|オートロック|门禁|門禁|大门|الباب|दरवाज़े|वाई-?फाई|ประตู',
)
