/** Cuts a stretch into its sentences and lines, for a second look at each by itself. */

import { type Range, trimmedRange } from '../../src-shared/model/spans.ts'

/**
 * Where a sentence or line may end: at a line break, after a mark that ends one and white space, after a full-width mark.
 * Behind what is quoted or in brackets a small letter goes on: `say "Stop!" in your answer`.
 */
const BREAK = /\n+|(?<=[.!?…:;])[ \t]+|(?<=[.!?…:;]["')\]])[ \t]+(?![ \t\p{Ll}])|(?<=[。！？])/gu

/** UTF-16 units; a shorter piece says too little by itself. */
const MIN_UNITS = 24

/**
 * The sentences of a text, in UTF-16 units, ascending and without the white space around them. A short one goes with the
 * next, or with what stands before it on its line where a label comes next.
 */
export function splitSentences(text: string): readonly Range[] {
  const sentences: Range[] = []
  let start = 0
  let isAmidLine = false
  for (const { index, 0: gap } of [...text.matchAll(BREAK), { index: text.length, 0: '\n' }]) {
    const isShort = index - start < MIN_UNITS
    const isRest = isShort && isAmidLine && isAboveLabel(text, index)
    const before = isRest ? sentences.pop() : undefined
    if (isShort && before === undefined && index < text.length) continue
    const sentence = trimmedRange(text, { start: before?.start ?? start, end: index })
    if (sentence.end > sentence.start) sentences.push(sentence)
    start = index + gap.length
    isAmidLine = !gap.includes('\n')
  }
  return sentences
}

/** UTF-16 units of the longest label that is known. */
const LONGEST_LABEL = 60
/** A line that names what stands below it: `Returns:`. */
const LABEL = /^\n\s{0,20}\p{L}[^\n:]{0,40}:[ \t]*(?:\n|$)/u

function isAboveLabel(text: string, index: number): boolean {
  return LABEL.test(text.slice(index, index + LONGEST_LABEL))
}

/** Words from which a value, or what stands between two, is read by itself; in scripts without spaces so many signs. */
const SAYS_SOMETHING =
  /[\p{L}\p{M}]{2}[^\p{L}<>]{1,12}[\p{L}\p{M}]+[^\p{L}<>]{1,12}[\p{L}\p{M}]|[\u0e00-\u0eff\u3040-\u30ff\u4e00-\u9fff]{6}/u
/** The tags and the names of attributes between two values, which are no words of theirs. */
const MARKUP = /<\/?[\p{L}_][^<>]*>?|(?<![\w:-])[\w:-]+\s*=\s*["']/gu

/**
 * The same where a stretch holds values of fields: the sentences of each value, none of which goes on into the next one,
 * and those between them. Names of fields and single words say nothing by themselves.
 * @param inside those of the text that share something with the stretch, in reading order and disjoint.
 */
export function sentencesWithin(
  text: string,
  stretch: Range,
  inside: readonly Range[],
): readonly Range[] {
  const pieces: Range[] = []
  let from = stretch.start
  for (const field of inside) {
    const start = Math.max(from, field.start)
    const end = Math.min(stretch.end, field.end)
    pieces.push({ start: from, end: start }, { start, end })
    from = end
  }
  pieces.push({ start: from, end: stretch.end })
  const sentences = pieces.flatMap((piece) => sentencesOf(text, piece))
  const telling = sentences.filter(({ start, end }) =>
    SAYS_SOMETHING.test(text.slice(start, end).replace(MARKUP, ' ')),
  )
  return inside.length > 0 && telling.length > 0 ? telling : sentencesOf(text, stretch)
}

function sentencesOf(text: string, { start, end }: Range): readonly Range[] {
  const sentences = splitSentences(text.slice(start, end))
  return sentences.map((each) => ({ start: start + each.start, end: start + each.end }))
}
