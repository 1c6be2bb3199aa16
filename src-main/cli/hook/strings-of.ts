/**
 * The words in a value of JSON, as one text to scan, and the same value with some of them
 * changed: whoever made it finds it in the form that it gave it.
 */

import type { Range } from '../../../src-shared/model/spans.ts'

/** One string of a value and its place in the text that all of them make. */
export interface Words extends Range {
  readonly text: string
}

export interface JsonWords {
  /** All strings, keys too, a line or more each. */
  readonly text: string
  /**
   * The value with strings replaced.
   * @param replace gives what stands instead.
   */
  readonly with: (replace: (words: Words) => string) => unknown
}

/** What no tool answers that means well; a program that nests deeper wants to break its reader. */
const DEEPEST = 100

/**
 * The words of a parsed value.
 * @throws {RangeError} where it is nested deeper than 100.
 */
export function wordsOf(value: unknown): JsonWords {
  const all: Words[] = []
  let length = 0
  const collect = (text: string) => {
    all.push({ text, start: length, end: length + text.length })
    length += text.length + 1
    return text
  }
  mapped(value, collect, 0)
  return {
    text: all.map(({ text }) => text).join('\n'),
    with(replace) {
      let next = 0
      return mapped(value, () => replace(all[next++] as Words), 0)
    },
  }
}

/** Visits strings in one order, whatever is made of them. */
function mapped(value: unknown, map: (text: string) => string, depth: number): unknown {
  if (depth > DEEPEST) throw new RangeError('nested too deep')
  if (typeof value === 'string') return map(value)
  if (Array.isArray(value)) return value.map((item) => mapped(item, map, depth + 1))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [map(key), mapped(item, map, depth + 1)]),
  )
}
