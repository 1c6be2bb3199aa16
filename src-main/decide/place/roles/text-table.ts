/**
 * Whether a stretch stands among the texts of a program, or of its translators, that are kept below each other: in a table with
 * a column for each language, or by name in groups of keys, each with what a window shows
 * (`account: { locked: "…" }, assistant: { forget: "…" }`). Records of people and things look otherwise: they stand in lists,
 * most of their values are names and numbers, and what somebody wrote has a name that says so. A text that calls an assistant or
 * holds an address is none, wherever it stands.
 */

import { leanExpression } from '../../../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../../../src-shared/model/one-line.ts'
import { lengthOf } from '../../../../src-shared/model/spans.ts'
import type { Field } from '../../../chunk/fields/field.ts'
import { isCallInField } from '../orders/planted.ts'
import type { Place } from '../place.ts'
import { holdsWords } from '../signs.ts'
import { headOf, ROW } from './cells.ts'
import { isLabelOfWindow } from './written-for.ts'

/** UTF-16 units on each side in which other texts are looked for. */
const REACH = 1_500
/** Texts from which they are a table, and groups of them. */
const FEWEST_TEXTS = 4
const FEWEST_GROUPS = 2
/** Of the values, in fifths, that are sentences or calls to press something. */
const FIFTHS_OF_TEXTS = 4
/** Words from which a text can be an order: a button, or a message that goes with one, has fewer and wants nothing but what it names. */
const FEWEST_OF_ORDER = 6
/** UTF-16 units of what a window shows, at most. */
export const LONGEST_TEXT = 240
/** The same of what is pressed, typed or confirmed there: a sentence or two. */
export const LONGEST_CALL = 120
/** The same of several texts, each on a line of its own; more are no passage, and a long value is not read for each claim in it. */
const LONGEST_PASSAGE = 4_000
/** How programs name a text: no blank, no sign. */
const KEY = /^[\p{L}_][\p{L}\d_-]*$/u
/** The key of a line, before its value. */
const KEY_BEFORE = /^[ \t]*["']?[\w.-]{1,80}["']?[ \t]*[:=][ \t]*["']?/
/** Letters of scripts without small ones, in a row. */
const UNCASED = /\p{Lo}{3}/u
/** Names of what somebody wrote, and of what is sent. */
const WRITTEN = new RegExp(
  oneLine`
    ^(?:
      about|bio(?:graphy)?|body|captions?|comments?|content|descriptions?|details|feedback|input
      |memo|notes?|questions?|quer(?:y|ies)|remarks?|reviews?|summary|system|prompts?|text
      |sms|subject|tickets?|instructions?|message
    )$
  `,
  'i',
)
/** What a window does not lead to by itself: an address or a number. */
const ADDRESS = /https?:|\bwww\.|\S@\S|\+?\d[\d ()./-]{6,}\d/i

/**
 * Whether a stretch is what a program shows, as it is kept to be translated, that leads nowhere and calls no assistant.
 * @param longest UTF-16 units of each text, at most.
 */
export function isTextOfProgram(place: Place, longest: number): boolean {
  return (
    isInTextTable(place, longest) ||
    isTranslation(place, longest) ||
    (isLabelOfWindow(place.text, place) && isPlain(place.passage, longest))
  )
}

/** Whether it stands among such texts on lines that hold a few words each, as buttons and menus do, and nothing else but a key. */
export function isButtonOfProgram(place: Place): boolean {
  if (!isTextOfProgram(place, LONGEST_CALL)) return false
  const { text, end } = place
  const feed = text.indexOf('\n', end)
  const lineEnd = feed < 0 ? text.length : feed
  const lines = { start: place.lineStart(), end: lineEnd }
  if (lengthOf(lines) > LONGEST_PASSAGE) return false
  return valuesIn(text.slice(lines.start, lines.end)).every(isOfFewWords)
}

