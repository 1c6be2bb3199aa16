/** Lines as the text view numbers them, from 1. Pure. */

import type { Range } from '../../src-shared/model/spans.ts'

/** Tells the line of a place; asked in reading order it reads the text once. */
export function lineCounter(text: string): (place: number) => number {
  let line = 1
  let next = text.indexOf('\n')
  return (place) => {
    while (next !== -1 && next < place) {
      line++
      next = text.indexOf('\n', next + 1)
    }
    return line
  }
}

/** The first and the last line of a stretch. */
export function linesOf(text: string, { start, end }: Range): readonly [number, number] {
  const lineAt = lineCounter(text)
  return [lineAt(start), lineAt(Math.max(start, end - 1))]
}
