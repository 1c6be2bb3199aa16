/**
 * Where a PDF says other words than it draws: by ActualText in place of letters,
 * or by a ToUnicode map that the names of the glyphs contradict.
 */

import type { Drawing, LooseText, PendingGlyph, SaidText } from './drawing.ts'
import { jointOf } from './visibility.ts'

/** What ActualText is for within words: ligatures, whose glyphs have no letters of their own. */
const LIGATURE = /^(?:f[fijklt]|ff[ijlt]|[sc]t|th|t[tifj]|qu|ae|oe|ss)$/
/** What it is for between them. */
const HYPHEN = /^[\s\p{Pd}\p{Cf}\u00b7\u2022]*$/u
/** Glyphs for which the font has no characters, or private ones. */
const MEANINGLESS = /^[\p{C}\ufffd]*$/u
/** Letters that such a glyph may stand for: those of a ligature. */
const MAX_SPELT = 3
/** Fewer letters in all tell nobody what to do. */
const MIN_SAID = 4
/**
 * A font lies where so many of the Latin letters that it draws, and this share of
 * them, mean others. Honest fonts have a letter or two under a wrong name.
 */
const MIN_LIES = 6
const LYING_SHARE = 0.3
const LATIN = /^[a-z]$/i

/**
 * What is said beside the drawing: descriptions, the words that are not those drawn, and those
 * some of whose letters are only said.
 */
export function saidTexts({ said, glyphs }: Drawing): readonly LooseText[] {
  const texts: LooseText[] = []
  const spelt = new Map<number, string>()
  let instead = ''
  let before: PendingGlyph | undefined
  let isReadable = true
  for (const each of said) {
    if (each.from === undefined) {
      texts.push({ text: each.text })
      continue
    }
    const letters = lettersOf(glyphs, each)
    const drawn = comparable(letters)
    const words = comparable(each.text)
    if (words === '' ? HYPHEN.test(each.text) : drawn.includes(words)) continue
    const { from, to = from } = each
    if (MEANINGLESS.test(letters) && to > from && words.length <= MAX_SPELT * (to - from)) {
      spelt.set(from, each.text)
      continue
    }
    if (LIGATURE.test(words)) continue
    const first = glyphs[each.from]
    instead += (before && first ? jointOf(before, first) : ' ') + each.text
    before = glyphs[(each.to ?? 0) - 1]
    // Letters without a meaning of their own are what ActualText is for.
    isReadable &&= /^[a-z0-9]{3,}$/.test(drawn)
  }
  if (spelt.size > 0) texts.push({ text: wordsWith(spelt, glyphs) })
  if (comparable(instead).length < MIN_SAID) return texts
  return [...texts, { text: instead.trim(), ...(isReadable && { hidden: 'not_drawn' as const }) }]
}

/** The words in which letters are said, whole: the page's text has them without these letters. */
function wordsWith(spelt: ReadonlyMap<number, string>, glyphs: readonly PendingGlyph[]): string {
  const SIGN = '\0'
  let text = ''
  for (const [index, glyph] of glyphs.entries()) {
    const said = spelt.get(index)
    const letter = said === undefined ? glyph.text.replaceAll(SIGN, '') : SIGN + said
    text += (jointOf(glyphs[index - 1], glyph) && ' ') + letter
  }
  const words = text.split(/\s+/).filter((word) => word.includes(SIGN))
  return words.join(' ').replaceAll(SIGN, '')
}

function lettersOf(glyphs: readonly PendingGlyph[], { from, to }: SaidText): string {
  return glyphs
    .slice(from, to)
    .map(({ text }) => text)
    .join('')
}

/** Letters and digits alone, without their marks, in lower case. */
function comparable(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/** Marks the letters of fonts that lie, and gives what these draw. */
export function judgeLies(glyphs: readonly PendingGlyph[]): readonly LooseText[] {
  const fonts = new Map<unknown, { letters: number; lies: number }>()
  for (const glyph of glyphs) {
    if (glyph.drawn === undefined || !LATIN.test(glyph.drawn)) continue
    const count = fonts.get(glyph.font) ?? { letters: 0, lies: 0 }
    count.letters++
    if (lies(glyph)) count.lies++
    fonts.set(glyph.font, count)
  }
  const isLying = ({ font }: PendingGlyph) => {
    const { letters = 0, lies: found = 0 } = fonts.get(font) ?? {}
    return found >= MIN_LIES && found >= LYING_SHARE * letters
  }
  let text = ''
  let before: PendingGlyph | undefined
  for (const glyph of glyphs) {
    if (glyph.drawn === undefined || !isLying(glyph)) continue
    text += jointOf(before, glyph) + glyph.drawn
    before = glyph
    if (!glyph.offPage) glyph.hidden ??= 'not_drawn'
  }
  return /\S/.test(text) ? [{ text }] : []
}

function lies({ drawn = '', text }: PendingGlyph): boolean {
  const said = comparable(text)
  return /^[a-z]/.test(said) && !said.startsWith(comparable(drawn))
}
