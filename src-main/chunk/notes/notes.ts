/**
 * Notes to an assistant in what is written for people: each from the sentence that is said to one to the end of its
 * paragraph, field or item. A note is a message by itself; what stands around it is what it hides in.
 */

import { once } from '../../../src-shared/model/once.ts'
import type { Range } from '../../../src-shared/model/spans.ts'
import type { TurnsOfText } from '../conversation/turns.ts'
import type { FieldsOfText } from '../fields/fields.ts'
import { sentencesWithin } from '../sentences.ts'
import { isAddressed } from './addressed.ts'
import { namesOneUnquoted, withoutQuoted } from './quoted.ts'

/** UTF-16 units of the longest text whose notes are looked for, as its fields are. */
const LONGEST_TEXT = 200_000
/** UTF-16 units of the longest note of several sentences. */
const LONGEST = 400
const PARAGRAPH = /(?:[^\n]*\S[^\n]*\n?)+/g
/** A line that goes on from the one above, maybe behind the sign of a comment or a quotation. */
const GOES_ON = /^[>#*/|\s]{0,8}\p{Ll}/u
/** A line that ends in a sign of one, or is set in bold or as one. */
const IS_HEADING = /[:：\]】=|]$|\*\*$|^#{1,6} [^\n]*$/u
const ENDS_IN_WORD = /\p{L}$/u

/**
 * In reading order and disjoint; none of a very long text, none of what is said to a program, which is read as a message
 * anyway, and none of what a program says.
 */
export function notesOf(
  text: string,
  fields: () => FieldsOfText,
  turns: TurnsOfText,
): readonly Range[] {
  if (text.length > LONGEST_TEXT) return []
  const plain = sentencesOf(text, () => [])
  if (!plain.some((first, at) => isSaidToOne(text, first, plain[at + 1], isAddressed))) return []
  const isReport = once(() => namesOneUnquoted(text))
  /** Whether a sentence is said to an assistant, and not only what it quotes in a text that tells of one. */
  const isSaidHere = (sentence: string) =>
    isAddressed(sentence) && (isAddressed(withoutQuoted(sentence)) || !isReport())
  const sentences = sentencesOf(text, fields().over)
  const notes: Range[] = []
  for (const [at, first] of sentences.entries()) {
    const isWithin = first.start < (notes.at(-1)?.end ?? 0)
    if (isWithin || !isSaidToOne(text, first, sentences[at + 1], isSaidHere)) continue
    const turn = turns.around(first)
    if (turn?.isToProgram || turn?.isOfProgram) continue
    const limit = Math.min(fields().around(first)?.end ?? text.length, first.start + LONGEST)
    notes.push({ start: first.start, end: endOfNote(text, sentences, at, limit) })
  }
  return notes
}

/** The sentences of each paragraph. */
function sentencesOf(
  text: string,
  fieldsOver: (range: Range) => readonly Range[],
): readonly Range[] {
  return Array.from(text.matchAll(PARAGRAPH), ({ index, 0: paragraph }) => {
    const range = { start: index, end: index + paragraph.length }
    return sentencesWithin(text, range, fieldsOver(range))
  }).flat()
}

/** Whether a sentence, maybe with the next line of it, is said to an assistant. */
function isSaidToOne(
  text: string,
  first: Range,
  next: Range | undefined,
  isSaidSo: (sentence: string) => boolean,
): boolean {
  const isSaid = (start: number, end: number) =>
    isSaidSo(text.slice(start, end).replace(/\s+/g, ' '))
  if (isSaid(first.start, first.end)) return true
  const isWrapped =
    next !== undefined &&
    ENDS_IN_WORD.test(text.slice(first.start, first.end)) &&
    goesOn(text, first, next)
  return isWrapped && isSaid(first.start, next.end)
}

/** Where the note that begins with a sentence ends: behind the last one that goes on from it and ends before the limit. */
function endOfNote(text: string, sentences: readonly Range[], first: number, limit: number) {
  let note = sentences[first] as Range
  for (let at = first + 1; at < sentences.length; at++) {
    const next = sentences[at] as Range
    if (next.end > limit || !goesOn(text, note, next)) break
    note = { start: note.start, end: next.end }
  }
  return note.end
}

/** Whether a sentence goes on from a note: on its line, on the next where the line goes on, or below its heading. */
function goesOn(text: string, note: Range, next: Range): boolean {
  const breaks = text.slice(note.end, next.start).split('\n').length - 1
  if (breaks === 0) return true
  const isBelowHeading = IS_HEADING.test(text.slice(note.start, note.end))
  return breaks === 1 && (isBelowHeading || GOES_ON.test(text.slice(next.start, next.end)))
}
