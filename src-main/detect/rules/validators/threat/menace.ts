/**
 * Whether somebody threatens another with violence in earnest, as far as words show: they are the writer's own, and beside them
 * stands when, where, with what, whom else or unless what. Who only says that he will kill somebody mostly laughs.
 */

import type { Validator } from '../validator.ts'
import { isInEarnest } from './in-earnest.ts'
import { isSaidByWriter } from './own-words.ts'

/** UTF-16 units on each side in which that stands. */
const REACH = 160
/** UTF-16 units that a denial takes at most, with what stands before it. */
const LONGEST_DENIAL = 10

/** The last word before what is denied; one further on may be of the condition: `if you do not pay, I will`. */
const DENIED =
  /(?:(?<!\p{L})(?:not|never|nicht|nie|niet|nooit|inte|aldrig|ne|pas|jamais|no|nunca|non|mai|não|не|nu|ne[mć]?|nem|δεν|nečeš|ikke|không|tidak|نمی|لن|لا|नहीं)|n['’]t) ?$/u

/** Laughter of many languages, as chats write it. */
const LAUGHS =
  /(?<!\p{L})(?:(?:ha|he|hi|ja|je|ah|ха|хе|ах){2,}h?|lol|lmao|xd+|kkk+|rsrs|mdr|ptdr|wkwk\p{L}*|555+)(?!\p{L})|[ㅋㅎ\u110f\u1112]{2}|哈{2}|[wｗ]{3}(?![.\p{L}])|笑|[:;=]-?\){1,5}|(?<=\s|^)[:;=]-?[dp](?![\p{L}\p{N}])|[😂🤣😅😆😜😉]/u

/** Violence that the writer threatens with in earnest. */
export const ownMenace: Validator = (value, match) =>
  isMeant(match.text.slice(Math.max(0, match.start - REACH), match.end + REACH)) &&
  ownWords(value, match)

/** What the writer says himself, does not deny and does not laugh about; it needs no other sign. */
export const ownSeriousWords: Validator = (value, match) =>
  !LAUGHS.test(match.text.slice(Math.max(0, match.start - REACH), match.end + REACH)) &&
  ownWords(value, match)

/** Whether what stands near shows that it is meant, and nobody laughs. */
function isMeant(near: string): boolean {
  return isInEarnest(near) && !LAUGHS.test(near)
}

/** What the writer says himself and does not deny. */
export const ownWords: Validator = (_, { text, start, end }) =>
  isSaidByWriter(text, { start, end }) &&
  !DENIED.test(text.slice(Math.max(0, start - LONGEST_DENIAL), start))
