/**
 * Whether a place stands in a list of commands with what each of them is for, as cheat sheets and notes of administrators
 * are: a command and its use beside it, or in items the use, a colon and the command. Nothing of it runs.
 */

import { leanExpression } from '../../../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../../../src-shared/model/one-line.ts'
import type { Range } from '../../../../src-shared/model/spans.ts'

/** UTF-16 units on each side of a place in which other lines of the list stand. */
const REACH = 500
/** Lines from which they are a list, and their share of all that are not empty: of scripts a line or two look alike. */
const FEWEST = 4
const SHARE = 0.5

/** A command, a gap and its use in words; or an item with the use, a colon and a command of two words or more. */
const LINE_OF_LIST = leanExpression(
  oneLine`
    ^[ \t]*(?:
      [a-zA-Z][\w.\\/-]{1,30}(?: [^\n#]{1,100}?)?(?: {2,}|\t+| [—–→] )\p{L}[^\n=;{}]{2,200}
      |[-*•][ \t]+\p{L}[\p{L} ,'’()/-]{2,60}: [a-z][\w.-]{1,30} [^\n]{2,200}
    )$
  `,
  'u',
)

/** Whether most lines around a stretch are of such a list. */
export function isInCheatSheet(text: string, { start, end }: Range): boolean {
  const lines = text
    .slice(Math.max(0, start - REACH), end + REACH)
    .split('\n')
    .filter((line) => line.trim() !== '')
  const listed = lines.filter((line) => LINE_OF_LIST.test(line)).length
  return listed >= FEWEST && listed >= SHARE * lines.length
}
