/**
 * Whether a place is a line in a table, or in records, of who says what: the dialogue of a game, a film or a puppet play, as writers and
 * translators keep it, with a column for who speaks and others for what is said, often in several languages. A line that calls
 * an assistant is none.
 */

import { oneLine } from '../../../../src-shared/model/one-line.ts'
import type { Field } from '../../../chunk/fields/field.ts'
import { leadsOn } from '../destination.ts'
import { isCallInField } from '../orders/planted.ts'
import type { Place } from '../place.ts'
import { holdsWords } from '../signs.ts'
import { headOf, isCell, ROW } from './cells.ts'
import { isOfLanguage } from './text-table.ts'

/** Heads of who speaks, by language; a `role` is what data of chats with assistants have. */
const SPEAKER = new RegExp(
  oneLine`
    ^(?:
      speakers?|characters?|npc|sprecher(?:in)?|figur|charakter|personnage|locuteur|personaje|hablante
      |personaggio|personagem|spreker|personage|postać|mówca|karakter|konuşan|персонаж|говорит
      |角色|说话人|說話人|人物|話者|キャラ(?:クター)?|발화자|화자|캐릭터
    )(?:[_ ](?:id|name|key))?$
  `,
  'iu',
)
/** Heads of what is said, besides names of languages. */
const LINE =
  /^(?:lines?|dialog(?:ue)?|speech|says?|subtitles?|captions?|zeile|satz|réplique|línea|diálogo|battuta|fala|zin|kwestia|replik|реплика|台词|台詞|セリフ|대사)(?:[_ ](?:text|\p{L}{2}))?$/iu

/** Names of what is said in a record that says who speaks, and of the answers to choose from. */
const LINE_OF_RECORD =
  /^(?:text|lines?|dialog(?:ue)?|speech|says?|subtitles?|options?|choices?|repl(?:y|ies)|answers?|responses?)$/i
const FEWEST_SPEECHES = 2

/** Words in small letters of a cell that says something; keys, names and conditions have fewer, or no blank. */
const FEWEST_WORDS = 2
const BLANK = /\s/

/** Whether all that is told in a stretch is said by somebody in such a table, leads nowhere and calls no assistant. */
export function isLineOfDialogue({ text, fieldsNear }: Place): boolean {
  const shownIn = ({ start, end }: Field) => text.slice(start, end)
  const told = fieldsNear(0).filter(
    (each) =>
      isLine(each) || (BLANK.test(shownIn(each)) && holdsWords(shownIn(each), FEWEST_WORDS)),
  )
  if (told.length === 0) return false
  const spoken = fieldsNear(ROW).filter((each) => SPEAKER.test(nameOf(each)))
  const isSpoken = (line: Field) =>
    isCell(line) ? spoken.some(({ path }) => path[0] === line.path[0]) : isInRecordOf(line, spoken)
  return told.every(
    (each) =>
      isLine(each) && isSpoken(each) && !leadsOn(shownIn(each)) && !isCallInField(shownIn(each)),
  )
}

/** What stands above a cell, or names a value of a record. */
function nameOf(field: Field): string {
  const name = isCell(field) ? headOf(field) : field.path.at(-1)
  return typeof name === 'string' ? name : ''
}

function isLine(field: Field): boolean {
  if (isCell(field)) return LINE.test(headOf(field)) || isOfLanguage(field)
  return LINE_OF_RECORD.test(nameOf(field))
}

/**
 * Whether a value is said in a record of somebody who speaks, or is one of the answers to it, which lie within it, where
 * several speak nearby.
 */
function isInRecordOf({ path }: Field, spoken: readonly Field[]): boolean {
  return (
    spoken.length >= FEWEST_SPEECHES &&
    spoken.some(({ path: [...record] }) => {
      record.pop()
      return record.length > 0 && record.every((step, at) => path[at] === step)
    })
  )
}
