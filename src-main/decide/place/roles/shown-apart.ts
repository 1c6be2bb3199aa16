/**
 * Whether what a text sets apart is shown by what the text is about: attacks, which it names by their terms, or prompts that it
 * collects for people to use. A prompt that leads somewhere or keeps something from somebody is none of a collection.
 */

import { leanExpression } from '../../../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../../../src-shared/model/one-line.ts'
import { isKeptSecret } from '../../../chunk/notes/secrecy.ts'
import { leadsOn } from '../destination.ts'
import { callsAssistant } from '../orders/calls.ts'
import { isCallInField } from '../orders/planted.ts'
import type { Place } from '../place.ts'
import { holds } from '../signs.ts'
import { isAboutAttacks } from './about-attacks.ts'
import { quotationsOver } from './quotations.ts'
import { isSetApart } from './under-example.ts'

/** UTF-16 units of the head of a text. */
const HEAD = 200
/** Several of them, in the title, in most languages; one is what a text is about, or is itself. */
const PROMPTS = leanExpression(
  oneLine`
    ^[^\n]{0,80}(?<!\p{L})(?:
      prompts|promptar|promptit|promptów|promptlar\p{L}*|prompty|promptů|promptok\p{L}*|prompturi\p{L}*|promptov[ai]
      |prompt[- ]?(?:sammlung|bibliothek|library|collection|samling|gyűjtemény|bibliotek\p{L}*)
      |(?:kumpulan|koleksi|pustaka|thư viện|bộ|tuyển tập|συλλογή|kolekcj\p{L}+|sbírk\p{L}+|zbirk\p{L}+) (?:prompt\p{L}*|câu lệnh)
      |промпт(?:ы|ов)|промти|промптове
    )(?!\p{L})
    |^[^\n]{0,80}(?:
      プロンプト集|提示[词詞](?:库|集|合集|大全)|프롬프트 ?(?:모음|모음집)|(?:คลัง|รวม)(?:พรอม|prompt)|प्रॉम्प्ट (?:संग्रह|लाइब्रेरी)
      |مكتبة (?:الأوامر|الموجهات|المطالبات)|ספריית (?:ה)?פרומפטים
    )
  `,
  'imu',
)
/** Headings below which the prompts of a collection stand, its title among them. */
const HEADING = /^#{1,6}[ \t]+\S/gm
const FEWEST_HEADINGS = 4
/** UTF-16 units from the begin of a text in which a collection has them: each claim looks there. */
const HEADED = 20_000
/** What a part that is played says of its player, which keeps nothing from anybody. */
const OF_ITS_NATURE = leanExpression(
  oneLine`
    [^.!?\n,;]{0,40},? ?(?<!\p{L})(?:
      that you(?:['’]re| are) (?:an? |only an? )?|dass du (?:eine? |nur eine? )?|que (?:tu es|eres|és|você é) (?:une? |una? |uma? )?|che sei (?:una? |un['’])?|dat je (?:een )?
    )(?:ai|ki|ia|llm|(?:large )?language model|sprachmodell|modèle(?: de langage)?|modelo(?: de (?:lenguaje|linguagem))?|modello(?: linguistico)?|taalmodel|chatbot|bot)(?!\p{L})
  `,
  'giu',
)

/** Whether a stretch is set apart, quoted or in a cell in a text about attacks, or a prompt of a collection. */
export function isShownApart(place: Place): boolean {
  if (isCollectedPrompt(place)) return true
  return (
    (isSetApart(place) || isQuoted(place) || isInCell(place)) && isAboutAttacks(place.text, place)
  )
}

/** Whether a text has headings enough for each prompt to stand below its own, and the stretch is a note to nobody. */
function isBelowHeading({ text, isNote, ...range }: Place): boolean {
  const isHeaded = holds(text.slice(0, HEADED), HEADING, FEWEST_HEADINGS)
  return !isNote && isHeaded && !callsAssistant(text, range)
}

/** Whether it is a cell of a table, and calls no assistant to go anywhere. */
function isInCell({ text, start, end, field }: Place): boolean {
  return typeof field()?.path[0] === 'number' && !isCallInField(text.slice(start, end))
}

/** Whether it lies within quotation marks, whatever stands beside them on the line. */
function isQuoted({ text, start, end }: Place): boolean {
  return quotationsOver(text, { start, end }).some(
    (each) => each.start <= start + 1 && end <= each.end + 1,
  )
}

function isCollectedPrompt(place: Place): boolean {
  if (!PROMPTS.test(place.text.slice(0, HEAD))) return false
  const said = place.text.slice(place.start, place.end)
  return (
    (isSetApart(place) || isBelowHeading(place)) &&
    !leadsOn(said) &&
    !isKeptSecret(place.passage.replace(OF_ITS_NATURE, '')) &&
    !isCallInField(said)
  )
}
