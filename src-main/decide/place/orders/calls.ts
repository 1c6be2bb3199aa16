/**
 * Whether something in a text calls an assistant: `Note for the mail assistant: …`, `any model that reads this`, or what
 * one has to do in the third person. By language; whoever else reads for people is told by what it does.
 */

import { lateExpression } from '../../../../src-shared/model/late-expression.ts'
import { oneLine } from '../../../../src-shared/model/one-line.ts'
import type { Range } from '../../../../src-shared/model/spans.ts'
import { NAMES, NAMES_UNPARTED } from '../../../chunk/notes/assistants.ts'
import { FORGED_TURN, TAGGED } from '../../../chunk/notes/forged-turns.ts'
import { supposes } from '../../../chunk/notes/supposed.ts'
import { isBesideAddress, isOrderAboutAssistants } from '../roles/about-assistants.ts'
import { spaced, textAround } from '../text-around.ts'

/** UTF-16 units on each side of a passage in which a call is looked for: networks judge a note sentence by sentence. */
const REACH = 160

/** What else reads for people, and what it does; no `SYSTEM` before the place of a DTD (XML 1.0, 2.8). */
const READERS = oneLine`
    (?<![\p{L}\p{N}])(?:
      software|programs?|systems?(?!\s{1,4}["'][^"'\n]{1,120}["']\s{0,4}[>[])|tools?
      |\p{L}{0,24}programm|logiciel|outil|sistem[ai]|herramienta|ferramenta|strumento
    )
  `
const READS = oneLine`
    (?:
      that|which|who|reading|processing|checking|screening|scoring|reviewing|handling
      |summari[sz]ing|acting for|executing|filling in|following|opening
    )
  `
const READS_FOR = oneLine`
    (?:that|which) (?:\p{L}{1,24} )?(?:
      answers?|checks?|condenses?|describes?|grades?|index(?:es)?|process(?:es)?|quotes?
      |ranks?|reads?|reviews?|scores?|screens?|sorts?|summari[sz]es?|translates?|writes?
    )
  `
/** What one of them said, wrote or answered, up to its words. */
const REPORTED_UNPARTED =
  '[^.。:：!?，、\\n]{0,24}(?:写道|寫道|回答|回复|答道|说道?|說道?|返回|输出|答えた|回答した|返した|답했다|말했다|출력했다)[:：]'
/** A heading that says for whom what follows is, up to what ends it: `Note for the mail assistant:`. */
const headingFor = (whom: string) =>
  `(?:^|(?:[\\n([{<>"“«'*#.!?。—–|•-]|//)\\s{0,12})(?:[\\p{L}’'-]{1,24},? ){0,6}(?:${whom})(?![\\p{L}])[^.:!?\\n]{0,60}(?:[:：]| [–—-] )`
