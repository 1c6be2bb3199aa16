/**
 * Where stretches in base64 and hexadecimal can start.
 *
 * Looking for each of them with its expression costs more than all keyword passes
 * together, and most texts hold none.
 */

import { longRuns } from '../long-runs.ts'
import { asciiTable, textUnits } from '../text-units.ts'

const BASE64 = 1
const HEX = 2
const SEPARATOR = 4
/** Shortest run of either alphabet that is taken for an encoding. */
const MIN_RUN = 16
/** Separators between the fewest bytes written apart. */
const MIN_SEPARATORS = 7

/** By unit; 0 for most. */
const KINDS = asciiTable((unit) => {
  const character = String.fromCharCode(unit)
  return (
    (/[A-Za-z0-9+/_-]/.test(character) ? BASE64 : 0) |
    (/[0-9A-Fa-f]/.test(character) ? HEX : 0) |
    (/[ :,]/.test(character) ? SEPARATOR : 0)
  )
})

/** Signs of the fewest pairs and separators. */
const MIN_SPACED = 3 * MIN_SEPARATORS
/** Signs that are looked at together, and how far apart: each such stretch holds some of these whole. */
const SAMPLE = 6
const BETWEEN_SAMPLES = MIN_SPACED - SAMPLE + 1
/** 1 for the kinds of two pairs of digits with a separator after each, from any of their signs on. */
const SPACED_HEX = new Uint8Array(1 << (2 * SAMPLE))
const SPACED = [HEX, HEX, SEPARATOR]
for (const from of SPACED.keys()) {
  let kinds = 0
  for (let at = from; at < from + SAMPLE; at++) {
    kinds = (kinds << 2) | ((SPACED[at % SPACED.length] as number) >> 1)
  }
  SPACED_HEX[kinds] = 1
}

/** Places in ascending order, by the kind of stretch that can start there. */
export interface EncodedStarts {
  /** Runs of sixteen or more characters of the base64 alphabets, their first character. */
  readonly base64: readonly number[]
  /** Runs of sixteen or more hexadecimal digits, their first digit. */
  readonly hex: readonly number[]
  /** Pairs of hexadecimal digits with a space, colon or comma after each of at least seven. */
  readonly spacedHex: readonly number[]
}

/** The places of a text where an encoded stretch can start. Linear. */
export function encodedStarts(text: string): EncodedStarts {
  const units = textUnits(text)
  const { length } = text
  const base64: number[] = []
  const hex: number[] = []
  for (const run of longRuns(units, { start: 0, end: length }, KINDS, BASE64, MIN_RUN)) {
    base64.push(run.start)
    // Hexadecimal digits are signs of base64, too.
    for (const { start } of longRuns(units, run, KINDS, HEX, MIN_RUN)) hex.push(start)
  }
  return {
    base64,
    hex,
    spacedHex: mayHoldSpacedHex(units, length) ? spacedHexStarts(units, length) : [],
  }
}

/** Whether a text may hold {@link EncodedStarts.spacedHex}; never false where it does. */
function mayHoldSpacedHex(units: Uint16Array, length: number): boolean {
  const signOf = (at: number) => (KINDS[units[at] as number] as number) >> 1
  for (let at = 0; at + SAMPLE <= length; at += BETWEEN_SAMPLES) {
    let signs = 0
    for (let next = at; next < at + SAMPLE; next++) signs = (signs << 2) | signOf(next)
    if (SPACED_HEX[signs] !== 1) continue
    // Pairs go on as far as each sign is of the kind of the third one from it.
    let start = at
    let end = at + SAMPLE
    while (start > 0 && signOf(start - 1) === signOf(start + 2)) start--
    while (end < length && signOf(end) === signOf(end - 3)) end++
    if (end - start >= MIN_SPACED) return true
    // What was read is read once.
    while (at + BETWEEN_SAMPLES < end - SAMPLE) at += BETWEEN_SAMPLES
  }
  return false
}

/** Looks closely, for the few texts that may hold one. */
function spacedHexStarts(units: Uint16Array, end: number): readonly number[] {
  const starts: number[] = []
  let hexStart = 0
  let pairsStart = 0
  let separators = 0
  let lastSeparator = -1
  for (let index = 0; index < end; index++) {
    const kind = KINDS[units[index] as number] as number
    if ((kind & HEX) !== 0) continue
    if ((kind & SEPARATOR) !== 0) {
      if (index - hexStart !== 2) separators = 0
      else if (separators > 0 && lastSeparator === hexStart - 1) separators++
      else {
        separators = 1
        pairsStart = hexStart
      }
      if (separators === MIN_SEPARATORS) starts.push(pairsStart)
      lastSeparator = index
    }
    hexStart = index + 1
  }
  return starts
}