/** Whether a value has too few words for an order; of scripts without blanks between them one sign in two stands for a word. */
function isOfFewWords(value: string): boolean {
  const words = value.match(/[\p{L}\p{N}]+/gu) ?? []
  return (
    words.length < FEWEST_OF_ORDER &&
    words.every((word) => !UNCASED.test(word) || word.length < 2 * FEWEST_OF_ORDER)
  )
}

/** Languages as heads of columns name them: by a code, maybe behind what is kept in it (`line_en`; `user_id` is no Indonesian), or by a name in one of them. */
const LANGUAGE = leanExpression(
  oneLine`
    ^(?:
      (?:ar|cs|da|de|en|es|fi|fr|hi|id|it|ja|ko|nl|no|pl|pt|ru|sv|tr|uk|zh)(?:[-_]\p{L}{2,4})?
      |[a-z]{1,16}_(?:ar|cs|da|de|en|es|fi|fr|hi|it|ja|ko|nl|pl|pt|ru|sv|tr|uk|zh)
      |english|french|german|spanish|italian|portuguese|dutch|polish|turkish|russian|chinese|japanese
      |englisch|deutsch|französisch|spanisch|italienisch|anglais|français|allemand|espagnol|italien
      |ingl[eé]s|español|francés|alemán|inglese|italiano|francese|tedesco|inglês|português|engels
      |nederlands|duits|angielski|polski|niemiecki|i̇?ngilizce|türkçe|английский|русский|英語|日本語|英语
      |英文|中文|영어|한국어
    )$
  `,
  'iu',
)

/** Whether a stretch is a cell of a table of translations, which stands in two languages, leads nowhere and calls no assistant. */
function isTranslation({ text, field, fieldsNear }: Place, longest: number): boolean {
  const own = field()
  if (own === undefined || !isOfLanguage(own) || !isPlain(text.slice(own.start, own.end), longest))
    return false
  return fieldsNear(ROW).some(
    (each) => isOfLanguage(each) && each.path[0] === own.path[0] && each.path[1] !== own.path[1],
  )
}

/** Whether a cell stands below the name of a language. */
function isOfLanguage(field: Field): boolean {
  return LANGUAGE.test(headOf(field))
}

/** Whether all values over which a stretch goes are texts of such groups, lead nowhere and call no assistant. */
function isInTextTable({ text, fieldsNear }: Place, longest: number): boolean {
  const shownIn = ({ start, end }: Field) => text.slice(start, end)
  const own = fieldsNear(0)
  if (own.length === 0 || !own.every((each) => isNamed(each) && isPlain(shownIn(each), longest)))
    return false
  const near = fieldsNear(REACH)
  if (near.length < FEWEST_TEXTS || !near.every(isNamed)) return false
  const texts = near.filter((each) => holdsWords(shownIn(each), 1) || UNCASED.test(shownIn(each)))
  return texts.length * 5 >= near.length * FIFTHS_OF_TEXTS && groupsOf(near) >= FEWEST_GROUPS
}

/** Whether texts, each on a line, are of some length at most, lead nowhere and call no assistant. */
function isPlain(shown: string, longest: number): boolean {
  if (shown.length > LONGEST_PASSAGE) return false
  const values = valuesIn(shown)
  return (
    values.every(({ length }) => length <= longest) &&
    !ADDRESS.test(shown) &&
    !values.some(isCallInField)
  )
}

/** What stands on the lines of a stretch, without the keys before it. */
function valuesIn(shown: string): readonly string[] {
  return shown.split('\n').map((line) => line.replace(KEY_BEFORE, ''))
}

/** Whether a value is kept in a group under a name of a program, and in no list. */
function isNamed({ path }: Field): boolean {
  return (
    path.length > 1 &&
    path.every((step) => typeof step === 'string' && KEY.test(step) && !WRITTEN.test(step))
  )
}

/** How many groups there are that hold more than one text. */
function groupsOf(fields: readonly Field[]): number {
  const groups = Map.groupBy(fields, ({ path }) => JSON.stringify(path.slice(0, -1)))
  return [...groups.values()].filter((each) => each.length > 1).length
}
