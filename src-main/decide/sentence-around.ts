/**
 * The sentence around a stretch, within its field, cell, item or comment, over lines that a mail or a comment wraps, and
 * with the whole of an address at its ends.
 */

import { leanExpression } from '../../src-shared/model/lean-expression.ts'
import type { Range } from '../../src-shared/model/spans.ts'

/** UTF-16 units of the longest sentence that is shown whole, and of the longest word that is completed. */
const MOST = 400
/** UTF-16 units of the longest paragraph that is looked through. */
const LONGEST_PARAGRAPH = 1_200
/** UTF-16 units before a place that tell what kind of line break or full stop stands there. */
const LOOK_BACK = 64

/** A line that says first where its value belongs, as the parts of an MCP server are laid out: `inputSchema.properties.city.enum[0]: `. */
const LABELLED = '[\\p{L}_$][^\\s.:[\\]]{0,80}[.[][^\\s:]{1,400}:(?:[ \\t\\n]|$)'
/**
 * A line break within a sentence, as in mails and comments: behind a line of some length that no mark ends, before a
 * small letter; or amid an address.
 */
const WRAPPED = `(?:(?<=[^\\n]{40}[^\\s.!?:;…|])\\n(?=[ \\t]{0,8}(?:(?://|#|>|\\*)[ \\t]{1,4})?\\p{Ll})(?!${LABELLED})|(?<=https?:)\\n(?=[ \\t]{0,8}//))`
/** The end of a sentence, but for what is shortened. */
const FULL_STOP =
  '(?<!(?<![\\p{L}\\p{M}\\d_])(?:[A-Za-z](?:\\.[A-Za-z])?|Mr|Mrs|Ms|Dr|St|No|Nr|bzw|usw|vs|etc))[.!?…]+["\'”’»)\\]]*(?=\\s|$)|[。！？]+[」』]?'
/** What parts fields, cells and comments. */
const PARTED = '\\t| \\| |\\\\[nrt]|<!--|-->|</?[A-Za-z][^<>\\n]{0,200}>'
const VALUE_BEGINS = '(?<=[:=,[{(][ \\t]{0,4})["\']|(?<=^|\\n)"'
const VALUE_ENDS = '(?<!\\\\)["\'](?=[ \\t]{0,4}(?:[,:}\\]);]|\\n|$))'
const BREAK = `(?!${WRAPPED})\\n`

/** A line break between two lines of a paragraph: behind a line of a page's width, before a word. */
const WITHIN = `(?:(?<=(?:^|\\n)[^\\n]{60,110})\\n(?=[ \\t]{0,12}(?:(?://|#|>|\\*)[ \\t]{1,4})?["'“«(]?\\p{L}(?![^\\n:]{0,24}: ))(?!${LABELLED}))`
const PARAGRAPH_ENDS = `(?!${WITHIN}|${WRAPPED})\\n`
const PARAGRAPH_BEFORE = leanExpression(`${PARAGRAPH_ENDS}|${PARTED}|${VALUE_BEGINS}`, 'gu')
const PARAGRAPH_AFTER = leanExpression(`${PARAGRAPH_ENDS}|${PARTED}|${VALUE_ENDS}`, 'gu')

