/**
 * The items of a page in the space in which they are read: lines lie level and run from left to right, so that all
 * that looks for words, cells and columns knows one direction. Pages whose text is written sideways are turned; what is
 * written from right to left is mirrored, but for the numbers and foreign words within it, and stands in the order in
 * which it is read, since files draw it from either end, some of them letter by letter.
 */

import type { PageItem } from './page-item.ts'

/** Items in their order, and the place that each has on the page where that is another. */
export interface ReadingSpace {
  readonly items: readonly PageItem[]
  readonly ordinals: readonly number[] | undefined
}

/** An item with its place on the page. */
interface Placed {
  readonly ordinal: number
  readonly item: PageItem
}

/** Hebrew, Arabic, Syriac, Thaana, N'Ko and their neighbours, and the shapes that Arabic letters take in words. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/
const RIGHT_TO_LEFT_EACH = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/g
const LETTERS = /\p{L}/gu
/** A shape of a letter, which the font drew, instead of the letter. */
const SHAPES = /[\ufb1d-\ufdff\ufe70-\ufefc]+/g
const IS_FOREIGN = /[\p{L}\p{N}]/u
const IS_WORD = /\p{L}/u
/** Vowels and other signs, which are drawn over a letter, often by themselves. */
const MARKS = /^\s*\p{M}[\p{M}\s]*$/u
/** A number with signs of the sentence around it, which are drawn on its other side. */
const NUMBER_IN_SIGNS = /^([.,:;/!-]*)(\p{N}(?:.*\p{N})?)([.,:;/!-]*)$/u

/** Signs of a sentence alone, in whichever order they are drawn. */
const SIGNS = /^[^\p{L}\p{N}\p{M}\s]{2,}$/u
const OPENING = '([{'
const CLOSING = ')]}'
const BRACKET = /[()[\]{}]/
const EACH_BRACKET = /[()[\]{}]/g

/** In heights of the letters: baselines that differ by less are one line. */
const SAME_LINE = 0.3
/** Of a length: how far from level a line is that counts as level. */
const LEVEL = 1e-6

/**
 * Lays the items of one page out. O(n log n) in those of a line, where there is any writing from right to left; else O(n).
 * @param cellGap in heights of the letters, from which gap on two items are two cells
 */
export function layOut(drawn: readonly PageItem[], cellGap: number): ReadingSpace {
  const turned = turnedUpright(drawn)
  if (!drawn.some(({ str }) => RIGHT_TO_LEFT.test(str))) {
    return { items: turned, ordinals: undefined }
  }
  const all = turned.map(({ str }) => str).join('')
  const isFromRight = isMostlyFromRight(all)
  const edge = turned.reduce((most, item) => Math.max(most, rightOf(item)), 0)
  const laid = linesOf(turned).flatMap((line) => laidOut(line, isFromRight, edge, cellGap))
  return {
    items: laid.map(({ item }) => item),
    ordinals: laid.map(({ ordinal }) => ordinal),
  }
}

/** Letters themselves, where a font has given the shapes that they take in words; one shape may be two letters. */
export function withoutShapes(text: string): string {
  return RIGHT_TO_LEFT.test(text)
    ? text.replace(SHAPES, (shapes) => shapes.normalize('NFKC'))
    : text
}

function turnedUpright(items: readonly PageItem[]): readonly PageItem[] {
  let [level, up, down] = [0, 0, 0]
  for (const { str, transform } of items) {
    const [a = 0, b = 0] = transform
    if (Math.abs(b) <= LEVEL * Math.abs(a)) level += str.length
    else if (Math.abs(a) > LEVEL * Math.abs(b)) continue
    else if (b > 0) up += str.length
    else down += str.length
  }
  if (level >= up + down) return items
  const way = up >= down ? 1 : -1
  return items.map((item) => {
    const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = item.transform
    const round = (value: number, beside: number) =>
      Math.abs(value) <= LEVEL * Math.abs(beside) ? 0 : value
    const turned = [way * b, -way * a, way * d, -way * c] as const
    return {
      ...item,
      transform: [
        turned[0],
        round(turned[1], turned[0]),
        round(turned[2], turned[3]),
        turned[3],
        way * y,
        -way * x,
      ],
    }
  })
}

