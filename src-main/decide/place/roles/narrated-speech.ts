/**
 * Whether a passage is said by somebody in a narrated scene: `„Dann vergiss das“, sagte Ida.` It stands between quotation
 * marks, and others near it have a verb of saying beside them.
 */

import { lateExpression } from '../../../../src-shared/model/late-expression.ts'
import { oneLine } from '../../../../src-shared/model/one-line.ts'
import type { Range } from '../../../../src-shared/model/spans.ts'
import { holds } from '../signs.ts'
import { textAround } from '../text-around.ts'
import { quotationsOver } from './quotations.ts'

/** UTF-16 units on each side of a passage in which others speak. */
const REACH = 1_500
/** Turns with a verb of saying, at least. */
const FEWEST = 2

/** Verbs of saying as narrators use them, by language. */
const SAYING = [
  'said|says|asked|asks|replied|answered|whispered|muttered|shouted|cried|murmured|called|laughed|sighed|began|repeated|snapped',
  'sagte|sagt|fragte|fragt|antwortete|erwiderte|rief|flüsterte|murmelte|meinte|brummte|lachte|seufzte|wiederholte',
  "dit|demanda|répondit|cria|murmura|souffla|répliqua|reprit|lança|s['’]écria",
  oneLine`
    dijo|preguntó|respondió|contestó|gritó|susurró|murmuró|exclamó|disse|chiese|rispose|gridò
    |sussurrò|mormorò|perguntou|respondeu|gritou|sussurrou|murmurou
  `,
  'zei|vroeg|antwoordde|riep|fluisterde|mompelde|sa|sade|frågade|svarade|viskade|sagde|spurgte|svarede|spurte|svarte',
  'powiedział\\w*|zapytał\\w*|spytał\\w*|odparł\\w*|odpowiedział\\w*|szepnęł?\\w*|krzyknę\\w*|řekl\\w*|zeptal\\w*|odpověděl\\w*',
  'dedi|diye|sordu|fısıldadı|сказал\\p{L}*|спросил\\p{L}*|ответил\\p{L}*|прошептал\\p{L}*|крикнул\\p{L}*',
].join('|')
/** Behind what is said: `“…,” said Ann`, `“…” the old man asked`, `— …, dijo`; or before it: `Ann said: “…”`. */
const TURN = lateExpression(
  `["”“»’«][,.]? {0,2}(?:\\p{L}+ ){0,3}?(?:${SAYING})(?!\\p{L})|(?<!\\p{L})(?:${SAYING})(?: \\p{L}+){0,3}[,:] ?["„“«»]|["”][^"“”„\\n]{0,40}?(?:と(?:言|尋|答|叫|聞)|说|問|问)|(?:说|道|问|答)(?:道)?[，：:]\\s?[“「"]`,
  'giu',
)

/** Whether a stretch is speech of a narrated scene, in some fifteen languages. */
export function isNarratedSpeech(text: string, range: Range): boolean {
  const isSaid = quotationsOver(text, range).some(
    ({ start, end }) => start <= range.start + 1 && range.end <= end + 1,
  )
  return isSaid && holds(textAround(text, range, REACH), TURN(), FEWEST)
}
