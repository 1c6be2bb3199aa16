/**
 * Whether a passage stands in a text that says throughout what an assistant does: a specification, a policy, the criteria of an
 * acceptance, the minutes of who builds one. It is named at the head and in several sentences besides, and what it is to do there is
 * its owner's wish. Whoever plants an order in a text of something else names an assistant once or twice, means the one that
 * reads this very text, or has it keep quiet.
 */

import type { Range } from '../../../../src-shared/model/spans.ts'
import { isAddressed, namesAsOne, ONE } from '../../../chunk/notes/addressed.ts'
import { isKeptSecret } from '../../../chunk/notes/secrecy.ts'
import { sentenceAround } from '../../sentence-around.ts'
import { lineEnd } from '../lines.ts'

/** UTF-16 units of what heads a text: its title, and what it says first. */
const HEAD = 200
/** UTF-16 units on each side of a passage in which other sentences are counted. */
const REACH = 2_000
/** Sentences that name one: at the head, where it is told what it does, and one besides. */
const FEWEST = 3
const ENDS = /(?<=[.!?…:;])\s+|[。！？\n]+/u

/** Whether a stretch is part of what a text says throughout of an assistant. */
export function isOfSpecification(text: string, range: Range): boolean {
  const sentence = sentenceAround(text, range)
  const start = Math.min(sentence.start, range.start)
  const end = Math.max(sentence.end, range.end)
  const isLine = !text.slice(start, end).includes('\n')
  if (!names(text.slice(0, isLine ? Math.min(HEAD, start) : HEAD))) return false
  const said = text.slice(start, lineEnd(text, end)).slice(0, REACH).replace(/\s+/g, ' ')
  if (isKeptSecret(said) || isAddressed(said)) return false
  const near = text.slice(Math.max(0, start - REACH), end + REACH)
  return near.split(ENDS).filter(names).length >= FEWEST
}

function names(said: string): boolean {
  return namesAsOne(said.toLowerCase()).includes(ONE)
}