function isMostlyFromRight(text: string): boolean {
  const fromRight = text.match(RIGHT_TO_LEFT_EACH)?.length ?? 0
  return 2 * fromRight > (text.match(LETTERS)?.length ?? 0)
}

/** What was drawn along one baseline, one after the other. */
function linesOf(items: readonly PageItem[]): readonly (readonly Placed[])[] {
  const lines: Placed[][] = []
  let line: Placed[] = []
  let baseline = Number.NaN
  for (const [ordinal, item] of items.entries()) {
    const [a = 0, b = 0, , , , y = 0] = item.transform
    const isLevel = a > 0 && b === 0
    const isOver = item.str === '' || MARKS.test(item.str)
    const isSame = isOver || (isLevel && Math.abs(y - baseline) <= SAME_LINE * item.height)
    if (!isSame && line.length > 0) {
      lines.push(line)
      line = []
    }
    if (!isOver) baseline = isLevel ? y : Number.NaN
    line.push({ ordinal, item })
  }
  return line.length > 0 ? [...lines, line] : lines
}

/** A line in the order in which it is read, each item where it stands for a reader from left to right. */
function laidOut(
  line: readonly Placed[],
  isPageFromRight: boolean,
  edge: number,
  cellGap: number,
): readonly Placed[] {
  const text = line.map(({ item }) => item.str).join('')
  const isFromRight = isPageFromRight || isMostlyFromRight(text)
  if (!isFromRight && !RIGHT_TO_LEFT.test(text)) return line
  const inOrder = withMarksBehind(
    line.toSorted((one, other) => leftOf(one.item) - leftOf(other.item)),
  )
  const parts = isFromRight ? foreignParts(inOrder, cellGap) : nativeParts(inOrder)
  const hasEnd = line.some(({ item }) => item.hasEOL)
  // On a page that runs the other way a line stays between its own ends.
  const axis = isPageFromRight ? edge : leftOf(inOrder[0]?.item) + rightOf(inOrder.at(-1)?.item)
  const laid = isFromRight
    ? parts.toReversed().flatMap((part) => placedFrom(withSignsInOrder(part), axis - endOf(part)))
    : parts.flatMap((part) => mirroredWithin(part))
  return laid.map(({ ordinal, item }, index) => ({
    ordinal,
    item: {
      ...item,
      str: isFromRight ? item.str.replace(NUMBER_IN_SIGNS, '$3$2$1') : item.str,
      hasEOL: hasEnd && index === laid.length - 1,
    },
  }))
}

/** Each mark where it is read: behind the letter over which it stands, so on its left, without a place of its own. */
function withMarksBehind(line: readonly Placed[]): readonly Placed[] {
  const placed: Placed[] = []
  let letter: Placed | undefined
  for (const { ordinal, item } of line) {
    if (letter && MARKS.test(item.str)) {
      const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = letter.item.transform
      placed.push({ ordinal, item: { ...item, transform: [a, b, c, d, x, y], width: 0 } })
    } else {
      if (letter) placed.push(letter)
      letter = { ordinal, item }
    }
  }
  return letter ? [...placed, letter] : placed
}

/** Of a line from right to left: its items one by one, those together that run from left to right. */
function foreignParts(line: readonly Placed[], cellGap: number): readonly (readonly Placed[])[] {
  const parts: Placed[][] = []
  for (let at = 0; at < line.length; ) {
    const end = endOfForeign(line, at, cellGap)
    parts.push(line.slice(at, end))
    at = end
  }
  return parts
}

/**
 * Where what runs from left to right from `start` on ends: words and numbers with what is between them. Groups of a
 * number stay as they are seen: who writes one takes care that it looks right.
 */
