/**
 * Whether what a rule takes for a task stands in a value of data. What is sent to somebody, a message, a title of a card or a
 * question, may ask for anything; what tells of a person, a thing or a state asks for nothing, so that a task there was
 * written for whatever program reads it.
 */

import { oneLine } from '../../../../src-shared/model/one-line.ts'
import type { Field } from '../../../chunk/fields/field.ts'
import type { Place } from '../place.ts'
import { isLabelOfWindow, isTestCase } from '../roles/written-for.ts'
import { isLabelField, isTaskField } from './field-kinds.ts'

/** UTF-16 units of a value that is one; a longer one is a document of its own. */
const LONGEST = 600

/** Names of what tells of a person, a thing or a state, by language. */
const OF_DATA = new RegExp(
  oneLine`
    ^(?:
      (?:[a-z]{1,24}[-_ ])?(?:
        about|address|bio(?:graphy)?|captions?|comments?|descriptions?|details|feedback|location
        |memo|notes?|reasons?|remarks?|reviews?|status(?:[-_ ]?text)?
      )
      |bemerkung(?:en)?|hinweise?|kommentare?|anmerkung(?:en)?|bewertung(?:en)?|beschreibung
      |notiz(?:en)?|commentaires?|remarques?|avis|descripti(?:on|f)|observaci(?:ón|ones)
      |comentarios?|notas?|descripción|reseñas?|descrição|observaç(?:ão|ões)|comentários?
      |avaliaç(?:ão|ões)|not[ae]|commento|commenti|descrizione|recension[ei]|コメント|備考|レビュー
      |説明|自己紹介|メモ|评论|备注|简介|描述|评价|说明
    )$
  `,
  'i',
)
/** Names of what one of several such is kept in: `reviews: [{ text }]`. */
const OF_TEXT = /^(?:body|content|text|value|texte?|texto|testo|内容|本文)$/i
/** Above what is taught, asked or offered to be used: there a description may say what to do. */
const OF_TASKS =
  /^(?:activit(?:y|ies)|assignments?|challenges?|commands?|components|courses?|examples?|exercises?|grades?|homework|lessons?|parameters|paths|properties|questions?|quiz(?:zes)?|pupils?|scripts|students?|submissions?|tools?)$/i

/** What stands before the first word of a sentence in a value. */
const BEGIN = /(?:^|[.!?。！？…\n]|\\[nrt])[\s"'“”«»„「『([*_-]*$/

/** Whether a sentence of a value of data begins there, in which nobody who wrote it would give a task. */
export function isTaskInData(place: Place): boolean {
  const field = place.field()
  if (field === undefined || field.end - field.start > LONGEST || !isOfData(field)) return false
  if (!BEGIN.test(place.text.slice(field.start, place.start))) return false
  const { text, start, end } = place
  return (
    !place.isTurn() &&
    !place.isListed() &&
    !place.isForAgents() &&
    !isTestCase(place) &&
    !isLabelOfWindow(text, { start, end })
  )
}

function isOfData(field: Field): boolean {
  const names = field.path.filter((step) => typeof step === 'string')
  const [name = '', above = ''] = names.toReversed()
  if (isTaskField(field) || isLabelField(field) || names.some((each) => OF_TASKS.test(each))) {
    return false
  }
  return OF_DATA.test(name) || (OF_TEXT.test(name) && OF_DATA.test(above))
}
