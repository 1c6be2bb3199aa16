/** Cuts a stretch into its sentences and lines, for a second look at each by itself. */

import type { Range } from '../../src-shared/model/spans.ts'

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
    const piece = text.slice(start, end)
    const from = start + (piece.length - piece.trimStart().length)
    const to = start + piece.trimEnd().length
    if (to > from) sentences.push({ start: from, end: to })
    return true
  }
  for (const { index, 0: gap } of text.matchAll(BREAK)) {
    if (close(index, false)) start = index + gap.length
  }
  close(text.length, true)
  return sentences
}