/** What some assistant does, where it is not only spoken of: `any model that reads this`. */
const ANY = `\\b(?:any|all|when(?:ever)?|every|each|viewer's|reader's|user's) (?:[\\p{L}-]{1,24} ){0,2}${NAMES}(?![\\p{L}])`
const TAG = '@[\\w-]*(?:bot|assistant|ai|agent|copilot)\\b'
const TOLD_IF_IT_IS_ONE = supposes(`${NAMES}|${NAMES_UNPARTED}`)
/** By what it is called: headings, forged turns, `@bot`, and what it does when it reads. */
const CALLED = [
  FORGED_TURN,
  TAGGED,
  headingFor(`${NAMES}|${READERS}`),
  // Whoever uses one is told something as well: `使用智能助手时请注意：`, `AIに頼むときは、`.
  `(?:${NAMES_UNPARTED})(?!${REPORTED_UNPARTED})(?!(?:に|を|で|と)[^.。:：!?，、\\n]{0,12}(?:とき|時|際|なら|場合|前|後)|時|时|的?时候)(?:[^.。:：!?\\n]{0,48}[:：]|[^.。:：!?，、\\n]{0,12}[，、])`,
  ANY,
  `(?:${NAMES} ${READS}|${READERS} ${READS_FOR})\\b`,
  oneLine`
    \b(?:when|whenever|if|before) you (?:\p{L}+ )?(?:
      answer (?:questions|from)|condense|describe|grade|index|quote|rank|read|review|score
      |screen|summari[sz]e|translate
    )(?: from)? (?:this|these)\b
  `,
  oneLine`
    (?<!\p{L})(?:wenn du|falls du) (?:diese[nrsm]?|dies) [^.!?\n]{1,40}(?:
      zusammenfasst|liest|auswertest|bewertest|übersetzt
    )
    |(?<!\p{L})(?:si|quand|lorsque) tu (?:
      résumes|lis|analyses|traduis
    ) (?:ce|cet|cette|ces)(?!\p{L})
    |(?<!\p{L})(?:cuando|si) (?:
      resumas|resumes|leas|lees|analices|traduzcas
    ) (?:este|esta|estos|estas)(?!\p{L})
    |(?<!\p{L})(?:quando|se) (?:
      riassumi|leggi|analizzi|resumires|leres
    ) (?:questo|questa|questi|este|esta)(?!\p{L})
  `,
  '\\b(?:when|whenever|before) summari[sz]ing (?:this|these)\\b',
  oneLine`
    (?<!\p{L})(?:whoever|wer|quiconque|quien|chi) [^.!?\n]{0,40}(?:
      as an?|als|en tant qu['’]|como|come
    ) (?:ai|llm|ki|ia)(?![\p{L}])
  `,
  TAG,
  `\\b(?:if|wenn|falls|si|se|als|jeśli) [^.!?\\n]{1,60} (?:is|are|ist|est|es|è|é|jest) (?:(?:an?|eine?|une?|una|uma?|een) )?${NAMES}(?![\\p{L}])`,
  `(?:읽|阅读|閱讀|読)[^。.!?\\n]{0,12}(?:${NAMES_UNPARTED})`,
  TOLD_IF_IT_IS_ONE,
]
const CALL = lateExpression(CALLED.join('|'), 'iu')

/** Where a quotation stood that was blanked out: what leads to it is no heading for an assistant. */
const NO_GAP = '(?! {6})'
/** A line that names one with a word or two: `Model: default`. */
const NO_NAME = '(?![ \\t]*\\S{1,24}(?:[ \\t]\\S{1,24})?[ \\t]*(?:\\n|$))'
/** What speaks to an assistant itself, and is no mention of one as texts about them are full of: `a second model that checks`. */
const ADDRESSED = lateExpression(
  [
    FORGED_TURN,
    TAGGED,
    `${headingFor(NAMES)}${NO_GAP}${NO_NAME}`,
    `(?:^|[。！？.\\n]) ?[^。.:：!?，、,\\n]{0,12}(?:${NAMES_UNPARTED})[^。.:：!?，、,\\n]{0,12}[:：]${NO_GAP}`,
    `(?:^|[。！？.\\n]) ?(?:AI|各位|请)?(?:${NAMES_UNPARTED})(?:は)?[，、,]`,
    `${ANY} ${READS}\\b`,
    TAG,
    TOLD_IF_IT_IS_ONE,
  ].join('|'),
  'iu',
)

/** Whether somebody speaks to an assistant itself in a stretch, or beside it. */
export function addressesAssistant(text: string, range: Range): boolean {
  return ADDRESSED().test(textAround(text, range, REACH)) || isBesideAddress(text, range)
}

/** Whether a stretch calls an assistant, stands beside what does, or says what one has to do. */
export function callsAssistant(text: string, range: Range): boolean {
  return (
    isOrderAboutAssistants(text.slice(range.start, range.end)) ||
    CALL().test(textAround(text, range, REACH)) ||
    isBesideAddress(text, range)
  )
}

/** Where a text begins to call an assistant; undefined where it calls none. */
export function callIn(text: string): number | undefined {
  const found = CALL().exec(spaced(text))
  return found ? found.index + found[0].search(/[\p{L}@]/u) : undefined
}
