/**
 * Whether a passage stands in a text that says throughout what an assistant does: a specification, a policy, the criteria of an
 * acceptance, the minutes of who builds one. Such a text has items or headings, names the assistant at its head and in several
 * sentences besides, and what it is to do there is its owner's wish. Whoever plants an order in a text of something else names an
 * assistant once or twice, means the one that reads this very text, or all of them, or has it keep quiet; and a letter or a review of
 * an assistant, which names it as often, orders nothing of it.
 */

import { leanExpression } from '../../../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../../../src-shared/model/one-line.ts'
import type { Range } from '../../../../src-shared/model/spans.ts'
import { isAddressed, namesOne } from '../../../chunk/notes/addressed.ts'
import { isKeptSecret } from '../../../chunk/notes/secrecy.ts'
import { sentenceAround } from '../../sentence-around.ts'
import { lineEnd } from '../lines.ts'

/** UTF-16 units of what heads a text: its title, and what it says first. */
const HEAD = 200
/** UTF-16 units on each side of a passage in which other sentences are counted. */
const REACH = 2_000
/** Lines that begin as items, steps, rows of a table or headings do. */
const ITEM = /^[ \t>]{0,8}(?:[-*•–|]|\d{1,3}[.)]|#{1,6} |\p{L}{1,12}[ -]\d{1,4}[.:])/gmu
const FEWEST_ITEMS = 2
/** Whoever is greeted at the head of a letter, alone on a line: `Hi Tom,`. */
const GREETED = /^(?:\p{L}+[ .]{1,2}){0,4}\p{L}+[,!،，]\s*$/mu
/** UTF-16 units in which a letter greets. */
const LETTER_HEAD = 400
/** A sentence whose subject are all of them: `AI assistants must …`. */
const OF_ALL = leanExpression(
  oneLine`
    ^[^\p{L}]{0,12}(?:(?:all|any|every|each|alle|jede[rs]?|tous les|todos (?:los|os)|tutti gli|wszyscy|všichni|все) )?(?:les |los |las |gli |i |os |as |de |die )?
    (?:(?:ai|ki|ia|language|coding|automated)[ -])?(?:
      assistants|agents|models|llms|(?:chat)?bots|assistenten|agenten|modelle|modellen|asistentes|assistentes|agentes|modelos|assistenti|agenti|modelli|modèles|asystenci|asistenti|ассистенты|помощники|модели|помічники
    )(?!\p{L})
  `,
  'iu',
)
/** Sentences that name one: at the head, where it is told what it does, and one besides. */
const FEWEST = 3
const ENDS = /(?<=[.!?…:;])\s+|[。！？\n]+/u

/** Whether a stretch is part of what a text says throughout of an assistant. */
export function isOfSpecification(text: string, range: Range): boolean {
  const sentence = sentenceAround(text, range)
  const start = Math.min(sentence.start, range.start)
  const end = Math.max(sentence.end, range.end)
  const isLine = !text.slice(start, end).includes('\n')
  if (!namesOne(text.slice(0, isLine ? Math.min(HEAD, start) : HEAD))) return false
  const said = text.slice(start, lineEnd(text, end)).slice(0, REACH).replace(/\s+/g, ' ')
  if (isKeptSecret(said) || isAddressed(said) || OF_ALL.test(said)) return false
  if (GREETED.test(text.slice(0, LETTER_HEAD))) return false
  const near = text.slice(Math.max(0, start - REACH), end + REACH)
  if ((near.match(ITEM)?.length ?? 0) < FEWEST_ITEMS) return false
  return near.split(ENDS).filter(namesOne).length >= FEWEST
}
