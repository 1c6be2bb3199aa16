/**
 * Values of XML and HTML as they are written: what stands between the tags of an element that holds no other, and the
 * attributes that are shown or read out. Prose of a page, in paragraphs and headings, is none.
 */

import { oneLine } from '../../../src-shared/model/one-line.ts'
import { trimmedRange } from '../../../src-shared/model/spans.ts'
import { DEEPEST, type Field, LONGEST_KEY } from './field.ts'

/** A tag, its name and its attributes, which end within so many UTF-16 units. */
const TAG = /<(?<close>\/?)(?<name>[\p{L}_][\p{L}\p{N}_:.-]{0,60})(?<rest>(?:\s[^<>]{0,2000})?)>/gu
const ATTRIBUTE = new RegExp(
  oneLine`
    \s(?<name>
      alt|title|placeholder|aria-label|aria-description|label|summary|content|value
      |description|data-[\w-]{1,40}|name
    )\s{0,4}=\s{0,4}(?:"(?<double>[^"]*)"|'(?<single>[^']*)')
  `,
  'giu',
)
/** What is written within a sentence, and what never holds anything. */
const INLINE: ReadonlySet<string> = new Set(
  'a abbr b bdi br cite code em i img kbd mark q s small span strong sub sup u wbr'.split(' '),
)
const EMPTY: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta source track wbr'.split(' '),
)
/** Prose of a page, and what is no text. */
const PROSE: ReadonlySet<string> = new Set(
  'article aside blockquote body div dd dt footer h1 h2 h3 h4 h5 h6 header html li main nav p pre script section style template'.split(
    ' ',
  ),
)

/** Elements that are open at once; what lies deeper belongs to the innermost of them. */
const MOST_OPEN = 100

/** An element that is open, and where its text begins. */
interface Open {
  readonly name: string
  readonly from: number
  hasElements: boolean
}

/** Those of an element behind those of what opens it. */
export function markupFields(text: string): readonly Field[] {
  if (!text.includes('</') && !text.includes('/>')) return []
  const fields: Field[] = []
  const open: Open[] = []
  for (const { 0: tag, index, groups } of text.matchAll(TAG)) {
    const name = (groups?.name ?? '').slice(0, LONGEST_KEY)
    const path = open.slice(0, DEEPEST).map((each) => each.name)
    if (groups?.close === '/') {
      const at = open.findLastIndex((each) => each.name === name)
      const element = open[at]
      if (element === undefined) continue
      if (!element.hasElements && !INLINE.has(name) && !PROSE.has(name.toLowerCase())) {
        const value = trimmedRange(text, { start: element.from, end: index })
        if (value.end > value.start) fields.push({ ...value, path: path.slice(0, at + 1) })
      }
      open.length = at
      continue
    }
    const rest = groups?.rest ?? ''
    const restAt = index + tag.length - 1 - rest.length
    const shown = attributes(rest, restAt, [...path, name])
    fields.push(...shown)
    // An attribute that is shown speaks for itself, also within a sentence.
    const parent = open.at(-1)
    if (parent && (shown.length > 0 || !INLINE.has(name))) parent.hasElements = true
    if (rest.trimEnd().endsWith('/') || EMPTY.has(name.toLowerCase()) || INLINE.has(name)) continue
    if (open.length < MOST_OPEN) open.push({ name, from: index + tag.length, hasElements: false })
  }
  return fields
}

function attributes(rest: string, offset: number, path: readonly string[]): readonly Field[] {
  return Array.from(rest.matchAll(ATTRIBUTE), ({ 0: written, index, groups }) => {
    const value = groups?.double ?? groups?.single ?? ''
    const end = offset + index + written.length - 1
    return { start: end - value.length, end, path: [...path, groups?.name ?? ''] }
  })
}
