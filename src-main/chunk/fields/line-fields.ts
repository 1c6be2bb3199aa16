/**
 * Values of settings and records that keep a key and its value on a line: YAML, TOML and INI, the front matter of a page,
 * the heads of a mail, contacts and calendars. A text is one of these as a whole, or in its front matter or head; a label
 * before a colon amid prose is none.
 */

import { oneLine } from '../../../src-shared/model/one-line.ts'
import { type Range, trimmedRange } from '../../../src-shared/model/spans.ts'
import { DEEPEST, type Field, LONGEST_KEY, type Step } from './field.ts'

/** A line with a key: what stands before it, few enough dashes among it, the key, what parts both, the value. */
const LINE = new RegExp(
  `^(?<lead>[ \\t]*(?:- +){0,${DEEPEST}})(?<key>["']?[\\p{L}_$][\\p{L}\\p{M}\\p{N}_.$/-]{0,${LONGEST_KEY - 1}}["']?)(?<parted>[ \\t]*[:=](?:[ \\t]+|$))(?<value>.*)$`,
  'u',
)
const ITEM = /^(?<lead>[ \t]*- +)(?<value>\S.*)$/
const SECTION = /^\[\[?(?<name>[\p{L}\p{N}_."' -]{1,60})\]\]?[ \t]*$/u
const REMARK = /^[ \t]*(?:[#;]|\/\/)/
/** A value that goes on below: a block of YAML, a string of several lines of TOML. */
const BLOCK = /^[|>][+-]?\d?[ \t]*$/
const LONG_STRING = /^("""|''')/

/** Front matter of a page: YAML between two lines of dashes at its begin. */
const FRONT_MATTER = /^\s{0,8}---[ \t]*\n(?<fields>(?:[^\n]*\n){1,60}?)---[ \t]*(?:\n|$)/
/** Lines with a key from which a text is settings, their share of all, and that of keys that begin with a small letter. */
const FEWEST = 3
const SHARE = 0.7
const SMALL_SHARE = 0.8
/** How JSON begins. Its lines have keys, too, but a line of it may hold an object, and each value of that is one of its own. */
const IS_JSON = /^\s{0,8}(?:\{|\[\s{0,8}\{)/
/** UTF-16 units of a text that tell what it is. */
const READ_FIRST = 8_000

/** The first lines of a mail as programs write them, two of them at least, up to a line left empty. */
const HEADS = new RegExp(
  oneLine`
    ^(?:
      (?:
        from|to|cc|bcc|subject|date|reply-to|sender|message-id|received|return-path
        |list-[\w-]{1,30}|content-type|mime-version|x-[\w-]{1,40}|von|an|betreff|datum|de|à
        |objet|para|asunto|oggetto|assunto|onderwerp|temat|тема|konu
      )[ \t]?:[ \t]*[^\n]*(?:\n[ \t]+[^\n]+)*\n?
    )+
  `,
  'i',
)
const HEAD = /^([\p{L}-]{1,40})[ \t]?:[ \t]*([^\n]*(?:\n[ \t]+[^\n]+)*)/gmu
const FEWEST_HEADS = 2
/** Properties of a contact (RFC 6350) or a calendar (RFC 5545), longer ones over several lines. */
const IS_CARD = /^\s{0,8}BEGIN:V\w{3,20}[ \t]*\r?$/m
const PROPERTY = /^([A-Z][A-Z0-9-]{1,30})(?:;[^:\n]{0,200})?:([^\n]*(?:\n[ \t][^\n]*)*)/gm

/** In reading order. */
export function lineFields(text: string): readonly Field[] {
  if (IS_JSON.test(text)) return []
  if (IS_CARD.test(text.slice(0, READ_FIRST))) return fieldsBy(PROPERTY, text, 0)
  const [heads] = HEADS.exec(text.slice(0, READ_FIRST)) ?? []
  if (heads !== undefined) {
    const fields = fieldsBy(HEAD, heads, 0)
    if (fields.length >= FEWEST_HEADS) return fields
  }
  const front = FRONT_MATTER.exec(text.slice(0, READ_FIRST))
  if (front?.groups?.fields !== undefined) {
    const start = front[0].indexOf('\n', front[0].indexOf('---')) + 1
    return settings(text, start, start + front.groups.fields.length)
  }
  return isSettings(text.slice(0, READ_FIRST)) ? settings(text, 0, text.length) : []
}

function fieldsBy(pattern: RegExp, text: string, offset: number): readonly Field[] {
  return Array.from(text.matchAll(pattern), ({ index, 0: line, 1: key = '', 2: value = '' }) => {
    const end = offset + index + line.length
    return { ...unquoted(text, end - value.length, end), path: [key] }
  })
}

/** Whether most lines of a text have a key, most keys begin small, and some lie within another or in a section. */
function isSettings(text: string): boolean {
  let [keyed, small, others, nested] = [0, 0, 0, false]
  let blockIndent: number | undefined
  let quotes: string | undefined
  for (const line of text.split('\n')) {
    if (quotes !== undefined) {
      if (line.includes(quotes)) quotes = undefined
      continue
    }
    if (line.trim() === '' || REMARK.test(line)) continue
    const indent = line.search(/\S/)
    if (blockIndent !== undefined && indent > blockIndent) continue
    blockIndent = undefined
    const { lead = '', key, value = '' } = LINE.exec(line)?.groups ?? {}
    if (key !== undefined) {
      keyed++
      if (/^["']?[\p{Ll}_$]/u.test(key)) small++
      if (lead !== '') nested = true
      if (BLOCK.test(value)) blockIndent = indent
      const opened = LONG_STRING.exec(value)?.[0]
      if (opened !== undefined && !value.includes(opened, opened.length)) quotes = opened
    } else if (SECTION.test(line)) nested = true
    else if (!ITEM.test(line) && indent === 0) others++
  }
  return (
    nested && keyed >= FEWEST && small >= SMALL_SHARE * keyed && keyed >= SHARE * (keyed + others)
  )
}

/** A key or item that is open: what is indented farther lies under it. */
interface Level {
  readonly indent: number
  readonly step: Step
}

/** The values of settings between two places of a text. */
function settings(text: string, from: number, to: number): readonly Field[] {
  const fields: Field[] = []
  let section: readonly Step[] = []
  let levels: Level[] = []
  for (let start = from; start < to; ) {
    const end = lineEnd(text, start, to)
    const line = text.slice(start, end)
    const next = end + 1
    const named = SECTION.exec(line)?.groups?.name
    if (named !== undefined) {
      section = named.split('.')
      levels = []
    }
    const { lead, key, parted, value } = LINE.exec(line)?.groups ?? {}
    const item = key === undefined ? ITEM.exec(line)?.groups : undefined
    if (REMARK.test(line) || named !== undefined || (!key && !item)) {
      start = next
      continue
    }
    levels = withItems(levels, lead ?? item?.lead ?? '')
    if (key !== undefined) {
      const indent = (lead ?? '').length
      levels = [...levels.filter((each) => each.indent < indent), { indent, step: bare(key) }]
    }
    const path = [...section, ...levels.slice(0, DEEPEST).map(({ step }) => step)]
    const begin =
      start + (key === undefined ? (item?.lead ?? '').length : line.length - (value ?? '').length)
    const written = key === undefined ? (item?.value ?? '') : (value ?? '')
    const stop = endOfValue(text, begin, end, to, written, line.search(/\S/))
    const field = unquoted(text, BLOCK.test(written) ? end : begin, stop)
    if (field.end > field.start && parted !== '') fields.push({ ...field, path })
    start = Math.max(next, stop + 1)
  }
  return fields
}

/** Where a value ends: of a block or a string of several lines with its last one, else with its own. */
function endOfValue(
  text: string,
  begin: number,
  end: number,
  to: number,
  written: string,
  indent: number,
): number {
  const [quotes] = LONG_STRING.exec(written) ?? []
  if (quotes !== undefined) {
    const close = text.indexOf(quotes, begin + quotes.length)
    return close < 0 || close > to ? end : close + quotes.length
  }
  const isBlock = BLOCK.test(written)
  if (written.trim() === '' || (!isBlock && LINE.test(written))) return end
  let stop = end
  for (let start = end + 1; start < to; ) {
    const lineStop = lineEnd(text, start, to)
    const line = text.slice(start, lineStop)
    const isBlank = line.trim() === ''
    const goesOn = line.search(/\S/) > indent && (isBlock || isProse(line))
    if (!isBlank && !goesOn) break
    if (!isBlank) stop = lineStop
    start = lineStop + 1
  }
  return stop
}

/** Whether a line below a value is more of it, and no key or item of its own. */
function isProse(line: string): boolean {
  return !LINE.test(line) && !ITEM.test(line) && !REMARK.test(line) && !SECTION.test(line)
}

/** The levels above a line, with the places of the items that its dashes begin. */
function withItems(levels: readonly Level[], lead: string): Level[] {
  let kept = [...levels]
  for (const { index } of lead.matchAll(/-/g)) {
    const before = kept.find(({ indent, step }) => indent === index && typeof step === 'number')
    kept = kept.filter(({ indent }) => indent < index)
    kept.push({ indent: index, step: before === undefined ? 0 : Number(before.step) + 1 })
  }
  return kept
}

function bare(key: string): string {
  return key.replace(/^["']|["']$/g, '')
}

function lineEnd(text: string, start: number, to: number): number {
  const feed = text.indexOf('\n', start)
  return feed < 0 || feed > to ? to : feed
}

/** A value without the blanks and quotes around it. */
function unquoted(text: string, from: number, to: number): Range {
  const isBlank = (unit: string) => /\s/.test(unit)
  const isAfter = (unit: string) => unit === ',' || isBlank(unit)
  const { start, end } = trimmedRange(text, { start: from, end: to }, isBlank, isAfter)
  const quotes = /^(?:"""|'''|["'])/.exec(text.slice(start, start + 3))?.[0] ?? ''
  if (quotes !== '' && end - start >= 2 * quotes.length && text.endsWith(quotes, end)) {
    return { start: start + quotes.length, end: end - quotes.length }
  }
  return { start, end }
}
