/**
 * What of a text is quoted: shown to a reader, not said to him. A field's value is none, though
 * it stands between quotation marks: `"note": "…"` and `alt="…"` speak for themselves.
 */

import { lengthOf, overlapFinder, type Range } from '../../../../src-shared/model/spans.ts'
import { matchesAtLines } from '../lines.ts'

/** Opening marks with those that close them. */
const CLOSING: Readonly<Record<string, string>> = {
  '"': '"',
  '`': '`',
  '“': '”',
  // Swedish and Finnish.
  '”': '”',
  // As a typewriter closes it, too.
  '„': '“”"',
  '«': '»',
  '»': '«',
  '‘': '’',
  '「': '」',
  '『': '』',
}

/** Marks that count, and what finds those that open. */
interface Marks {
  readonly closing: Readonly<Record<string, string>>
  readonly opening: RegExp
}
const MARKS = marksOf(CLOSING)
/** With the marks of strings in code, which are apostrophes within words. */
const STRAIGHT_MARKS = marksOf({ ...CLOSING, "'": "'" })
const APOSTROPHE = /(?<=\p{L})'(?=\p{L})/gu

/**
 * What stands before a value: a quoted key, an attribute, a list and its first items, or the
 * separator of a row (RFC 4180), behind which prose has a space.
 */
