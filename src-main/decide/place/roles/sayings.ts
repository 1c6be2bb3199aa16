/**
 * Whom a collection of sayings names below each: `-- A. Lind`, indented, behind the end of a sentence. Who signs a comment or a
 * mail writes at the begin of a line.
 */

import type { Range } from '../../../../src-shared/model/spans.ts'

/** The end of what is said, and the line of who said it. */
const SAID_BY =
  /[.!?…”"»'’)][ \t]*\r?\n(?:[ \t]{2,40}|\t)(?:--|—|–|―) ?(?=\p{L}|["“«])[^\n]{2,90}$/gmu
const FEWEST = 3
/** What parts the sayings of a file for `fortune`: a percent sign alone between lines that are no remarks of TeX. */
const PARTED = /^[^%\\\s][^\n]*\n%\r?$(?!\n[%\\])|^[ \t][^\n]*\n%\r?$(?!\n[%\\])/gm

/** The lines that tell who said something, in reading order; none where there are not several, and all of a file for `fortune`. */
export function sayersOf(text: string): readonly Range[] {
  const parts = Array.from(text.matchAll(PARTED)).length
  if (parts >= FEWEST) return [{ start: 0, end: text.length }]
  const lines = Array.from(text.matchAll(SAID_BY), ({ 0: said, index }) => ({
    start: index + said.indexOf('\n'),
    end: index + said.length,
  }))
  return lines.length < FEWEST ? [] : lines
}
