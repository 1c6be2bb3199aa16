/**
 * Reads the examples of a rule: the proof that stands beside each pattern.
 *
 * Marks in an example say what a plain string cannot: where the evidence is and
 * what people would not see. Apart from the tests so that the command line can
 * check a user's pack in the same way.
 */

import type { Range } from '../../../../src-shared/model/spans.ts'

/** An example without its marks, and what the marks said. */
export interface RuleExample {
  readonly text: string
  /** Where the evidence is, if the example marks it: the whole of it, exactly. */
  readonly evidence?: Range
  /** Stretches that people cannot see, sorted and disjoint. */
  readonly hidden: readonly Range[]
}

const MARKS = /[⟦⟧⟪⟫¦]/g

/**
 * Takes the marks out of an example: `⟦…⟧` is the evidence, `⟪…⟫` is hidden from
 * people, and `¦` is nothing: it parts a made-up secret so that the scanners of
 * code forges do not take it for a real one.
 */
export function parseExample(example: string): RuleExample {
  const hidden: Range[] = []
  let text = ''
  let copied = 0
  let start = 0
  let hiddenStart = 0
  let evidence: Range | undefined
  for (const { 0: mark, index } of example.matchAll(MARKS)) {
    text += example.slice(copied, index)
    copied = index + mark.length
    if (mark === '⟦') start = text.length
    if (mark === '⟧') evidence = { start, end: text.length }
    if (mark === '⟪') hiddenStart = text.length
    if (mark === '⟫') hidden.push({ start: hiddenStart, end: text.length })
  }
  text += example.slice(copied)
  return { text, hidden, ...(evidence === undefined ? {} : { evidence }) }
}
