/**
 * Reads fields as forms and letters have them, a label, a colon and a value on one line, where the label is known:
 *
 *     Patsient: Maimu Kuusik      Tel.: 5563 1184
 *     **მისამართი:** თბილისი, ვაჟა-ფშაველას 41
 *     Vârsta: 41, Nume: Ana Rusu, Adresa: Str. Teilor 8
 *
 * Most colons stand in sentences and code, so that only known labels are read.
 */

import { textUnits } from '../text-units.ts'
import { type KeyedField, MAX_VALUE } from './keyed-fields.ts'
import { LONGEST_LABEL } from './meanings/meanings.ts'
import { signPlaces } from './sign-places.ts'

const COLONS = [...':：՝፡']
/** Units before a label on its line: marks of a list, of Markdown and of a reply. */
const MAX_BEFORE = 12
const BEFORE_LABEL = /^[\s>│|•*·_–-]*(?:\p{Nd}{1,2}[.)] )?/u
const LABEL = /^\p{L}[^"{}<>=;]*$/u
/** What stands between a colon and its value. */
const BEFORE_VALUE = /^[ \t*_]{0,16}/
/** What parts a value from the next field of its line, or ends it. */
const VALUE_END = /\r|\n| {2}|\t|[│┃║|]/
const TRAILING = /[\s,;*_]+$/
/** A field behind another one on its line: lower-case words behind a comma are of a sentence. */
const FURTHER = /[,;] (?=[\p{Lu}\p{Lo}])/gu

const LINE_FEED = 0x0a
const TAB = 0x09
const SPACE = 0x20

/**
 * Every such field, in reading order; the value of one that another follows on its line ends there. O(n): around each colon
 * a bounded part is read.
 * @param isKnown whether somebody looks for what is called so
 */
export function plainFields(
  text: string,
  isKnown: (label: string) => boolean,
): readonly KeyedField[] {
  const units = textUnits(text)
  const fields: KeyedField[] = []
  for (const colon of signPlaces(text, COLONS)) {
    const label = labelBefore(text, units, colon, isKnown)
    if (label === undefined) continue
    const rest = text.slice(colon + 1, colon + 1 + MAX_VALUE + MAX_BEFORE)
    const padding = BEFORE_VALUE.exec(rest)?.[0].length ?? 0
    const written = rest.slice(padding)
    const value = written.slice(0, VALUE_END.exec(written)?.index ?? written.length)
    const bare = value.replace(TRAILING, '')
    if (bare === '') continue
    const start = colon + 1 + padding
    const before = fields.at(-1)
    if (before !== undefined && before.end > label.from) {
      const short = text.slice(before.start, label.from).replace(TRAILING, '')
      fields[fields.length - 1] = { ...before, end: before.start + short.length }
    }
    fields.push({ key: label.key, start, end: start + bare.length })
  }
  return fields.filter(({ start, end }) => end > start && end - start <= MAX_VALUE)
}

/** The label that a colon ends, and where it begins; undefined where none is known. */
function labelBefore(
  text: string,
  units: Uint16Array,
  colon: number,
  isKnown: (label: string) => boolean,
): { readonly key: string; readonly from: number } | undefined {
  const end = endOfLabel(units, colon)
  const line = startOfField(units, end)
  const first = line ?? Math.max(0, end - LONGEST_LABEL)
  const further = [...text.slice(first, end).matchAll(FURTHER)].map(
    ({ index, 0: parted }) => first + index + parted.length,
  )
  // The longest comes first: a comma may be of the label.
  for (const from of line === undefined ? further : [line, ...further]) {
    const key = text.slice(from, end).replace(BEFORE_LABEL, '')
    if (LABEL.test(key) && isKnown(key)) return { key, from }
  }
  return undefined
}

/** Where the label ends behind which a colon stands. */
function endOfLabel(units: Uint16Array, colon: number): number {
  let end = colon
  while (end > 0 && units[end - 1] === SPACE && colon - end < MAX_BEFORE) end--
  return end
}

/** Where the field begins whose label ends at a place: a line, or what two blanks or a tab part from what stands before; undefined where no label is as long. */
function startOfField(units: Uint16Array, end: number): number | undefined {
  const first = end - LONGEST_LABEL - MAX_BEFORE
  for (let at = end; at > 0; at--) {
    if (at <= first) return undefined
    const before = units[at - 1]
    if (before === LINE_FEED || before === TAB) return at
    if (before === SPACE && units[at - 2] === SPACE) return at
  }
  return 0
}
