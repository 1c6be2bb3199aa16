/**
 * Finds the letters of a page again in its text items, so that the items can
 * say which of their stretches people do not see, and gathers the letters that
 * the items leave out.
 */

import type { HiddenReason } from '../../../src-shared/model/source-map.ts'
import type { LooseText } from './drawing.ts'
import type { PageGlyphs } from './glyphs.ts'
import { jointOf, type Letter, type Letters } from './letters.ts'
import type { PageItem } from './page-item.ts'

/** UTF-16 units of an item's string. */
export interface HiddenStretch {
  readonly from: number
  readonly to: number
  readonly hidden: HiddenReason
}

export interface PageVisibility {
  /** By the item's ordinal; ascending, without overlap. */
  readonly stretches: ReadonlyMap<number, readonly HiddenStretch[]>
  readonly loose: readonly LooseText[]
}

export const ALL_SEEN: PageVisibility = { stretches: new Map(), loose: [] }

/** Characters that no font draws and PDF.js leaves out, of which messages are made (Unicode tags). */
const TAGS = /^[\u{e0020}-\u{e007f}]+$/u
const SPACE = /\s/
const FORMAT_MARK = /^\p{Cf}$/u
/** How many letters may lie between two items for the second to be found, where counting did not lead to it. */
const LOOK_AHEAD = 2_000

/**
 * Lays glyphs along items: both are in the order of drawing, and an item starts
 * where its first glyph stands. `normalise` is PDF.js's own spelling of a
 * glyph's text in an item.
 */
export function alignGlyphs(
  items: readonly PageItem[],
  { letters, loose }: PageGlyphs,
  normalise: (text: string) => string,
): PageVisibility {
  if (letters.hidden.size === 0 && !hasTags(letters)) return { ...ALL_SEEN, loose }
  const glyphs = [...letters]
  const inItems = glyphs.filter(
    ({ text, hidden }) => hidden !== 'off_page' && /\S/.test(text) && !FORMAT_MARK.test(text),
  )
  const stretches = new Map<number, readonly HiddenStretch[]>()
  let next = 0
  for (const [ordinal, item] of items.entries()) {
    if (item.str.trim() === '') continue
    const first = findStart(inItems, next, item)
    if (first === undefined) continue
    const { found, end } = layAlong(item.str, inItems, first, normalise)
    next = end
    if (found.length > 0) stretches.set(ordinal, found)
  }
  return { stretches, loose: [...gatherLoose(glyphs), ...loose] }
}

function hasTags({ runs }: Letters): boolean {
  return runs.some(({ glyphs }) =>
    glyphs.some((glyph) => typeof glyph !== 'number' && TAGS.test(glyph.unicode)),
  )
}

function findStart(
  glyphs: readonly Letter[],
  next: number,
  { transform }: PageItem,
): number | undefined {
  const [, , , , x = 0, y = 0] = transform
  const end = Math.min(glyphs.length, next + LOOK_AHEAD)
  for (let index = next; index < end; index++) {
    const glyph = glyphs[index]
    if (!glyph) break
    // The operators carry single precision, the items double.
    const near = 0.01 + 0.01 * glyph.size
    if (Math.abs(glyph.x - x) < near && Math.abs(glyph.y - y) < near) return index
  }
  return undefined
}

/** The hidden stretches of an item whose first glyph is known, and the glyph after its last. */
function layAlong(
  str: string,
  glyphs: readonly Letter[],
  first: number,
  normalise: (text: string) => string,
): { readonly found: readonly HiddenStretch[]; readonly end: number } {
  const found: HiddenStretch[] = []
  let at = 0
  let end = first
  while (at < str.length) {
    if (SPACE.test(str.charAt(at))) {
      at++
      continue
    }
    const glyph = glyphs[end]
    const text = glyph ? normalise(glyph.text).trim() : ''
    if (!glyph || text === '' || !str.startsWith(text, at)) {
      return byMajority(str, glyphs, first, normalise)
    }
    if (glyph.hidden) extend(found, at, at + text.length, glyph.hidden, str)
    at += text.length
    end++
  }
  return { found, end }
}

/** Written from right to left, an item has its letters in another order: it is hidden as most of them are. */
function byMajority(
  str: string,
  glyphs: readonly Letter[],
  first: number,
  normalise: (text: string) => string,
): { readonly found: readonly HiddenStretch[]; readonly end: number } {
  const units = str.replace(/\s/g, '').length
  const reasons: (HiddenReason | undefined)[] = []
  let end = first
  for (let taken = 0; taken < units && end < glyphs.length; end++) {
    const glyph = glyphs[end]
    if (!glyph) break
    taken += normalise(glyph.text).replace(/\s/g, '').length || 1
    reasons.push(glyph.hidden)
  }
  const hidden = reasons.filter((reason) => reason !== undefined)
  const [reason] = hidden
  const most = reason !== undefined && hidden.length * 2 > reasons.length
  return { found: most ? [{ from: 0, to: str.length, hidden: reason }] : [], end }
}

/** Adds a stretch, or lengthens the last one across the white space between. */
function extend(
  found: HiddenStretch[],
  from: number,
  to: number,
  hidden: HiddenReason,
  str: string,
): void {
  const last = found.at(-1)
  if (last?.hidden === hidden && str.slice(last.to, from).trim() === '') {
    found[found.length - 1] = { ...last, to }
  } else {
    found.push({ from, to, hidden })
  }
}

/** The text outside the page and the tags, each run of letters with one reason together. */
function gatherLoose(glyphs: readonly Letter[]): readonly LooseText[] {
  const loose: { text: string; hidden: HiddenReason }[] = []
  let before: Letter | undefined
  for (const glyph of glyphs) {
    const isOff = glyph.hidden === 'off_page'
    const hidden = isOff ? 'off_page' : TAGS.test(glyph.text) ? 'tiny' : undefined
    if (hidden === undefined) continue
    const last = loose.at(-1)
    if (last?.hidden === hidden) last.text += jointOf(before, glyph) + glyph.text
    else loose.push({ text: glyph.text, hidden })
    before = glyph
  }
  return loose.filter(({ text }) => /\S/.test(text))
}
