/**
 * Whether the text around something that is shown bears out that it is: marks alone show nothing, since whoever plants an
 * order sets them as easily. Of 31 attacks, each in a fenced block amid the minutes of a club, 22 passed in silence by their
 * marks alone.
 */

import { lateExpression } from '../../../../src-shared/model/late-expression.ts'
import { oneLine } from '../../../../src-shared/model/one-line.ts'
import type { Range } from '../../../../src-shared/model/spans.ts'
import { NAMES, NAMES_UNPARTED } from '../../../chunk/notes/assistants.ts'
import { sentenceAround } from '../../sentence-around.ts'
import type { Place } from '../place.ts'
import { isInTale } from '../signs.ts'
import { isProgram } from './machine-text.ts'
import { quotationAround } from './quotations.ts'
import { speaksOfTeaching } from './taught.ts'

/** UTF-16 units on each side in which words of those who explain something, and names of assistants, are looked for. */
const NEAR = 300
const WIDE = 600

/** Words of those who explain a program, its settings and what is written to it, by language. */
const MANUAL = lateExpression(
  `(?<![\\p{L}\\p{N}])(?:${[
    oneLine`
      code|snippets?|scripts?|functions?|options?|flags?|settings?|config\w*|files?|commands?
      |outputs?|prints|returns|installs?|templates?|paste|prompts?|patterns?|requests
      |responses?|strings?|as follows|usage|api|format|syntax
    `,
    oneLine`
      datei(?:en)?|ausgabe|eingabe|einstellung(?:en)?|vorlagen?|anfragen?|aufruf(?:en)?
      |folgendermaßen|fichiers?|sortie|réglages?|modèles?|requêtes?|archivos?|salida|ajustes
      |plantillas?|solicitud(?:es)?|ficheiros?|saída|definições|pedidos?|uscita|impostazioni
      |richiest[ae]|bestand(?:en)?|uitvoer|instellingen|sjablo(?:on|nen)|pliki?|wyjście
      |ustawieni\p{L}+|dosya\p{L}*|çıktı\p{L}*|ayar\p{L}*|файл\p{L}*|вывод\p{L}*
      |настройк\p{L}*|запрос\p{L}*
    `,
  ].join(
    '|',
  )})(?![\\p{L}\\p{N}])|文件|代码|程序|提示词|ファイル|コード|設定|プロンプト|파일|코드|설정|프롬프트|ملف|फ़ाइल`,
  'iu',
)
const OF_ASSISTANTS = lateExpression(
  `(?:${NAMES}|(?<!\\p{L})prompts?)(?!\\p{L})|${NAMES_UNPARTED}`,
  'iu',
)

/**
 * Whether a place stands in a fenced block, or between backticks in its line, and that is an example: the block is a program
 * and no sentences, or the text around speaks of programs, or as those who teach, test and explain do.
 */
export function isShownCode(place: Place): boolean {
  const { text, start, end } = place
  const fence = place.fence()
  const shown = fence ?? (quotationAround(text, place) === '`' ? { start, end } : undefined)
  if (shown === undefined) return false
  if (fence && isProgram(text.slice(fence.start, fence.end))) return true
  const around = beside(text, shown, NEAR)
  return place.isAmidTechnical() || speaksOfTeaching(around) || MANUAL().test(around)
}

/** Whether the text around the sentence of a place tells why an order to an assistant may be shown there: it speaks of such, of programs or is a tale. */
export function isAmidReasons(place: Place): boolean {
  const { text } = place
  return (
    place.isAmidTechnical() ||
    OF_ASSISTANTS().test(beside(text, sentenceAround(text, place), WIDE)) ||
    isInTale(text, place)
  )
}

/** What stands so many units before and behind a stretch. */
function beside(text: string, { start, end }: Range, reach: number): string {
  return `${text.slice(Math.max(0, start - reach), start)}\n${text.slice(end, end + reach)}`
}
