/**
 * Joins words whose letters are set apart, as in "i g n o r e" or "i.g.n.o.r.e".
 *
 * A step of folding with a file of its own: it looks at the finished text, and
 * most texts have nothing for it to do.
 */

import { asciiTable, textUnits } from '../text-units.ts'
import { type ViewText, ViewTextWriter } from './view-text.ts'

/** Letters set apart before they are taken for a word: "a b c" is a list. */
const MIN_LETTERS = 4

/** Letters of a folded text, as far as a unit tells, and the signs between letters set apart; else 0. */
const KIND = { letter: 1, sign: 2 } as const
const kinds = asciiTable((unit) => {
  const character = String.fromCharCode(unit)
  if (/[a-z]/.test(character)) return KIND.letter
  return /[ ._*|-]/.test(character) ? KIND.sign : 0
}).fill(KIND.letter, 0xdf)
kinds[0xb7] = KIND.sign

/** Units of the shortest run: letters and the signs between them. */
const RUN = 2 * MIN_LETTERS - 1
/** Units that are looked at together, and how far apart: each run holds some of these whole. */
const SAMPLE = 3
const BETWEEN_SAMPLES = RUN - SAMPLE + 1

/**
 * Where four letters set apart begin next, from a place on, or the length of the text; what it finds is to be examined
 * closely. No expression: V8 goes on with a slow engine where one looks in vain at so many places (decision 83).
 */
export function spacedFrom(units: Uint16Array, length: number, from: number): number {
  const isApart = (at: number) =>
    (kinds[units[at] as number] as number) + (kinds[units[at + 1] as number] as number) ===
    KIND.letter + KIND.sign
  for (let at = from + BETWEEN_SAMPLES - 1; at + SAMPLE <= length; at += BETWEEN_SAMPLES) {
    if (!isApart(at) || !isApart(at + 1)) continue
    let start = at
    while (start > from && isApart(start - 1)) start--
    let last = at + SAMPLE - 1
    while (last + 1 < length && isApart(last)) last++
    if (kinds[units[start] as number] !== KIND.letter) start++
    if (last - start + 1 >= RUN) return start
    // The next run begins behind this one.
    at = last
  }
  return length
}

const LETTER = /\p{L}/u

/**
 * The folded text with spaced-out letters joined: runs of at least four single
 * letters with the same separator between them. White space wider than between
 * the first two parts words within the run and stays.
 */
export function joinSpacedLetters(view: ViewText): ViewText {
  const { text } = view
  const units = textUnits(text)
  const first = spacedFrom(units, text.length, 0)
  if (first === text.length) return view
  const out = new ViewTextWriter(text.length)
  let index = 0
  while (index < text.length) {
    const start = index === 0 ? first : spacedFrom(units, text.length, index)
    out.pushView(view, index, start)
    index = start
    const end = spacedRunEnd(view, start)
    if (end === start && start < text.length) out.pushView(view, index, ++index)
    for (; index < end; index++) {
      const between = isSame(view, index, start + 1)
      if (!between) out.pushView(view, index, index + 1)
    }
  }
  return out.finish()
}

/** End of the run of single letters that starts at `start`, or `start` where there is none. */
function spacedRunEnd(view: ViewText, start: number): number {
  const { text } = view
  if (!isLoneLetter(text, start)) return start
  const separator = text.charAt(start + 1)
  let letters = 1
  let index = start
  while (true) {
    const next = text.charAt(index + 1)
    if (!(next === separator || next === ' ') || !isLoneLetter(text, index + 2)) break
    letters++
    index += 2
  }
  return letters >= MIN_LETTERS ? index + 1 : start
}

/** Whether a character is the separator at `first`, and stands for no wider white space. */
function isSame(view: ViewText, index: number, first: number): boolean {
  return (
    view.text.charAt(index) === view.text.charAt(first) && width(view, index) <= width(view, first)
  )
}

function width(view: ViewText, index: number): number {
  return (view.ends[index] ?? 0) - (view.starts[index] ?? 0)
}

function isLoneLetter(text: string, index: number): boolean {
  return (
    LETTER.test(text.charAt(index)) &&
    !LETTER.test(text.charAt(index - 1)) &&
    !LETTER.test(text.charAt(index + 1))
  )
}
