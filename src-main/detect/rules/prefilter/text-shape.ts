/**
 * The shape of a text: digits, capitals, small letters and characters beyond
 * ASCII each become one sign, other signs stay. Numbers of a kind look alike in
 * it, so that they can be looked for as words.
 */

import { type CharSet, charSet, hasUnit, rangesOf, sizeOf, unitsOf } from '../pattern/char-set.ts'

const DIGIT = charSet([[0x30, 0x39]])
const CAPITAL = charSet([[0x41, 0x5a]])
const SMALL = charSet([[0x61, 0x7a]])
const FOREIGN = charSet([[0x80, 0xffff]])
const GROUPS: readonly CharSet[] = [DIGIT, CAPITAL, SMALL, FOREIGN]

const ASCII_SHAPES = Uint8Array.from({ length: 0x80 }, (_, unit) => {
  const group = GROUPS.find((units) => hasUnit(units, unit))
  return group === undefined ? unit : (group[0] as number)
})

/** The sign for a unit: the first of its group, or itself. */
export function shapeOf(unit: number): number {
  return unit < 0x80 ? (ASCII_SHAPES[unit] as number) : 0x80
}

const known = new WeakMap<CharSet, readonly number[]>()

/** The signs of all units of a set, ascending. */
export function shapesOf(set: CharSet): readonly number[] {
  const before = known.get(set)
  if (before !== undefined) return before
  const shapes = new Set<number>()
  for (const [first, last] of rangesOf(set)) {
    for (let unit = first; unit <= Math.min(last, 0x80); unit++) shapes.add(shapeOf(unit))
    if (last > 0x80) shapes.add(shapeOf(last))
  }
  const sorted = [...shapes].sort((a, b) => a - b)
  known.set(set, sorted)
  return sorted
}

/** The signs of what has another case, or may have. */
const CASED: ReadonlySet<number | undefined> = new Set([CAPITAL[0], SMALL[0], FOREIGN[0]])

/** Whether the units of a set have the same signs in lower case, and no others have them then. */
export function hasCaselessShape(set: CharSet): boolean {
  return shapesOf(set).every((shape) => !CASED.has(shape))
}

/** All units with the sign. */
export function unitsOfShape(shape: number): CharSet {
  return GROUPS.find((units) => units[0] === shape) ?? charSet([[shape, shape]])
}

const CAPITAL_SIGMA = 0x3a3
const CAPITAL_I_WITH_DOT = 0x130
/** Sets with more units are never spelt out. */
const MAX_SPELT = 24

const lowered = new WeakMap<CharSet, readonly number[]>()

/**
 * What the units of a set become in a lower-cased text, wherever they stand.
 * Empty for large sets, and with halves of pairs or a capital sigma, whose lower
 * case depends on its neighbours.
 */
export function lowerCaseUnits(set: CharSet): readonly number[] {
  const before = lowered.get(set)
  if (before !== undefined) return before
  const units = sizeOf(set) > MAX_SPELT ? [undefined] : unitsOf(set).map(lowerCaseUnit)
  const known = units.filter((unit) => unit !== undefined)
  const all = known.length < units.length ? [] : [...new Set(known)]
  lowered.set(set, all)
  return all
}

function lowerCaseUnit(unit: number): number | undefined {
  if (unit >= 0xd800 && unit <= 0xdfff) return undefined
  if (unit === CAPITAL_SIGMA || unit === CAPITAL_I_WITH_DOT) return undefined
  const lower = String.fromCharCode(unit).toLowerCase()
  return lower.length === 1 ? lower.charCodeAt(0) : undefined
}
