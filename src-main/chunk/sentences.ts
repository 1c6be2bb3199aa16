/** Cuts a stretch into its sentences and lines, for a second look at each by itself. */

import { type Range, trimmedRange } from '../../src-shared/model/spans.ts'

/** Where a sentence or line may end: at a line break, after a mark that ends one and white space, after a full-width mark. */
const BREAK = /\n+|(?<=[.!?…:;]["')\]]?)[ \t]+|(?<=[。！？])/g

/** UTF-16 units; a shorter piece says too little by itself and goes with the next. */
const MIN_UNITS = 24

/** The sentences of a text, in UTF-16 units, ascending and without the white space around them. */
export function splitSentences(text: string): readonly Range[] {
  const sentences: Range[] = []
  let start = 0
  const close = (end: number, isLast: boolean) => {
    if (!isLast && end - start < MIN_UNITS) return false
    const sentence = trimmedRange(text, { start, end })
    if (sentence.end > sentence.start) sentences.push(sentence)
    return true
  }
  for (const { index, 0: gap } of text.matchAll(BREAK)) {
    if (close(index, false)) start = index + gap.length
  }
  close(text.length, true)
  return sentences
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
