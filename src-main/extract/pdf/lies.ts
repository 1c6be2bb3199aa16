/**
 * Where a PDF says other words than it draws: by ActualText in place of letters,
 * or by a ToUnicode map that the names of the glyphs contradict.
 */

import type { Drawing, LooseText, SaidText } from './drawing.ts'
import { type FontGlyph, type FontMetrics, jointOf, type Letter, type Letters } from './letters.ts'

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
export function saidTexts({ said, letters: drawnLetters }: Drawing): readonly LooseText[] {
  if (said.length === 0) return []
  const letters = [...drawnLetters]
  const texts: LooseText[] = []
  const spelt = new Map<number, string>()
  let instead = ''
  let before: Letter | undefined
  let isReadable = true
  for (const each of said) {
    if (each.from === undefined) {
      texts.push({ text: each.text })
      continue
    }
    const shown = textOf(letters, each)
    const drawn = comparable(shown)
    const words = comparable(each.text)
    if (words === '' ? HYPHEN.test(each.text) : drawn.includes(words)) continue
    const { from, to = from } = each
    if (MEANINGLESS.test(shown) && to > from && words.length <= MAX_SPELT * (to - from)) {
      spelt.set(from, each.text)
      continue
    }
    if (LIGATURE.test(words)) continue
    const first = letters[each.from]
    instead += (before && first ? jointOf(before, first) : ' ') + each.text
    before = letters[(each.to ?? 0) - 1]
    // Letters without a meaning of their own are what ActualText is for.
    isReadable &&= /^[a-z0-9]{3,}$/.test(drawn)
  }
  if (spelt.size > 0) texts.push({ text: wordsWith(spelt, letters) })
  if (comparable(instead).length < MIN_SAID) return texts
  return [...texts, { text: instead.trim(), ...(isReadable && { hidden: 'not_drawn' as const }) }]
}

/** The words in which letters are said, whole: the page's text has them without these letters. */
function wordsWith(spelt: ReadonlyMap<number, string>, letters: readonly Letter[]): string {
  const SIGN = '\0'
  let text = ''
  for (const [index, letter] of letters.entries()) {
    const said = spelt.get(index)
    const shown = said === undefined ? letter.text.replaceAll(SIGN, '') : SIGN + said
    text += (jointOf(letters[index - 1], letter) && ' ') + shown
  }
  const words = text.split(/\s+/).filter((word) => word.includes(SIGN))
  return words.join(' ').replaceAll(SIGN, '')
}

function textOf(letters: readonly Letter[], { from, to }: SaidText): string {
  return letters
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
export function judgeLies(letters: Letters): readonly LooseText[] {
  const lying = lyingFonts(letters)
  if (lying.size === 0) return []
  let text = ''
  let before: Letter | undefined
  for (const letter of letters) {
    if (letter.drawn === undefined || !lying.has(letter.font)) continue
    text += jointOf(before, letter) + letter.drawn
    before = letter
    if (!letter.hidden) letters.hidden.set(letter.number, 'not_drawn')
  }
  return /\S/.test(text) ? [{ text }] : []
}

function lyingFonts({ runs }: Letters): ReadonlySet<FontMetrics> {
  const fonts = new Map<FontMetrics, { letters: number; lies: number }>()
  /** A font has each of its glyphs once, for all the letters that it draws. */
  const judged = new Map<FontGlyph, boolean | undefined>()
  for (const { glyphs, font } of runs) {
    const count = fonts.get(font) ?? { letters: 0, lies: 0 }
    fonts.set(font, count)
    for (const glyph of glyphs) {
      if (typeof glyph === 'number' || glyph.drawn === undefined) continue
      if (!judged.has(glyph)) judged.set(glyph, lies(glyph))
      const isLie = judged.get(glyph)
      if (isLie !== undefined) count.letters++
      if (isLie) count.lies++
    }
  }
  const lying = new Set<FontMetrics>()
  for (const [font, { letters, lies: found }] of fonts) {
    if (found >= MIN_LIES && found >= LYING_SHARE * letters) lying.add(font)
  }
  return lying
}

/** Undefined where a glyph draws no Latin letter, so that nothing can be said. */
function lies({ drawn = '', unicode }: FontGlyph): boolean | undefined {
  if (!LATIN.test(drawn)) return undefined
  const said = comparable(unicode)
  return /^[a-z]/.test(said) && !said.startsWith(comparable(drawn))
}
