/**
 * Whether what a rule takes for an order against whoever owns or uses an agent is one: not what is never to be done, and,
 * where people tell each other the same, said to an agent where its owner tells it how to work.
 */

import { leanExpression } from '../../../../src-shared/model/lean-expression.ts'
import { FORBIDDING } from '../../../chunk/notes/forbidding.ts'
import type { Place } from '../place.ts'
import { isForbidden } from './told-of-others.ts'

/** What forbids, where it is the last word before a verb or the next behind it, by language. */
const NEGATION = `(?:${FORBIDDING}|不要|请勿|切勿|勿|禁止|不得|不能)`
/** The same anywhere in what stands before. */
const NEGATED = leanExpression(`(?<!\\p{L})${NEGATION}(?!\\p{L})|不要|请勿|切勿`, 'iu')
const FORBIDDEN_BEFORE = leanExpression(
  `(?<!\\p{L})${NEGATION}$|(?:不要|请勿|切勿|禁止|不得|不能)[^，。]{0,8}$`,
  'iu',
)
const FORBIDDEN_BEHIND = leanExpression(
  `^\\p{L}+(?: (?:das|dies|es|den|die|le|la|les))? ${NEGATION}(?!\\p{L})`,
  'iu',
)

/** A verb of handing on as the last of what a rule found, behind the file of which it tells: `.env, don’t paste them into …`. */
const FORBIDDEN_AT_LAST = leanExpression(
  `[,;] (?:\\p{L}{1,3} )?${NEGATION} (?:add|append|attach|commit|copy|include|insert|paste|post|print|put|send|submit|upload|write)(?: \\p{L}+){0,4}$`,
  'iu',
)

/** The same where a language forbids behind the verb: `.env et ne recopie jamais son contenu`. */
const FORBIDDEN_WITHIN =
  /(?<=\p{L} )(?:jamais|pas|nunca|jamás|niemals|nie|nooit|aldrig)(?= (?:\p{L}{1,4} )?\p{L}+$)/iu

/** A verb of showing or sending with what forbids it before it, at the begin of what a rule found. */
const FORBIDDEN_AT_ONCE =
  /^(?:不要|请勿|切勿|禁止|不得|不能|别)(?:把|将|在|向)?[^，。；,]{0,20}(?:输出|发送|写入|复制|打印|泄露|提交|上传|追加|展示|显示)/u

/** What is forbidden is done with the file, and what a rule found is joined to it by `or`: `do not run "cat .env" or paste it`. */
const FORBIDS_VERB = leanExpression(
  `(?<!\\p{L})(?:${FORBIDDING}) \\p{L}{2,12}(?: (?:["'\`“„«]?\\p{L}{1,8}|["'\`“„«])){0,2}$`,
  'iu',
)
const JOINED_BY_OR =
  /^[^\s,;:!?]{1,60} (?:or|nor|oder|ou|ni|o|u|e|of|noch|lub|ani|albo|или|eller|tai|nebo|ili) \p{L}/iu

/** What is named by a word that leaves none of it, at the end: `schreib keine Schlüssel`. */
const NONE_OF_IT =
  /(?<!\p{L})(?:keine?n?|aucune?|ningun[ao]?|nessun[ao]?|nenhuma?|geen|żadn\p{L}+|никаких) \p{L}+$/iu

/** Whether a clause that leads to something forbids it. */
export function isNegated(lead: string): boolean {
  return NEGATED.test(lead)
}

/** Whether a place is not what is never to be done. */
export function isToBeDone(place: Place): boolean {
  const lead = place.lead()
  const isForbiddenHere = [
    FORBIDDEN_BEHIND,
    FORBIDDEN_AT_ONCE,
    FORBIDDEN_AT_LAST,
    FORBIDDEN_WITHIN,
    NONE_OF_IT,
  ].some((form) => form.test(place.passage))
  const isForbiddenBoth = JOINED_BY_OR.test(place.passage) && FORBIDS_VERB.test(lead)
  return !(isForbidden(lead) || FORBIDDEN_BEFORE.test(lead) || isForbiddenHere || isForbiddenBoth)
}

/** Whether a place tells an agent, where its owner tells it how to work, to do what a rule found there. */
export function isToldAgainstOwner(place: Place): boolean {
  return isToBeDone(place) && (place.isForAgents() || place.isListed())
}
