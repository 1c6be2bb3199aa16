/** Lower case that keeps every place: the view in which keywords and case-blind rules look. */

import { isStringOneByteRepresentation } from 'node:v8'
import { textUnits, unitsText } from '../text-units.ts'

/** U+0130 is the one character whose lower case is longer (Unicode SpecialCasing.txt). */
const CAPITAL_I_WITH_DOT = '\u0130'
/** The one whose lower case hangs on what stands around it: `ς` at the end of a word. */
const CAPITAL_SIGMA = 0x3a3

/** Shorter texts are over before a look-up pays. */
const LONG = 512

/** The text in lower case, unit for unit at the same places. */
export function lowerCaseInPlace(text: string): string {
  const isWide = text.length >= LONG && !isStringOneByteRepresentation(text)
  return (isWide ? lowerCaseByUnit(text) : undefined) ?? lowerCaseOf(text)
}

function lowerCaseOf(text: string): string {
  const lower = text.toLowerCase()
  return lower.length === text.length
    ? lower
    : text.replaceAll(CAPITAL_I_WITH_DOT, 'i').toLowerCase()
}

/** Of a unit that no text has held, and of one that has no lower case by itself. */
const NOT_KNOWN = -1
const NOT_ALONE = -2
/** By unit; made when a text first needs it. */
let lowerUnits: Int32Array | undefined

/**
 * The same by a look-up for each unit: a quarter of the time that V8 takes for text beyond Latin-1.
 * None where a unit has no lower case by itself.
 */
function lowerCaseByUnit(text: string): string | undefined {
  lowerUnits ??= new Int32Array(0x10000).fill(NOT_KNOWN)
  const table = lowerUnits
  const units = textUnits(text)
  const { length } = text
  let widest = 0
  for (let at = 0; at < length; at++) {
    const unit = units[at] as number
    let lower = table[unit] as number
    if (lower < 0) {
      if (lower === NOT_KNOWN) {
        lower = lowerUnit(unit)
        table[unit] = lower
      }
      if (lower === NOT_ALONE) return undefined
    }
    units[at] = lower
    widest |= lower
  }
  return unitsText(units, length, widest)
}

function lowerUnit(unit: number): number {
  if (unit === CAPITAL_SIGMA) return NOT_ALONE
  // First halves of pairs: most stand for nothing that has a case.
  if (unit >= 0xd800 && unit < 0xdc00) return holdsCapital(unit) ? NOT_ALONE : unit
  return lowerCaseOf(String.fromCharCode(unit)).charCodeAt(0)
}

/** Whether any of the characters whose first half it is changes in lower case. */
function holdsCapital(unit: number): boolean {
  for (let second = 0xdc00; second < 0xe000; second++) {
    const character = String.fromCharCode(unit, second)
    if (character.toLowerCase() !== character) return true
  }
  return false
}