const FIELD = /(?:["'][ \t]*:[ \t]*|[\w-]=|\[[ \t]*(?:"[^"]*"[ \t]*,[ \t]*)*|[^ \t][,;|]|\t)$/
/** A key that opens its line; its value ends the line. */
const KEY = /^[ \t]*[-*]?[ \t]*[\w.-]{1,40}:[ \t]*$/
const GOES_ON = /^[^\n]*\p{L}/u
/** A key between marks; one of several words is a heading of prose. */
const QUOTED_KEY = /^["'][\w$.-]{1,64}["'][ \t]*:/
/** UTF-16 units of such a key with what parts it from its value. */
const LONGEST_KEY = 80
/** What stands behind the first value of a row. */
const NEXT_FIELD = /^(?:[,;|][^ \t]|\t)/

/** UTF-16 units on each side of a passage in which its quotation marks are looked for. */
const REACH = 400
/** A passage may begin or end this much beside its marks: models cut sentences, not quotations. */
const SLACK = 2
/** UTF-16 units between two marks from which they hold more than a name. */
const MIN_QUOTATION = 6

/** Where a fenced block begins or ends, in Markdown. */
const FENCE = /^[ \t>]*(?:```|~~~)/my
/** The whole mark at such a place. */
const MARK = /[ \t>]*(?:`+|~+)/y

/** The fenced blocks of a text, in reading order: each from its first mark to before its last. */
export function fencesOf(text: string): readonly Range[] {
  const marks = Array.from(matchesAtLines(text, FENCE), ({ index }) => index)
  const fences: Range[] = []
  for (let at = 0; at + 1 < marks.length; at += 2) {
    fences.push({ start: marks[at] as number, end: marks[at + 1] as number })
  }
  return fences
}

/** Gives the one of some fenced blocks in which a stretch lies, where it is but a part of the text. */
export function fenceFinder(
  text: string,
  fences: readonly Range[],
): (range: Range) => Range | undefined {
  // Where the fence is the text, nothing around it shows it.
  const fencesOver = overlapFinder(fences.filter((fence) => lengthOf(fence) * 2 < text.length))
  return (range) =>
    fencesOver(range).find(({ start, end }) => start <= range.start && range.end <= end)
}

/** A text without its fenced blocks, marks and all. */
export function withoutFences(text: string, fences: readonly Range[]): string {
  let from = 0
  const kept = fences.map(({ start, end }) => {
    const before = text.slice(from, start)
    MARK.lastIndex = end
    from = MARK.test(text) ? MARK.lastIndex : end
    return before
  })
  return [...kept, text.slice(from)].join('')
}

/**
 * The marks of the quotation around a stretch of its line, where there is one and words stand beside it. A line that ends
 * amid a quotation goes on with the next ones.
 */
export function quotationAround(text: string, { start, end }: Range): string | undefined {
  const before = text.slice(Math.max(0, start - REACH), start)
  const lead = before.slice(before.lastIndexOf('\n') + 1)
  const [line = ''] = wrappedLines(lead + text.slice(start, end + REACH))
  const lineStart = start - lead.length
  for (const { open, close } of quotationsIn(line)) {
    const holds = lineStart + open <= start + SLACK && end <= lineStart + close + 1 + SLACK
    if (!holds || close - open < MIN_QUOTATION) continue
    const opening = line.slice(0, open)
    if (isField(line, open, close)) continue
    const isShown = /\p{L}{2}/u.test(opening + line.slice(close + 1)) || opening.includes('(')
    if (isShown) return line[open]
  }
  return undefined
}

/**
 * The quotations that share something with a stretch, marks included, in reading order; single straight
 * marks count where they are no apostrophes. None is the value of a field.
 */
export function quotationsOver(text: string, { start, end }: Range): readonly Range[] {
  const before = text.slice(Math.max(0, start - REACH), start)
  const lead = before.slice(before.lastIndexOf('\n') + 1)
  const found: Range[] = []
  let at = start - lead.length
  // A quotation that begins in the stretch may end some lines behind it.
  for (const line of wrappedLines(lead + text.slice(start, end + REACH))) {
    if (at >= end) break
    for (const { open, close } of quotationsIn(line.replace(APOSTROPHE, '’'), STRAIGHT_MARKS)) {
      if (at + close < start || at + open >= end || isField(line, open, close)) continue
      found.push({ start: at + open, end: at + close + 1 })
    }
    at += line.length + 1
  }
  return found
}

/** Marks of quotations that lines may be broken in; apostrophes and backticks are none. */
const WRAPPED = /["“„«「『]/
/** A line that goes on with the one before: no empty one, item, heading, field or quotation. */
const GOES_ON_WITH = /^[ \t]*[\p{L}\p{N}]/u
/** Lines of one quotation, at most. */
const MOST_WRAPPED = 4

/** The lines of a stretch; those over which a quotation goes are one, as mails and logs of commits break them. */
function wrappedLines(stretch: string): readonly string[] {
  const lines: string[] = []
  let joined = 1
  for (const line of stretch.split('\n')) {
    const last = lines.at(-1)
    const isRest =
      last !== undefined && joined < MOST_WRAPPED && GOES_ON_WITH.test(line) && isOpen(last)
    joined = isRest ? joined + 1 : 1
    if (isRest) lines[lines.length - 1] = `${last}\n${line}`
    else lines.push(line)
  }
  return lines
}

/** Whether a quotation begins in a line that does not end there. */
function isOpen(line: string): boolean {
  const closed = quotationsIn(line)
  const behind = line.slice((closed.at(-1)?.close ?? -1) + 1)
  return WRAPPED.test(behind)
}

/** A stretch of a text with blanks for what is quoted in it: every place in it stays. */
export function withoutQuotations(text: string, { start, end }: Range): string {
  const stretch = text.slice(start, end)
  let said = ''
  for (const quotation of quotationsOver(text, { start, end: start + stretch.length })) {
    const from = Math.max(said.length, quotation.start - start)
    const to = Math.min(stretch.length, quotation.end - start)
    if (to > from) said += stretch.slice(said.length, from) + ' '.repeat(to - from)
  }
  return said + stretch.slice(said.length)
}

/** Whether what a mark opens is a key or a value: as far back as {@link REACH}, since a line may be long. */
function isField(line: string, open: number, close: number): boolean {
  if (QUOTED_KEY.test(line.slice(open, open + LONGEST_KEY))) return true
  if (open === 0 && NEXT_FIELD.test(line.slice(close + 1, close + 3))) return true
  const before = line.slice(Math.max(0, open - REACH), open)
  // No value of YAML begins with a backtick (1.2.2, 5.3): behind a key it is code that a text shows.
  const isKeyed = line[open] !== '`' && KEY.test(before)
  return FIELD.test(before) || (isKeyed && !GOES_ON.test(line.slice(close + 1)))
}

/** Pairs of marks, none within another; in time that grows with the line, however many of them are open. */
function quotationsIn(
  line: string,
  { closing, opening }: Marks = MARKS,
): readonly { readonly open: number; readonly close: number }[] {
  const found: { open: number; close: number }[] = []
  const neverClosed = new Set<string>()
  opening.lastIndex = 0
  while (opening.test(line)) {
    const open = opening.lastIndex - 1
    const mark = line[open] as string
    if (neverClosed.has(mark)) continue
    const ends = Array.from(closing[mark] ?? '', (each) => line.indexOf(each, open + 1)).filter(
      (at) => at >= 0,
    )
    const close = Math.min(...ends)
    if (ends.length === 0) {
      neverClosed.add(mark)
      continue
    }
    found.push({ open, close })
    opening.lastIndex = close + 1
  }
  return found
}

function marksOf(closing: Readonly<Record<string, string>>): Marks {
  return { closing, opening: new RegExp(`[${Object.keys(closing).join('')}]`, 'g') }
}
