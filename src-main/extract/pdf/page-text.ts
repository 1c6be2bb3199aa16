/**
 * Joins the text items of a PDF page as a reader reads them.
 *
 * Every item's string stands in the text unchanged but for a hyphen that ends
 * a line within a word and a space between two cells, which is a tab, so that a
 * place inside an item is a place inside the text layer that PDF.js draws for
 * it; only what comes between items is decided here, by geometry.
 */

import { withAddressesWhole } from './broken-address.ts'
import { cellsOfColumns } from './column-starts.ts'
import { readingOrder } from './columns.ts'
import { type PageField, withFields } from './fields.ts'
import type { PageItem } from './page-item.ts'
import { layOut, withoutShapes } from './reading-space.ts'
import type { HiddenStretch, PageVisibility } from './visibility.ts'
import { wrappedRows } from './wrapped-cells.ts'

export interface PlacedItem {
  /** Ordinal among the page's items, those without characters included; none of what stands in a field. */
  readonly item: number | undefined
  /** Comes before the item's string: nothing, a space, a tab, a line break or a blank line. */
  readonly joint: string
  readonly text: string
  /** What people do not see of it; ascending, without overlap. */
  readonly hidden: readonly HiddenStretch[]
}

/** Points; smaller letters are a hair's breadth on paper. */
const TINY_POINTS = 1.5
/** Points; a full stop of the smallest print is five times as wide. */
const NO_WIDTH = 0.1
/** In heights of the letters: from which gap on two items on a line are two words. PDF.js takes 0.1 within an item. */
const WORD_GAP = 0.15
/**
 * In heights of the letters: from which gap on two items on a line stand in two cells. Spaces between words stay
 * below it, those of justified lines too; the longest cells of tables have some 1 beside them.
 */
const CELL_GAP = 0.9
/** In heights of the letters: how far an item may step back and still continue the word before (an accent drawn before its letter, the A of LaTeX's name). */
const STEP_BACK = 1
/** The same between letters on both sides, which only kerning draws together: PDF.js takes so much for it within an item. */
const KERNING = 0.2
/** How far baselines differ on one line (raised and lowered letters). */
const SAME_LINE = 0.5
/** In usual line distances of the page: from which distance on a new paragraph begins. */
const PARAGRAPH_GAP = 1.4

/** Places the items of one page in order. Their joints and texts, in a row, are the page's text. */
export function placeItems(
  drawn: readonly PageItem[],
  { stretches }: PageVisibility,
  fields: readonly PageField[] = [],
): readonly PlacedItem[] {
  const filled = fields.length > 0 ? withFields(drawn, fields) : undefined
  const laid = layOut(filled?.items ?? drawn, CELL_GAP)
  const { items } = laid
  const ordinalOf = (item: number) => {
    const place = laid.ordinals?.[item] ?? item
    return filled ? filled.ordinals[place] : place
  }
  const distance = usualLineDistance(items)
  const cells = cellsOfColumns(items, CELL_GAP)
  const order = withAddressesWhole(items, readingOrder(items))
  const rows = wrappedRows(
    items,
    order.filter(({ isRest }) => !isRest).map(({ item }) => item),
    CELL_GAP,
  )
  const placed: PlacedItem[] = []
  let before: PageItem | undefined
  let printed: PageItem | undefined
  let lineEnded = false
  /** The last line of an address that its cell has parted, as long as what follows stands on the first. */
  let rest: PageItem | undefined
  for (const { item, isRest } of order) {
    const current = items[item] as PageItem
    const isPrinted = /\S/.test(current.str)
    if (rest && before && isPrinted && !isRest) {
      lineEnded &&= !isOnLineOf(before, current)
      if (!isOnLineOf(before, current)) {
        before = printed = rest
        rest = undefined
      }
    }
    if (isRest || (rest && !isPrinted && current.str !== '')) {
      placed.push(placedItem(ordinalOf(item), current, '', stretches))
      if (isRest) rest = current
    } else if (current.str !== '') {
      before = rows.below.get(item) ?? before
      const last = placed.at(-1)
      const goesOn = rows.goesOn.has(item)
      const { joint, lastText } = joined(last, current, {
        before,
        printed,
        lineEnded,
        distance,
        isCell: goesOn || cells.has(item),
        goesOn,
        wraps: rows.wraps.has(item),
      })
      if (isPrinted) printed = current
      const next = placedItem(ordinalOf(item), current, joint, stretches)
      const accented =
        last && before && joint === '' ? underAccent(last, next.text, before, current) : undefined
      if (last) {
        const text = accented === undefined ? lastText : last.text.slice(0, -1)
        placed[placed.length - 1] = { ...last, text }
      }
      placed.push(accented === undefined ? next : { ...next, text: accented })
      before = current
      lineEnded = false
    }
    lineEnded ||= current.hasEOL
  }
  return placed
}

