/**
 * Letters set apart by signs, white space or line ends: "i/g/n/o/r/e", a letter a
 * line. What stands between most of them is taken out; what stands between the
 * others parts words.
 */

import type { Range } from '../../../src-shared/model/spans.ts'
import { textUnits } from '../text-units.ts'
import type { Decoded, Decoder } from './decoder.ts'
import { wordRuns } from './order-words.ts'
import { ViewTextWriter } from './view-text.ts'

/** Fewest letters: a shorter run is a list. */
const MIN_RUN = 8
/** Most signs between two letters of a run. */
const MAX_GAP = 4

const KIND = { other: 0, letter: 1, digit: 2, sign: 3 } as const
const LETTER = /[A-Za-z\u00c0-\u024f\u0370-\u052f]/
const SIGN = /[\s,/|.\\_*\u00b7\u2022:;+~=><"'()[\]{}#&^-]/
/** By unit, one more than its kind; 0 where not asked yet. */
const kinds = new Uint8Array(0x10000)

function kindOf(unit: number): number {
  const known = kinds[unit] as number
  if (known !== 0) return known - 1
  const kind = describeUnit(unit)
  kinds[unit] = kind + 1
  return kind
}

function describeUnit(unit: number): number {
  const character = String.fromCharCode(unit)
  if (LETTER.test(character)) return KIND.letter
  if (/\d/.test(character)) return KIND.digit
  return SIGN.test(character) ? KIND.sign : KIND.other
}

/** How a unit counts in {@link stretchFrom}; beyond the letters of {@link LETTER} all as signs do. */
const LETTER_BIT = 1
const SIGN_BIT = 2
let bits: Uint8Array | undefined

function makeBits(): Uint8Array {
  const table = new Uint8Array(0x10000).fill(SIGN_BIT)
  for (let unit = 0; unit < 0x530; unit++) {
    const kind = kindOf(unit)
    table[unit] = kind === KIND.letter ? LETTER_BIT : kind === KIND.sign ? SIGN_BIT : 0
  }
  return table
}

/** Units of the shortest run: its letters, and a sign between each two. */
const MIN_SPAN = 2 * MIN_RUN - 1

/**
 * The first stretch from a place on that may hold a run; none where there is none. A run covers a place of every so
 * many as the shortest has units, so that only those are looked at, and what stands around the few that may be part of one.
 */
function stretchFrom(units: Uint16Array, length: number, from: number): Range | undefined {
  bits ??= makeBits()
  const table = bits
  for (let last = from + MIN_SPAN - 1; last < length; ) {
    const first = last - MIN_SPAN + 1
    let at = last
    let signs = 0
    for (let after = SIGN_BIT; at >= first; at--) {
      const bit = table[units[at] as number] as number
      signs = bit === SIGN_BIT ? signs + 1 : 0
      if (bit === 0 || signs > MAX_GAP || (bit & after) === LETTER_BIT) break
      after = bit
    }
    // The next run begins behind the place that none holds together with what is behind it.
    let start = at + 1
    if (at < first) {
      let letters = 0
      for (let before = SIGN_BIT; start < length; start++) {
        const bit = table[units[start] as number] as number
        if (bit === 0 || (bit & before) === LETTER_BIT) break
        letters += bit & LETTER_BIT
        before = bit
      }
      if (letters >= MIN_RUN) return { start: first, end: start }
    }
    last = start + MIN_SPAN - 1
  }
  return undefined
}

/** The places of the letters of each run: letters by themselves, with a few signs between each two. */
function runsOf(text: string): readonly (readonly number[])[] {
  const units = textUnits(text)
  const { length } = text
  const runs: (readonly number[])[] = []
  let stretch = stretchFrom(units, length, 0)
  while (stretch !== undefined) {
    addRuns(runs, units, length, stretch)
    stretch = stretchFrom(units, length, stretch.end)
  }
  return runs
}

/** Adds the runs within a stretch. */
function addRuns(
  runs: (readonly number[])[],
  units: Uint16Array,
  length: number,
  { start, end }: Range,
): void {
  let run: number[] = []
  let before: number = start > 0 ? kindOf(units[start - 1] as number) : KIND.other
  let signs = 0
  const endRun = () => {
    if (run.length >= MIN_RUN) runs.push(run)
    if (run.length > 0) run = []
  }
  for (let at = start; at < end; at++) {
    const kind = kindOf(units[at] as number)
    if (kind === KIND.letter && before !== KIND.letter && before !== KIND.digit) {
      const follows = at + 1 < length ? kindOf(units[at + 1] as number) : KIND.other
      const isAlone = follows !== KIND.letter && follows !== KIND.digit
      if (!isAlone || signs > MAX_GAP) endRun()
      if (isAlone) run.push(at)
      signs = 0
    } else if (kind === KIND.sign) signs++
    else if (run.length > 0) endRun()
    before = kind
  }
  endRun()
}

export const partedLetters: Decoder = {
  name: 'letters set apart',
  find(text) {
    const found: Decoded[] = []
    for (const places of runsOf(text)) {
      const [index = 0] = places
      const run = text.slice(index, (places.at(-1) ?? index) + 1)
      const letters = places.map((place) => place - index)
      const gaps = letters.slice(1).map((at, gap) => run.slice((letters[gap] ?? 0) + 1, at))
      const usual = mostFrequent(gaps)
      if (gaps.every((gap) => gap === usual)) {
        const joined = letters
          .map((at) => run.charAt(at))
          .join('')
          .toLowerCase()
        for (const borders of wordRuns(joined)) {
          const starts = new Set(borders)
          const [from = 0] = borders
          const taken = letters.slice(from, borders.at(-1))
          found.push(spelt(run, index, taken, (at) => at > 0 && starts.has(from + at)))
        }
      } else {
        found.push(spelt(run, index, letters, (at) => at > 0 && gaps[at - 1] !== usual))
      }
    }
    return found
  },
}

/** The letters of a run, with a space before those that begin a word. */
function spelt(
  run: string,
  index: number,
  letters: readonly number[],
  beginsWord: (ordinal: number) => boolean,
): Decoded {
  const out = new ViewTextWriter(letters.length * 2)
  for (const [ordinal, at] of letters.entries()) {
    const place = index + at
    if (beginsWord(ordinal)) out.push(0x20, out.ends[out.length - 1] ?? place, place)
    out.push(run.charCodeAt(at), place, place + 1)
  }
  const { text, starts, ends } = out.finish()
  return { start: starts[0] ?? index, end: ends.at(-1) ?? index, text, map: { starts, ends } }
}

function mostFrequent(gaps: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const gap of gaps) counts.set(gap, (counts.get(gap) ?? 0) + 1)
  let best = ''
  for (const [gap, count] of counts) if (count > (counts.get(best) ?? 0)) best = gap
  return best
}
