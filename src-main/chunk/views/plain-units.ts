/**
 * Wide letters, digits and signs, and the digits of other scripts, as the ones that rules are written with: one unit for
 * one, so that places stay.
 */

/** Where ten digits of a script begin: Arabic, Persian and Urdu, Devanagari, Bengali, Thai. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50] as const
const FIRST_ZERO = ZEROS[0]
/** The fullwidth forms of ASCII, in its order. */
const WIDE = { first: 0xff01, last: 0xff5e, from: 0x21 } as const

/** A UTF-16 unit, or the one of ASCII that means the same. */
export function plainUnit(unit: number): number {
  if (unit < FIRST_ZERO) return unit
  if (unit >= WIDE.first && unit <= WIDE.last) return unit - WIDE.first + WIDE.from
  for (const zero of ZEROS) if (unit >= zero && unit < zero + 10) return unit - zero + 0x30
  return unit
}