/** What an item follows, and how. */
interface Following {
  /** The item before, on whatever line, and the last one with letters. */
  readonly before: PageItem | undefined
  readonly printed: PageItem | undefined
  readonly lineEnded: boolean
  /** The usual one between the lines of the page. */
  readonly distance: number
  readonly isCell: boolean
  /** Whether it goes on a cell that began on a line above, and whether a cell breaks its line before it. */
  readonly goesOn: boolean
  readonly wraps: boolean
}

/** What stands between an item and the one placed before it, and what the text of that one becomes. */
function joined(
  last: PlacedItem | undefined,
  current: PageItem,
  { before, printed, lineEnded, distance, isCell, goesOn, wraps }: Following,
): { readonly joint: string; readonly lastText: string } {
  const lastText = last?.text ?? ''
  let joint = before ? jointOf(before, current, lineEnded, distance) : ''
  if (goesOn) joint = ' '
  else if (wraps && joint !== '') joint = '\n'
  const isOnLine = goesOn || !lineEnded
  const isPrinted = /\S/.test(current.str)
  if (isPrinted && printed && isOnLine && (isCell || inTwoCells(printed, current))) {
    if (lastText === ' ') return { joint: '', lastText: '\t' }
    const isTouching = isCell && joint === '' && areTwoWords(printed.str, current.str)
    if (joint === ' ' || isTouching) joint = '\t'
  }
  if (joint !== '\n') return { joint, lastText }
  if (partsWord(lastText, current.str)) return { joint: '', lastText: lastText.slice(0, -1) }
  if (wraps) joint = goesOnUnspaced(lastText, current.str) ? '' : ' '
  return { joint, lastText }
}

function placedItem(
  item: number | undefined,
  current: PageItem,
  joint: string,
  stretches: PageVisibility['stretches'],
): PlacedItem {
  const text = withoutShapes(current.str)
  const hidden = (item !== undefined && stretches.get(item)) || []
  return {
    item,
    joint,
    // Same length: the places stay true.
    text: text.replaceAll('\0', '\ufffd').toWellFormed(),
    hidden: isTiny(current)
      ? [{ from: 0, to: text.length, hidden: 'tiny' }]
      : text.length === current.str.length
        ? hidden
        : amongLetters(current.str, hidden),
  }
}

/** The same stretches of a text whose shapes have become letters, some of them two. */
function amongLetters(str: string, hidden: readonly HiddenStretch[]): readonly HiddenStretch[] {
  let [read, written] = [0, 0]
  const placeOf = (at: number) => {
    written += withoutShapes(str.slice(read, at)).length
    read = at
    return written
  }
  return hidden.map((each) => ({ ...each, from: placeOf(each.from), to: placeOf(each.to) }))
}

