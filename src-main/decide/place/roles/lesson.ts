/**
 * Whether a place stands in a lesson: below its heading, or beside an exercise. What learners are told to try and to
 * write there is told to people.
 */

import { leanExpression } from '../../../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../../../src-shared/model/one-line.ts'
import type { Range } from '../../../../src-shared/model/spans.ts'
import { textAround } from '../text-around.ts'

/** UTF-16 units before a place in which a heading is looked for, and on both sides of it an exercise. */
const HEAD_REACH = 1_500
const REACH = 600

const HEADING = new RegExp(
  oneLine`
    ^(?:#{1,4} |\*\*)[^\n]{0,40}(?<!\p{L})(?:
      lessons?|lecture|unit|chapter|module|tip|modul|módulo|modulo|exercises?|workshop
      |tutorial|lektion|übung|aufgabe|kapitel|leçon|exercice|chapitre|lección|unidad|ejercicio
      |capítulo|lezione|esercizio|capitolo|lição|exercício|oefening|les|lekcja|ćwiczenie|ders
      |alıştırma|урок|упражнение|练习|课|演習|レッスン|연습
    )(?!\p{L})
  `,
  'imu',
)
/** The label of an exercise, at the begin of a sentence. */
const EXERCISE = leanExpression(
  oneLine`
    (?:^|[\n.!?“”«»"] ?)(?:
      exercise|übung|aufgabe|exercice|ejercicio|esercizio|exercício|oefening|ćwiczenie
      |alıştırma|упражнение|练习|練習|演習|연습
    )[ \t]?\d{0,2}[.:：]
  `,
  'iu',
)

/** Whether a stretch stands in a lesson, in some twelve languages. */
export function isInLesson(text: string, range: Range): boolean {
  return (
    HEADING.test(text.slice(Math.max(0, range.start - HEAD_REACH), range.end)) ||
    EXERCISE.test(textAround(text, range, REACH))
  )
}
