/**
 * Whether a passage invites people to write to whoever wrote it, or to call: `Write me at … if the vendor wants to know
 * more`, as reviews, notices and small advertisements end. By language; only with an address or a number right behind it
 * and nothing but a wish for a condition, since an order sends something there.
 */

import { lateExpression } from '../../../../src-shared/model/late-expression.ts'
import { oneLine } from '../../../../src-shared/model/one-line.ts'
import { NAMES } from '../../../chunk/notes/assistants.ts'
import { callsAssistant } from '../orders/calls.ts'
import { effectsOf } from '../orders/effects.ts'
import { holdsSign, isInListedLanguage } from '../orders/unaddressed.ts'

/** UTF-16 units of a passage that is looked at: some sentences. */
const LONGEST = 400
/** Words beside an invitation that are no order in any language: the name of a field, `Lid sticks`. */
const MOST_BESIDE = 3
/** A mail address or a telephone number. */
const CONTACT =
  '(?:[\\w.+-]{1,64}@[\\w-]{1,63}(?:\\.[\\w-]{1,63}){1,4}|\\+?\\(?\\d[\\d ()/.-]{5,20}\\d)'
/** How people are asked to write, by language, and what a wish of theirs is told by. */
const BY_LANGUAGE: readonly (readonly [asked: string, condition: string])[] = [
  [
    '(?:write|e-?mail|mail|contact|call|ring|phone|text|message|reach)(?: to)? (?:me|us)(?: a line)?(?: (?:at|on|under|by|via))?',
    '(?:if|when|should|in case)(?![\\p{L}])[^.!?\\n@]{0,60}(?:want|wish|like|need|interest|question|prefer)',
  ],
  [
    oneLine`
      (?:schreib|mail|ruf|meld)\p{L}{0,3}(?: sie)? (?:
        mir|mich|uns|sich(?: bei (?:mir|uns))?|(?:dich|euch) bei (?:mir|uns)
      )(?: eine (?:e-?mail|mail|nachricht))?(?: (?:an|unter|auf))?
    `,
    '(?:wenn|falls|sofern)(?![\\p{L}])[^.!?\\n@]{0,60}(?:woll|will|möcht|brauch|wünsch|frage|interess|wissen)',
  ],
  [
    "(?:écri(?:vez|s)|appel(?:ez|le)|contact(?:ez|e)|joign(?:ez|s))-(?:moi|nous)(?: (?:à|au|sur|par))?(?: l['’]adresse)?",
    '(?:si|en cas)(?![\\p{L}])[^.!?\\n@]{0,60}(?:veu|voul|voud|souhait|besoin|question|intéress|désir)',
  ],
  [
    '(?:escr[ií]b(?:a|e|an)|ll[aá]m(?:e|a|en)|cont[aá]ct(?:e|a|en))(?:me|nos)(?: (?:a|al|en|por))?',
    '(?:si|en caso)(?![\\p{L}])[^.!?\\n@]{0,60}(?:quier|dese|necesit|pregunta|interes|saber)',
  ],
]
const INVITED = BY_LANGUAGE.map(
  ([asked, condition]) =>
    `(?<!\\p{L})${asked} ${CONTACT}(?:,? ${condition}[^.!?\\n@]{0,60}(?=[.!?\\n]|$)|\\s*(?:[.!?](?=\\s|$)|$))`,
).join('|')
const INVITATIONS = lateExpression(INVITED, 'giu')
/** The same without the condition, which may say more than a wish. */
const ASKED = lateExpression(
  BY_LANGUAGE.map(([asked]) => `(?<!\\p{L})${asked} ${CONTACT}`).join('|'),
  'giu',
)

/** What reads for people: an invitation is not to it. */
const OF_MACHINES = new RegExp(`${NAMES}(?![\\p{L}])`, 'iu')

/**
 * Whether a passage invites people to write to its writer, and holds nothing of an order besides. More that it says has to
 * be in a language whose signs are listed.
 */
export function isInvitation(passage: string): boolean {
  if (passage.length > LONGEST) return false
  const said = passage.replace(INVITATIONS(), ' ')
  if (said === passage) return false
  const isKnown =
    (said.match(/\p{L}+/gu)?.length ?? 0) <= MOST_BESIDE || isInListedLanguage(passage)
  const asked = passage.replace(ASKED(), ' ')
  return (
    isKnown &&
    effectsOf(asked).length === 0 &&
    !holdsSign(asked) &&
    !OF_MACHINES.test(passage) &&
    !callsAssistant(passage, { start: 0, end: passage.length })
  )
}
