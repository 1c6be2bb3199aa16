/**
 * Where stretches in base64 and hexadecimal can start, found in one pass.
 *
 * Looking for each of them with its expression costs more than all keyword passes
 * together, and most texts hold none. The pass takes no branch that hangs on a
 * letter: one in five would be guessed wrong, and cost more than all the rest.
 */

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

/** Five pairs of digits with a separator after each, as a pass over spaced hexadecimal has to meet them. */
const SPACED = [HEX, HEX, SEPARATOR]
const SPACED_HEX = Array.from({ length: 5 }, () => SPACED)
  .flat()
  .reduce((run, kind) => (run << 2) | (kind >> 1), 0)
const SPACED_MASK = (1 << 30) - 1

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
  const end = text.length
  const base64: number[] = []
  const hex: number[] = []
  let run = 0
  let spaced = 0
  let isSpaced = false
  for (let index = 0; index < end; index++) {
    const kind = KINDS[units[index] as number] as number
    spaced = ((spaced << 2) | (kind >> 1)) & SPACED_MASK
    if (spaced === SPACED_HEX) isSpaced = true
    run = (run + 1) & -(kind & BASE64)
    if (run !== MIN_RUN) continue
    const begin = index + 1 - MIN_RUN
    base64.push(begin)
    index = noteHex(units, begin, end, hex)
    // What ended the run parts pairs too, unless it is a separator.
    spaced = 0
    run = 0
  }
  return { base64, hex, spacedHex: isSpaced ? spacedHexStarts(units, end) : [] }
}

/** Notes the runs of hexadecimal digits within a run of base64; gives where that ends. */
function noteHex(units: Uint16Array, begin: number, end: number, hex: number[]): number {
  let start = begin
  for (let index = begin; ; index++) {
    const kind = index < end ? (KINDS[units[index] as number] as number) : 0
    if ((kind & HEX) !== 0) continue
    if (index - start >= MIN_RUN) hex.push(start)
    start = index + 1
    if ((kind & BASE64) === 0) return index
  }
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
