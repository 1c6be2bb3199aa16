/**
 * Tells a key that a vendor drew from one that a hand typed in its form.
 *
 * Manuals show the form of a key with something typed: words, a count, a few signs over and over. Whoever
 * sees that marked learns that marks say nothing. What a generator draws has none of it, so a real key
 * loses nothing: of a drawn key of twenty hexadecimal digits less than one in ten million repeats eight of
 * them in a row.
 */

import { notPlaceholder } from './placeholder.ts'
import { piecesPerCharacter } from './randomness.ts'

/** Signs of a key that are looked at: a longer one is a document within. */
const MAX_READ = 256
/** A key is looked at by its longest part: before it stand an address or names. */
const BETWEEN_PARTS = /[^A-Za-z0-9_.~-]+/

/** The farthest that what is typed over and over lies apart, and how much of it must come again. */
const LONGEST_PERIOD = 32
const COMES_AGAIN = 8
/** Steps of one or none that make a count, or a row of the same: `abcd`, `1111`, and `a1b2c3d4` by each second. */
const COUNT = 3
const COUNT_BY_TWO = 5
/** Steps of a short count, of which nearly all must consist: `abc123def456`. */
const SHORT_COUNT = 2
const NEARLY_ALL = 0.8

/** Pieces of a tokenizer a unit below which a part is words. */
const PIECES_OF_WORDS = 0.42
const SHORTEST_OF_WORDS = 16

/** What manuals write in the form of a key, whatever stands around it. */
const SAYS_SO =
  /your_?(?:api_?)?(?:key|secret|token)|(?:key|secret|token)_?here|(?:fake|sample|test)_?(?:key|secret|token)|thisisa|nota?real/i

/** At the end of a key of which only the begin is written: `YWxhZGRpbjpv...`. */
const CUT = /\.{3}$/

/** Whether a key in a vendor's form is drawn: whole, no placeholder, and neither a count nor a repetition nor words. */
export function drawnKey(value: string): boolean {
  if (!notPlaceholder(value) || [SAYS_SO, CUT].some((sign) => sign.test(value))) return false
  const parts = value.slice(0, MAX_READ).split(BETWEEN_PARTS)
  const longest = parts.reduce((one, other) => (other.length > one.length ? other : one))
  return !isTyped(longest) && !isOfWords(longest)
}

/** Pieces of a tokenizer a letter from which letters in groups of four are no words: words of four letters are one or two each. */
const PIECES_OF_DRAWN_LETTERS = 0.55

/** Whether groups of nothing but letters are drawn, as Google draws the passwords of apps. */
export function drawnLetters(value: string): boolean {
  return piecesPerCharacter(value.replace(/[^A-Za-z]/g, '')) >= PIECES_OF_DRAWN_LETTERS
}

/** Whether the signature of a JSON Web Token is drawn, and no words or letters that a manual writes there. */
export function signedToken(value: string): boolean {
  return drawnKey(value.split('.')[2] ?? '')
}

/** Zero bytes as base64 writes them: keys that Azure signs hold a run of them (CASK). */
const ZEROS = /A{8,}/g

/** The same of a key whose form holds zero bytes. */
export function drawnKeyPastZeros(value: string): boolean {
  return drawnKey(value.replace(ZEROS, 'A'))
}

/** Whether half of a value or more is typed over and over or counts, or nearly all of it by a few signs each. */
export function isTyped(value: string): boolean {
  const signs = value.toLowerCase().replace(/[^a-z0-9]/g, '')
  return (
    typedPlaces(signs, COUNT).size * 2 >= signs.length ||
    typedPlaces(signs, SHORT_COUNT).size >= signs.length * NEARLY_ALL
  )
}

/** The places of what comes again and again, and of counts and rows of the same of so many steps. */
export function typedPlaces(signs: string, steps: number): ReadonlySet<number> {
  const typed = new Set<number>()
  for (let period = 1; period <= LONGEST_PERIOD; period++) {
    addRuns(typed, signs, period, COMES_AGAIN, (step) => step === 0)
  }
  for (const step of [-1, 0, 1]) {
    addRuns(typed, signs, 1, steps, (each) => each === step)
    addRuns(typed, signs, 2, COUNT_BY_TWO, (each) => each === step)
  }
  return typed
}

/** Adds the places of all runs in which `fewest` signs or more lie one such step from the sign `apart` before. */
function addRuns(
  typed: Set<number>,
  signs: string,
  apart: number,
  fewest: number,
  isStep: (step: number) => boolean,
): void {
  let run = 0
  for (let at = apart; at <= signs.length; at++) {
    if (at < signs.length && isStep(stepTo(signs, at, apart))) {
      run++
      continue
    }
    if (run >= fewest) for (let back = at - run - apart; back < at; back++) typed.add(back)
    run = 0
  }
}

/** How far a sign is from the one `apart` before it; after 9 comes 0. */
function stepTo(signs: string, at: number, apart: number): number {
  const step = signs.charCodeAt(at) - signs.charCodeAt(at - apart)
  return signs[at] === '0' && signs[at - apart] === '9' ? 1 : step
}

function isOfWords(part: string): boolean {
  return part.length >= SHORTEST_OF_WORDS && piecesPerCharacter(part) < PIECES_OF_WORDS
}