function endOfForeign(line: readonly Placed[], start: number, cellGap: number): number {
  let end = start + 1
  if (!IS_FOREIGN.test(strOf(line[start])) || RIGHT_TO_LEFT.test(strOf(line[start]))) return end
  for (let at = end; at < line.length; at++) {
    if (RIGHT_TO_LEFT.test(strOf(line[at])) || gapBefore(line, at) >= cellGap) break
    if (IS_FOREIGN.test(strOf(line[at]))) end = at + 1
  }
  const isLeftOpen = bracketsIn(line.slice(start, end)).length % 2 === 1
  const isClosed = isLeftOpen && BRACKET.test(strOf(line[end])) && strOf(line[end]).length === 1
  return isClosed && gapBefore(line, end) < cellGap ? end + 1 : end
}

/**
 * A part as its signs are read: alone in a line from right to left they are drawn from its other end, and a bracket
 * among foreign words is called by the one that looks so the other way, where the file has that one too.
 */
function withSignsInOrder(part: readonly Placed[]): readonly Placed[] {
  const change = (edit: (str: string) => string) =>
    part.map(({ ordinal, item }) => ({ ordinal, item: { ...item, str: edit(item.str) } }))
  if (part.length === 1) {
    return SIGNS.test(strOf(part[0])) ? change((str) => [...str].reverse().join('')) : part
  }
  const brackets = bracketsIn(part)
  const isTurned = brackets.length % 2 === 0 && CLOSING.includes(brackets[0] ?? ' ')
  return isTurned ? change((str) => str.replace(EACH_BRACKET, otherBracket)) : part
}

function bracketsIn(part: readonly Placed[]): readonly string[] {
  return part.flatMap((placed) => strOf(placed).match(EACH_BRACKET) ?? [])
}

function otherBracket(bracket: string): string {
  return OPENING[CLOSING.indexOf(bracket)] ?? CLOSING[OPENING.indexOf(bracket)] ?? bracket
}

/** Of a line from left to right: its items one by one, those together that run from right to left. */
function nativeParts(line: readonly Placed[]): readonly (readonly Placed[])[] {
  const parts: Placed[][] = []
  for (let at = 0; at < line.length; ) {
    let end = at + 1
    if (RIGHT_TO_LEFT.test(strOf(line[at]))) {
      for (let next = end; next < line.length && !isWord(strOf(line[next])); next++) {
        if (RIGHT_TO_LEFT.test(strOf(line[next]))) end = next + 1
      }
    }
    parts.push(line.slice(at, end))
    at = end
  }
  return parts
}

/** The items of a part as far from one another as they were, the first at `left`. */
function placedFrom(part: readonly Placed[], left: number): readonly Placed[] {
  const by = left - leftOf(part[0]?.item)
  return part.map(({ ordinal, item }) => ({ ordinal, item: movedTo(item, leftOf(item) + by) }))
}

function mirroredWithin(part: readonly Placed[]): readonly Placed[] {
  if (part.length === 1) return part
  const axis = leftOf(part[0]?.item) + endOf(part)
  return part
    .map(({ ordinal, item }) => ({ ordinal, item: movedTo(item, axis - rightOf(item)) }))
    .toReversed()
}

function movedTo(item: PageItem, left: number): PageItem {
  const [a = 0, b = 0, c = 0, d = 0, , y = 0] = item.transform
  return { ...item, transform: [a, b, c, d, left, y] }
}

function gapBefore(line: readonly Placed[], at: number): number {
  const item = line[at]?.item
  return (leftOf(item) - rightOf(line[at - 1]?.item)) / (item?.height || 1)
}

function isWord(str: string): boolean {
  return IS_WORD.test(str) && !RIGHT_TO_LEFT.test(str)
}

function strOf(placed: Placed | undefined): string {
  return placed?.item.str ?? ''
}

function leftOf(item: PageItem | undefined): number {
  return item?.transform[4] ?? 0
}

function rightOf(item: PageItem | undefined): number {
  return leftOf(item) + (item?.width ?? 0)
}

function endOf(part: readonly Placed[]): number {
  return rightOf(part.at(-1)?.item)
}
