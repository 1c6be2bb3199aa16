/**
 * The units of a text as numbers side by side, for passes that look at each of them:
 * reading them there takes a third of the time that asking the text for each one takes,
 * and putting them there hardly any.
 */

import { isStringOneByteRepresentation } from 'node:v8'

/** Longer texts have room of their own, which goes with them: a thread would hold it for good. */
const KEPT_UNITS = 1024 * 1024

/**
 * A number for each unit, for look-ups that hang on no branch: 0 for all beyond ASCII. Only ASCII
 * is asked for, because a start waits for it.
 */
export function asciiTable(numberOf: (unit: number) => number): Uint8Array {
  const table = new Uint8Array(0x10000)
  for (let unit = 0; unit < 0x80; unit++) table[unit] = numberOf(unit)
  return table
}

/** Of so few it is quicker to ask for each, as of labels: a copy is a call out of V8's code. */
const FEW_UNITS = 32

let keptUnits = new Uint16Array(FEW_UNITS)
let kept = Buffer.from(keptUnits.buffer)

/**
 * The UTF-16 units of a text, lone halves of pairs as they are; what lies behind its length is
 * of other texts. They hold until the next call: a pass comes to its end before another begins.
 */
export function textUnits(text: string): Uint16Array {
  const { length } = text
  if (length > KEPT_UNITS) return unitsOfLong(text)
  if (length < FEW_UNITS) {
    for (let at = 0; at < length; at++) keptUnits[at] = text.charCodeAt(at)
    return keptUnits
  }
  if (length > keptUnits.length) {
    keptUnits = new Uint16Array(Math.min(KEPT_UNITS, Math.max(4_096, 2 * length)))
    kept = Buffer.from(keptUnits.buffer)
  }
  kept.write(text, 'utf16le')
  return keptUnits
}

function unitsOfLong(text: string): Uint16Array {
  const units = new Uint16Array(text.length)
  Buffer.from(units.buffer).write(text, 'utf16le')
  return units
}

/** Room for most texts that are made, and for all pieces of longer ones. */
const narrowRoom = Buffer.allocUnsafeSlow(64 * 1024)

/**
 * A text of units, lone halves of pairs kept. Text within Latin-1 becomes a one-byte
 * string, which expressions run over faster.
 * @param widest all bits that any of the units has
 */
export function unitsText(
  units: Uint16Array,
  length: number,
  widest = bitsOf(units, length),
): string {
  const used = units.subarray(0, length)
  if (widest < 0x100) {
    const narrow = length > narrowRoom.length ? Buffer.allocUnsafeSlow(length) : narrowRoom
    narrow.set(used)
    return narrow.toString('latin1', 0, length)
  }
  return Buffer.from(used.buffer, used.byteOffset, used.byteLength).toString('utf16le')
}

function bitsOf(units: Uint16Array, length: number): number {
  let bits = 0
  for (let index = 0; index < length; index++) bits |= units[index] as number
  return bits
}

/**
 * Whether a text of a byte a unit is ASCII throughout: only then its UTF-8 has as many bytes, which V8 counts faster
 * than anything looks at them. One of two bytes a unit is taken for other text, as it mostly is ({@link inNarrowUnits}).
 */
export function isPlainAscii(text: string): boolean {
  return isStringOneByteRepresentation(text) && Buffer.byteLength(text) === text.length
}

/** Units after which it is asked whether one of them was beyond Latin-1: in most texts that have some the first comes soon. */
const BLOCK = 4_096

/**
 * The same text with a byte a unit, where Latin-1 holds it: of a text with one sign beyond, V8 keeps
 * two for every unit of all its slices, and reads them by slower ways.
 */
export function inNarrowUnits(text: string): string {
  if (isStringOneByteRepresentation(text)) return text
  // No expression: V8 can go on with a slower engine where one looks in vain at so many places (decision 83).
  const units = textUnits(text)
  for (let at = 0; at < text.length; at += BLOCK) {
    if (bitsOf(units.subarray(at), Math.min(BLOCK, text.length - at)) >= 0x100) return text
  }
  return Buffer.from(text, 'latin1').toString('latin1')
}
