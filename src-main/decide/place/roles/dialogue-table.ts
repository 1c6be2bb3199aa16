/**
 * Whether a place is a line in a table of who says what: the dialogue of a game, a film or a puppet play, as writers and
 * translators keep it, with a column for who speaks and others for what is said, often in several languages. A line that calls
 * an assistant is none.
 */

import { oneLine } from '../../../../src-shared/model/one-line.ts'
import type { Field } from '../../../chunk/fields/field.ts'
import { leadsOn } from '../destination.ts'
import { isCallInField } from '../orders/planted.ts'
import type { Place } from '../place.ts'
import { holdsWords } from '../signs.ts'
import { headOf, ROW } from './cells.ts'
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
  const rowsSpoken = new Set(
    fieldsNear(ROW)
      .filter((each) => SPEAKER.test(headOf(each)))
      .map(({ path }) => path[0]),
  )
  return told.every(
    (each) =>
      isLine(each) &&
      rowsSpoken.has(each.path[0] as number) &&
      !leadsOn(shownIn(each)) &&
      !isCallInField(shownIn(each)),
  )
}

function isLine(field: Field): boolean {
  return LINE.test(headOf(field)) || isOfLanguage(field)
}
