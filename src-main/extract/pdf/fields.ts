/**
 * What was filled into the fields of a form, where it stands on the page: its reader sees a value behind or below its
 * label, and a label without a value beside it tells nothing.
 */

import type { PageItem } from './page-item.ts'
import type { PdfClasses, PdfDict } from './pdf-objects.ts'
import type { Box } from './raster.ts'

/** The value of a field that people see, and the box in which it stands, in the page's own units. */
export interface PageField {
  readonly text: string
  readonly box: Box
  /** The height of its letters. */
  readonly size: number
}

/** Items with fields among them; a field has no ordinal. */
export interface WithFields {
  readonly items: readonly PageItem[]
  readonly ordinals: readonly (number | undefined)[]
}

/** An item with where its line lies; what has no letters is on none. */
interface Standing {
  readonly item: PageItem
  readonly ordinal: number | undefined
  readonly x: number
  readonly baseline: number
}

/** Flags of annotations: Hidden and NoView (ISO 32000-2, table 167). */
const NOT_VIEWED = 2 | 32
/** Flag of a text field whose value nobody sees (table 231). */
const PASSWORD = 1 << 13
/** A field takes what it lacks from those above it. */
const DEEPEST = 8
/** The size in a default appearance, and what is taken where it says to fit the box. */
const FONT_SIZE = /([\d.]+)\s+Tf/
const USUAL_SIZE = 10
/** In heights of the letters: from which height on a box has several lines; how far a baseline lies above the bottom of its line. */
const SEVERAL_LINES = 2.4
const BASELINE = 0.25
/** In heights of the letters: how far below the box the baseline of a label on its line may lie. */
const BESIDE = 0.6
/** Comparisons of fields with items, a few nanoseconds each; a form of a thousand fields has some millions. Pages may share both. */
const MOST_STEPS = 4_000_000

/** The text field or choice that an annotation is, with its value; undefined where it is another or empty. */
export function shownField(annotation: unknown, classes: PdfClasses): PageField | undefined {
  if (!(annotation instanceof classes.Dict)) return undefined
  const number = (value: unknown) => (typeof value === 'number' ? value : 0)
  if ((number(annotation.get('F')) & NOT_VIEWED) !== 0) return undefined
  const kind = inherited(annotation, 'FT', classes)
  if (!(kind instanceof classes.Name) || (kind.name !== 'Tx' && kind.name !== 'Ch'))
    return undefined
  if (kind.name === 'Tx' && (number(inherited(annotation, 'Ff', classes)) & PASSWORD) !== 0) {
    return undefined
  }
  const value = inherited(annotation, 'V', classes)
  const rect = annotation.get('Rect')
  if (typeof value !== 'string' || !isBox(rect)) return undefined
  const text = classes.stringToPDFString(value).replaceAll('\0', '\ufffd').trim()
  if (!/\S/.test(text)) return undefined
  const [one, two, three, four] = rect
  const box: Box = [
    Math.min(one, three),
    Math.min(two, four),
    Math.max(one, three),
    Math.max(two, four),
  ]
  const look = inherited(annotation, 'DA', classes)
  const stated = Number(FONT_SIZE.exec(typeof look === 'string' ? look : '')?.[1])
  const size = Math.min(stated > 0 ? stated : USUAL_SIZE, Math.max(1, box[3] - box[1]))
  return { text, box, size }
}

function inherited(field: PdfDict, key: string, classes: PdfClasses): unknown {
  let dict: unknown = field
  for (let depth = 0; depth < DEEPEST && dict instanceof classes.Dict; depth++) {
    const value = dict.get(key)
    if (value !== undefined && value !== null) return value
    dict = dict.get('Parent')
  }
  return undefined
}

function isBox(value: unknown): value is Box {
  return Array.isArray(value) && value.length >= 4 && value.every((each) => Number.isFinite(each))
}

/**
 * The items of a page with its fields among them: behind what stands before them on their line, else below the line
 * above them. Behind all items where to find those would be too much work.
 */
export function withFields(items: readonly PageItem[], fields: readonly PageField[]): WithFields {
  const all = items.map(standing)
  if (fields.length * (items.length + fields.length) <= MOST_STEPS) {
    const downwards = fields.toSorted(
      (one, other) => other.box[3] - one.box[3] || one.box[0] - other.box[0],
    )
    for (const field of downwards) insert(field, all)
  } else {
    all.push(...fields.map((field) => standing(itemOf(field, true))))
  }
  return { items: all.map(({ item }) => item), ordinals: all.map(({ ordinal }) => ordinal) }
}

function standing(item: PageItem, ordinal?: number): Standing {
  const [, , , , x = 0, baseline = 0] = item.transform
  return { item, ordinal, x, baseline: item.str.trim() === '' ? Number.NaN : baseline }
}

function insert(field: PageField, all: Standing[]): void {
  const { at, isBehind } = placeFor(field, all)
  const before = all[at - 1]
  const endsLine = isBehind && before?.item.hasEOL === true
  if (endsLine) all[at - 1] = { ...before, item: { ...before.item, hasEOL: false } }
  all.splice(at, 0, standing(itemOf(field, endsLine)))
}

function itemOf(field: PageField, hasEOL: boolean): PageItem {
  const { text, box, size } = field
  const [left, , right] = box
  const width = Math.min(right - left, (text.length * size) / 2)
  return {
    str: text,
    transform: [size, 0, 0, size, left, baselineOf(field)],
    width,
    height: size,
    hasEOL,
  }
}

function baselineOf({ box: [, bottom, , top], size }: PageField): number {
  return top - bottom > SEVERAL_LINES * size
    ? top - (1 + BASELINE) * size
    : (top + bottom - size) / 2 + BASELINE * size
}

/** Where among the items a field belongs, and whether that is on the line of the item before it. */
function placeFor(
  field: PageField,
  all: readonly Standing[],
): { readonly at: number; readonly isBehind: boolean } {
  const { box, size } = field
  const [left, bottom, , top] = box
  const own = baselineOf(field)
  let behind = -1
  let ahead = -1
  let above = -1
  let lowest = Number.POSITIVE_INFINITY
  for (let index = 0; index < all.length; index++) {
    const { x, baseline } = all[index] as Standing
    if (baseline > bottom - BESIDE * size && baseline < top) {
      if (x < left) behind = index
      else if (ahead === -1) ahead = index
    } else if (baseline > own && baseline <= lowest) {
      lowest = baseline
      above = index
    }
  }
  if (behind >= 0) return { at: behind + 1, isBehind: true }
  return { at: ahead >= 0 ? ahead : above + 1, isBehind: false }
}
