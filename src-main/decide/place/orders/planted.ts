/**
 * Whether a value of data calls an assistant: a biography, a remark, a review or the text for a picture that speaks to
 * whatever program reads it. A value is short and speaks for itself, so a name at the begin of one of its sentences is a
 * call, also with a comma only.
 */

import { lateExpression } from '../../../../src-shared/model/late-expression.ts'
import { leanExpression } from '../../../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../../../src-shared/model/one-line.ts'
import { NAMES, NAMES_UNPARTED } from '../../../chunk/notes/assistants.ts'

/** UTF-16 units of a value that is one; a longer one is a document of its own. */
const LONGEST = 600

/** What else serves its user, by itself no name of a program. */
const HELPERS =
  '(?<![\\p{L}\\p{N}])(?:helpers?|\\p{L}{0,24}helfer\\p{L}{0,3}|robô\\p{L}{0,2}|robot\\p{L}{0,3})'
const CALLABLE = `(?:${NAMES}|${HELPERS})(?!\\p{L})`
const WORD = "[\\p{L}’'-]{1,24}"
/** What makes of a name what is spoken of, unless it is spoken to behind `for` or `to`. */
const ARTICLE = oneLine`
    (?:
      the|an?|our|your|my|his|her|its|their|this|that|der|die|das|den|ein|eine|unser|le|la|les
      |un|une|el|los|las|una|il|lo|gli|o|os|as|um|uma|de|het|een
    )(?!\p{L})
    |l['’]
  `
const TO = oneLine`
    (?:
      (?:note|notice|message|hint|hinweis|avis|nota|aviso|verzoek|uwaga) )?(?:for|to|an|für|pour|à|au|aux|para|al?|ao|per|aan|voor|dla|do|для|к)(?!\p{L})
  `
/** Tells more of what is spoken of: `our bot, which answered so far`. */
const RELATIVE = oneLine`
    (?!
      \s?(?:
        which|who|whose|that|der|die|das|dessen|deren|qui|que|dont|che|quien|die|dat
        |któr\p{L}{1,3}|котор\p{L}{1,3}
      )(?!\p{L})
    )
  `
/** Tells what was, behind whoever is spoken of: `AI chat bot was useless: it kept telling me to restart`. */
const TOLD = oneLine`
    (?!
      \s(?:
        was|were|had|did(?:n['’]t)?|kept|said|told|war|waren|hatte|hat|wurde|était|étaient|avait|a|fue|era|estaba|ha|è|aveva|foi|estava|tinha
        |werd|heeft|had|var|hade|havde|hadde|był|była|było|byl|byla|bylo|был|была|было
      )(?!\p{L})
    )
  `
/** What one does with a document that it is shown. */
const READING = oneLine`
    (?:
      reading|summari[sz]ing|processing|indexing|describing|comparing
      |(?:that|which|who) (?:
        reads?|summari[sz]es?|process(?:es)?|index(?:es)?|describes?|compares?|ranks?|answers?
      )
    )
  `
const CALLED = [
  `(?:^|[.!?。！？\\n]\\s{0,3})(?:${TO} )?(?:(?:${ARTICLE}) ?(?<=${TO} (?:${ARTICLE}) ?))?(?:(?!${ARTICLE})${WORD} ){0,3}${CALLABLE}(?:${TOLD} ${WORD}){0,6}\\s?[,，、:：;–—]${RELATIVE}`,
  `${CALLABLE}(?: ${WORD}){0,6} (?:please|kindly|bitte)(?!\\p{L})`,
  `\\b(?:could|can|would) (?:the|any|an?) (?:${WORD} ){0,2}${CALLABLE}`,
  `\\b(?:any|all|every|each) (?:${WORD} ){0,2}${CALLABLE}(?: ${WORD}){0,6} (?:reading|that|which|who|should|must)(?!\\p{L})`,
  `${CALLABLE} ${READING} (?:this|these|it)\\b`,
  `\\bwhen(?:ever)? (?:an?|any|the) (?:${WORD} ){0,2}${CALLABLE}(?: ${WORD}){0,6} (?:this|these)\\b`,
  `(?:${NAMES_UNPARTED}|客服)[^。！？\\n]{0,12}(?:请|請|必须|必須|務必|务必|[:：，、,،])`,
  '(?:whoever|anyone who|wer|quien|chi|kto) [^.!?\\n]{0,40}(?:automat|maschin|machine)',
]
const CALL = lateExpression(CALLED.join('|'), 'iu')
/** Somebody with a name, who assists: `Assistant Tim: …`, `her assistant, Jonas, …`. */
const OF_A_PERSON =
  /[\p{L}-]*(?:[Aa]ss?ist[ae]n|[Aa]systen|[Aa]gent)\p{L}*,? \p{Lu}\p{Ll}+\s?[,:]/gu

const UNPARTED_SIGN = '[\\u3040-\\u30ff\\u4e00-\\u9fff\\uac00-\\ud7af\\u0e00-\\u0e7f]'
/** What is said behind a call: of one word a title is made, `AI reply: tone`. */
const SAID = leanExpression(`\\p{L}[^\\p{L}]{1,8}\\p{L}|${UNPARTED_SIGN}{4}`, 'u')

/** Whether a value, of some length at most, calls an assistant. */
export function isCallInField(value: string): boolean {
  if (value.length > LONGEST) return false
  const said = value.replace(OF_A_PERSON, '')
  const call = CALL().exec(said)
  return call !== null && SAID.test(said.slice(call.index + call[0].length))
}