/** Two letters each side: neither is an accent (a modifier letter, as ˇ is) or a letter that is set by itself. */
const ENDS_WORD = /[\p{L}\p{N}](?!\p{Lm})[\p{L}\p{N}]$/u
const BEGINS_WORD = /^[+(]?[\p{L}\p{N}]{2}/u

/** A word of letters alone, a hyphen that can end a line, and how the rest of a word begins. */
const HYPHENATED = /(?:^|[\s([{"'«“‘])\p{L}{2,}[-\u00ad\u2010]$/u
const CONTINUES = /^\p{Ll}{2}/u

/**
 * Whether a hyphen at a line's end parts a word. Names with hyphens, digits or
 * slashes (addresses, keys) keep it; a compound that breaks at its own hyphen
 * loses it, as in other readers (pdftotext).
 */
function partsWord(line: string, next: string): boolean {
  return HYPHENATED.test(line) && CONTINUES.test(next)
}

/** Writing without spaces goes on behind the end of a line as if there were none; numbers stand in it like its own signs. */
const UNSPACED_END = /(?:[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}、。，．・ー）」』]|(\p{N}))$/u
const UNSPACED_START = /^(?:[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}、。，．・ー（「『]|(\p{N}))/u

function goesOnUnspaced(line: string, next: string): boolean {
  const [end, start] = [UNSPACED_END.exec(line), UNSPACED_START.exec(next)]
  return end !== null && start !== null && !(end[1] && start[1])
}

/** In heights of the letters: how far back a letter stands from an accent that is drawn before it; an accent behind its letter ends before the next. */
const UNDER_ACCENT = 0.3
/** Accents that stand by themselves, and what they are over a letter. */
const ACCENTS: Readonly<Record<string, string>> = {
  '`': '\u0300',
  '´': '\u0301',
  ˆ: '\u0302',
  '˜': '\u0303',
  '¯': '\u0304',
  '˘': '\u0306',
  '˙': '\u0307',
  '¨': '\u0308',
  '˚': '\u030a',
  '˝': '\u030b',
  ˇ: '\u030c',
  '¸': '\u0327',
}

/** The text that begins with a letter over which an accent was drawn, as TeX does; undefined where there is none. */
function underAccent(
  last: PlacedItem,
  text: string,
  before: PageItem,
  current: PageItem,
): string | undefined {
  const accent = ACCENTS[last.text.at(-1) ?? '']
  if (!accent || last.hidden.length > 0) return undefined
  const size = Math.max(before.height, current.height) || 1
  if (stepBetween(before, current).along > -UNDER_ACCENT * size) return undefined
  const letter = text.charAt(0).replace('ı', 'i').replace('ȷ', 'j')
  const whole = (letter + accent).normalize('NFC')
  return whole.length === 1 ? whole + text.slice(1) : undefined
}

function jointOf(
  before: PageItem,
  current: PageItem,
  lineEnded: boolean,
  usualDistance: number,
): string {
  const { along, down } = stepBetween(before, current)
  const size = Math.max(before.height, current.height) || 1
  if (lineEnded || Math.abs(down) > SAME_LINE * size) {
    const paragraph = down > PARAGRAPH_GAP * usualDistance || down < -SAME_LINE * size
    return paragraph ? '\n\n' : '\n'
  }
  if (/\s$/.test(before.str) || /^\s/.test(current.str)) return ''
  if (along > WORD_GAP * size || along < -STEP_BACK * size) return ' '
  return along < -KERNING * size && areTwoWords(before.str, current.str) ? ' ' : ''
}

/** Whether what steps back is not the rest of a word: the text of a cell that is too long for it runs into the next. */
function areTwoWords(before: string, current: string): boolean {
  return ENDS_WORD.test(before) && BEGINS_WORD.test(current)
}

/**
 * Whether two items, only space between them, stand on one line as the cells of a table do: with a gap, or the second
 * over the end of the first.
 */
function inTwoCells(before: PageItem, current: PageItem): boolean {
  const size = Math.max(before.height, current.height) || 1
  const { along } = stepBetween(before, current)
  const isOver = along < -KERNING * size && along > size - before.width
  return (along >= CELL_GAP * size || isOver) && isOnLineOf(before, current)
}

function isOnLineOf(before: PageItem, current: PageItem): boolean {
  const size = Math.max(before.height, current.height) || 1
  return Math.abs(stepBetween(before, current).down) <= SAME_LINE * size
}

/** From the end of one item to the start of the next: along the baseline, and down across it. */
function stepBetween(before: PageItem, current: PageItem): { along: number; down: number } {
  const [a = 1, b = 0, , , x = 0, y = 0] = before.transform
  const length = Math.hypot(a, b) || 1
  const [right, up] = [a / length, b / length]
  const dx = (current.transform[4] ?? 0) - x
  const dy = (current.transform[5] ?? 0) - y
  return { along: dx * right + dy * up - before.width, down: dx * up - dy * right }
}

/** The median distance between the lines of a page, in points; infinite where it has one line. */
function usualLineDistance(items: readonly PageItem[]): number {
  const distances: number[] = []
  let before: PageItem | undefined
  for (const current of items) {
    if (current.str.trim() === '') continue
    if (before) {
      const { down } = stepBetween(before, current)
      if (down > SAME_LINE * current.height) distances.push(down)
    }
    before = current
  }
  distances.sort((a, b) => a - b)
  return distances[distances.length >> 1] ?? Number.POSITIVE_INFINITY
}

/**
 * Type 3 fonts state sizes of their own, so an item is tiny only where its
 * letters are narrow too; letters pressed into no width cannot be read at any
 * height.
 */
function isTiny({ str, width, height }: PageItem): boolean {
  if (str.trim() === '') return false
  const letter = width / str.length
  return (height < TINY_POINTS && letter < TINY_POINTS) || (str.length > 3 && letter < NO_WIDTH)
}
