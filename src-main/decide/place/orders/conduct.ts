/**
 * Whether a note to an assistant tells it how to do its work and asks for nothing of which somebody has anything
 * who plants notes: that something is said, chosen, left out, sent, changed, run or kept from somebody. What it is not to do
 * is conduct, too, but where it is not to tell, warn, check or choose. Owners say in their files how to behave there; who
 * plants a note wants a deed of it, and cannot word that deed away. What follows is English; of other languages see there.
 */

import { lateExpression } from '../../../../src-shared/model/late-expression.ts'
import { leanExpression } from '../../../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../../../src-shared/model/one-line.ts'
import { reachesPastTool } from '../../../chunk/notes/past-tool.ts'
import { spaced } from '../text-around.ts'
import { callIn } from './calls.ts'
import { isConductElsewhere, SIGNS } from './conduct-elsewhere.ts'
import { isAgainstOwner, isAimedAtOwner } from './rules-for-agents.ts'
import { holdsSign, isInListedLanguage } from './unaddressed.ts'

/** UTF-16 units of the longest note. */
const LONGEST = 600
/** UTF-16 units from which a text shows its language. */
const FEWEST_UNITS = 40

/** Words that English has and no neighbour of it, of which a short note has some, and the share of them in it. */
const ENGLISH = new RegExp(
  oneLine`
    (?<![\p{L}'’])(?:
      the|and|with|that|this|these|for|from|are|not|has|have|you|your|their|its|would|should
      |it|do|don['’]t|never|must|before|after|without|when|into|any|each|than|by
    )(?!\p{L})
  `,
  'giu',
)
const WORD = /[\p{L}'’]+/gu
const ENGLISH_FROM = 0.12

/** What somebody gains by who is not to do it: telling, warning, checking, choosing. */
const WATCH = oneLine`
    (?:
      alert|answer|apply|block|check|choose|compare|compl|consider|count|criti|declin|describ|disclos
      |enforc|examin|expos|flag|follow|highlight|includ|inspect|limit|list|mark|mention|name|object
      |offer|point|question|raise|rank|rate|recommend|refus|reject|repl|report|respond|restrict|reveal
      |review|scan|show|stop|suggest|tell|test|trust|use other|verif|vote|warn
    )\p{L}*
  `
const FORBIDS =
  "(?<!\\p{L})(?:do not|don['’]t|never|(?:must|should|may|shall) (?:not|never)|cannot|can['’]t) (?:(?:ever|please) )?"
/** What makes a deed of what is not to be done: to leave something undone, but for something, or rules not kept to. */
const UNDONE = leanExpression(
  [
    `${FORBIDS}(?:adher|cease|fail|heed|hesitat|neglect|obey|omit|refrain|respect)`,
    oneLine`
      |(?<!\p{L})(?:
        nothing but|except|other than|unless|until
        |without (?=\p{L}+ing(?!\p{L})|(?:(?:the|an?|our|its) )?(?:brand|link|logo|mention|name|word))
      ) ?(?!
        (?:\p{L}+ ){0,2}(?:
          ask|approv|check|confirm|consent|good reason|human|permission|read|review|test
        )
      )
    `,
  ].join(''),
  'iu',
)
/** A unit of a clause: behind a sign, "and" or "then" another begins. */
const CLAUSE = `(?:(?! (?:and|then)(?!\\p{L}))[^${SIGNS}])`
/** A clause that forbids something else, or has somebody asked or waited for, up to what ends it. */
const CONDUCT = lateExpression(
  [
    FORBIDS,
    `(?!${WATCH})${CLAUSE}{1,160}`,
    oneLine`
      |(?<!\p{L})(?:
        check with|wait for
        |ask (?:(?!for )[\p{L}’-]{1,24} ){0,8}(?:before|first|whether)(?!\p{L})
      )
    `,
    `${CLAUSE}{0,160}`,
  ].join(''),
  'giu',
)
/** What somebody has a note planted for. */
const WANTED = leanExpression(
  oneLine`
    (?<!\p{L})(?:
      (?<!(?<!\p{L})(?:the|this|an?|your|our|each|every|that) )(?:
        accept|add|append|assign|assur|attach|award|book|buy|cancel|choos|claim|click|clos|conclud
        |confirm|creat|declin|describ|download|exclud|execut|forward|give|giv|grant|hire|includ
        |insert|install|invite|list|mail|mark|mention|merg|omit|order|output|pick|post|prais|push
        |prefer|present|print|promot|publish|rank|rat|recommend|reject|remov|replac|report
        |say|scor|select|send|set|shar|shortlist|show|sign|skip|stat|submit|suggest
        |tell|treat|upload|visit|vot|chang|call|run|open|put|move|mov|switch|turn
      )(?:e|es|ed|ing|s|ting|y|ies)?
      |(?:answer|repl|respond)\p{L}*(?: \p{L}+){0,3} (?:with|that|as|by|no|yes)
      |ask\p{L}*(?: [\p{L}'’]+){0,4} for(?! (?:approv|confirm|help|permi))
      |drop|leave (?:(?:it|them|this|that|these|those) )?out|link to|point to
      |nam(?:e|es|ing) (?:only|our|the|us)|only|best|first choice|top|leading|highest
      |better than|positive|perfect|ideal|excellent|safe|in favou?r|as (?:if|though)|instead
    )(?!\p{L})
  `,
  'iu',
)

/** Whether a passage tells of conduct alone. */
export function isConduct(passage: string): boolean {
  if (passage.length > LONGEST || isAgainstOwner(passage) || reachesPastTool(passage)) return false
  if (!isShortEnglish(passage)) return isConductElsewhere(passage)
  if (UNDONE.test(passage)) return false
  const rest = passage.replace(CONDUCT(), ' ')
  return !WANTED.test(rest) && !isAimedAtOwner(rest)
}

/**
 * Whether a stretch of several paragraphs holds notes that tell of conduct alone, and beside them nothing that an order to an
 * assistant is known by.
 */
export function isConductAmid(stretch: string): boolean {
  const paragraphs = stretch.split(/\n\s*\n/)
  const rest = paragraphs.filter((each) => callIn(each) === undefined || !isConduct(spaced(each)))
  if (rest.length === 0 || rest.length === paragraphs.length) return false
  const beside = rest.join('\n\n')
  if (callIn(beside) !== undefined || holdsSign(beside)) return false
  return beside.trim().length < FEWEST_UNITS || isInListedLanguage(beside)
}

function isShortEnglish(passage: string): boolean {
  const words = passage.match(WORD)?.length ?? 0
  const english = passage.match(ENGLISH)?.length ?? 0
  return english >= 2 && english >= words * ENGLISH_FROM
}