const BEFORE = new RegExp(`${BREAK}|(?:${FULL_STOP})\\s*|${PARTED}|${VALUE_BEGINS}`, 'gu')
const AFTER = new RegExp(`(?<stop>${FULL_STOP})|${BREAK}|${PARTED}|${VALUE_ENDS}`, 'gu')
const IS_ENDED = /[.!?…。！？]["'”’»)\]]*$/u
/** The number of an item, or of a clause before its first word. */
const NUMBER = '\\d{1,2}[.)]\\s+|\\d{1,2}(?:\\.\\d{1,2}){1,3}[.)]?\\s+(?=\\p{Lu})'
/** Signs of lists, quotations and comments before a sentence, and its number. */
const LEAD = new RegExp(`^[\\s>#*/|•–—-]*(?:${NUMBER})?`, 'u')
/** The sign or number of an item, or the line of a fence, with which a stretch itself begins; a heading's or a quotation's are its own. */
const ITEM = new RegExp(`^(?:[-•–—]\\s+|${NUMBER}|(?:\`\`\`|~~~)[^\\n\`]{0,40}\\n)(?=\\S)`, 'u')
const APOSTROPHE = /(?<=\p{L})'(?=\p{L})/gu
const WORD = /[^\s"'<>|,;()[\]{}、。，「」]/u
const WORD_END = /[.!?:]+$/

/** The sentence around a stretch; of one that is too long the stretch alone, with whole words at its ends. */
export function sentenceAround(text: string, given: Range): Range {
  const range = withoutLead(text, given)
  const start = sentenceStart(text, range)
  const end = sentenceEnd(text, range)
  const isWhole = start !== undefined && end !== undefined && end - start <= MOST
  return isWhole ? { start, end } : wholeWords(text, range)
}

/** A stretch from its first word on: blanks and line ends before that belong to nothing, or part it from another sentence. */
function withoutLead(text: string, { start, end }: Range): Range {
  const words = text.slice(start, end).trimStart()
  return words === '' ? { start, end } : { start: end - words.length, end }
}

/** Undefined where the sentence begins farther before than {@link MOST}. */
function sentenceStart(text: string, { start, end }: Range): number | undefined {
  const from = Math.max(0, start - MOST)
  const lookFrom = Math.max(0, from - LOOK_BACK)
  const before = text.slice(lookFrom, start)
  let found = from === 0 ? 0 : undefined
  for (const { index, 0: mark } of before.matchAll(BEFORE)) {
    const at = lookFrom + index + mark.length
    if (at >= from) found = at
  }
  if (found === undefined) return undefined
  const [lead = ''] = LEAD.exec(text.slice(found, start)) ?? []
  const [item = ''] = ITEM.exec(text.slice(found + lead.length, end)) ?? []
  const first = found + lead.length + item.length
  return first + text.slice(first, end).length - text.slice(first, end).trimStart().length
}

/** Undefined where the sentence ends farther behind than {@link MOST}. */
function sentenceEnd(text: string, { start, end }: Range): number | undefined {
  if (IS_ENDED.test(text.slice(Math.max(start, end - 4), end)) && !isAmidWord(text, end)) return end
  const lookFrom = Math.max(0, end - LOOK_BACK)
  const after = text.slice(lookFrom, end + MOST)
  for (const { index, 0: mark, groups } of after.matchAll(AFTER)) {
    const at = lookFrom + index
    if (at < end || isWithinQuotation(text, start, at)) continue
    return groups?.stop === undefined ? trimmedEnd(text, end, at) : at + mark.length
  }
  return end + MOST >= text.length ? trimmedEnd(text, end, text.length) : undefined
}

/** What closes here what a sentence has opened, a name in quotes or a command between backticks, ends no value. */
function isWithinQuotation(text: string, start: number, at: number): boolean {
  const mark = text[at] === ' ' ? '`' : text[at]
  if (mark !== '"' && mark !== "'" && mark !== '`') return false
  const marks =
    text
      .slice(start + 1, at)
      .replace(APOSTROPHE, '')
      .split(mark).length - 1
  return marks % 2 === 1
}

function trimmedEnd(text: string, from: number, to: number): number {
  return from + text.slice(from, to).trimEnd().length
}

function isAmidWord(text: string, at: number): boolean {
  return at > 0 && WORD.test(text[at - 1] ?? '') && WORD.test(text[at] ?? ' ')
}

/** A stretch with the rest of the words that it begins and ends in, addresses for instance. */
function wholeWords(text: string, range: Range): Range {
  let { start, end } = range
  while (isAmidWord(text, start) && range.start - start < MOST) start--
  while (isAmidWord(text, end) && end - range.end < MOST) end++
  const [mark = ''] = end > range.end ? (WORD_END.exec(text.slice(range.end, end)) ?? []) : []
  return { start, end: end - mark.length }
}

/**
 * The paragraph around a stretch, within its field, cell, item or comment; undefined where it goes on farther than can be
 * read at a glance.
 */
export function paragraphAround(text: string, { start, end }: Range): Range | undefined {
  const from = Math.max(0, start - LONGEST_PARAGRAPH)
  const lookFrom = Math.max(0, from - 2 * LOOK_BACK)
  let begin = from === 0 ? 0 : undefined
  for (const { index, 0: mark } of text.slice(lookFrom, start).matchAll(PARAGRAPH_BEFORE)) {
    const at = lookFrom + index + mark.length
    if (at >= from) begin = at
  }
  const lookBehind = Math.max(0, end - 2 * LOOK_BACK)
  let stop = end + LONGEST_PARAGRAPH >= text.length ? text.length : undefined
  for (const { index } of text
    .slice(lookBehind, end + LONGEST_PARAGRAPH)
    .matchAll(PARAGRAPH_AFTER)) {
    if (lookBehind + index < end || isWithinQuotation(text, start, lookBehind + index)) continue
    stop = lookBehind + index
    break
  }
  if (begin === undefined || stop === undefined || stop - begin > LONGEST_PARAGRAPH)
    return undefined
  const [lead = ''] = LEAD.exec(text.slice(begin, start)) ?? []
  return { start: begin + lead.length, end: trimmedEnd(text, end, stop) }
}
