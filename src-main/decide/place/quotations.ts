/**
 * What of a text is quoted: shown to a reader, not said to him. A field's value is none, though
 * it stands between quotation marks: `"note": "…"` and `alt="…"` speak for themselves.
 */

import { compareRanges, overlapFinder, type Range } from '../../../src-shared/model/spans.ts'

/** Opening marks with those that close them. */
const MARKS: Readonly<Record<string, string>> = {
  '"': '"',
  '`': '`',
  '“': '”',
  '„': '“”',
  '«': '»',
  '»': '«',
  '‘': '’',
  '「': '」',
  '『': '』',
}

/** What stands before the value of a field: a quoted key, a key that opens its line, an attribute. */
const FIELD = /(?:["'][ \t]*:[ \t]*|^[ \t]*[-*]?[ \t]*[\w.-]{1,40}:[ \t]*|[\w-]=)$/

/** UTF-16 units on each side of a passage in which its quotation marks are looked for. */
const REACH = 400
/** A passage may begin or end this much beside its marks: models cut sentences, not quotations. */
const SLACK = 2
/** UTF-16 units between two marks from which they hold more than a name. */
const MIN_QUOTATION = 6

/** Where a fenced block begins or ends, in Markdown. */
const FENCE = /^[ \t>]*(?:```|~~~)/gm

/** Tells of stretches of one text whether they stand in a fenced block that is an example within it. */
export function fencesOf(text: string): (range: Range) => boolean {
  const marks = Array.from(text.matchAll(FENCE), ({ index }) => index)
  const fences: Range[] = []
  for (let at = 0; at + 1 < marks.length; at += 2) {
    const fence = { start: marks[at] as number, end: marks[at + 1] as number }
    // Where the fence is the text, nothing around it shows it.
    if ((fence.end - fence.start) * 2 < text.length) fences.push(fence)
  }
  const fencesOver = overlapFinder(fences.sort(compareRanges))
  return (range) =>
    fencesOver(range).some(({ start, end }) => start <= range.start && range.end <= end)
}

/** The marks of the quotation around a stretch of its line, where there is one and words stand beside it. */
export function quotationAround(text: string, { start, end }: Range): string | undefined {
  const lineStart = Math.max(text.lastIndexOf('\n', start - 1) + 1, start - REACH)
  const nextLine = text.indexOf('\n', start)
  const lineEnd = Math.min(nextLine < 0 ? text.length : nextLine, end + REACH)
  const line = text.slice(lineStart, lineEnd)
  for (const { open, close } of quotationsIn(line)) {
    const holds = lineStart + open <= start + SLACK && end <= lineStart + close + 1 + SLACK
    if (!holds || close - open < MIN_QUOTATION) continue
    const before = line.slice(0, open)
    if (FIELD.test(before)) continue
    const isShown = /\p{L}{2}/u.test(before + line.slice(close + 1)) || before.includes('(')
    if (isShown) return line[open]
  }
  return undefined
}

/** Pairs of marks, none within another. */
function quotationsIn(line: string): readonly { readonly open: number; readonly close: number }[] {
  const found: { open: number; close: number }[] = []
  for (let open = 0; open < line.length; open++) {
    const closing = MARKS[line[open] as string]
    if (closing === undefined) continue
    let close = open + 1
    while (close < line.length && !closing.includes(line[close] as string)) close++
    if (close === line.length) continue
    found.push({ open, close })
    open = close
  }
  return found
}
