/**
 * Questions about single UTF-16 units that the tokenizers ask for every token, and
 * therefore without patterns.
 */

/** Whether a UTF-16 unit has the property White_Space (Unicode, PropList.txt). */
export function isWhite(unit: number): boolean {
  if (unit < 0x80) return unit === 0x20 || (unit >= 0x09 && unit <= 0x0d)
  if (unit < 0x1680) return unit === 0x85 || unit === 0xa0
  if (unit < 0x2000 || unit > 0x3000) return unit === 0x1680
  return unit <= 0x200a || FURTHER_WHITE.includes(unit)
}

const FURTHER_WHITE = [0x2028, 0x2029, 0x202f, 0x205f, 0x3000]

/** Units of the character at `index`: 2 for a surrogate pair, else 1. */
export function unitsAt(text: string, index: number): 1 | 2 {
  return isHighSurrogate(text.charCodeAt(index)) && isLowSurrogate(text.charCodeAt(index + 1))
    ? 2
    : 1
}

/** Whether a UTF-16 unit is the first of a surrogate pair. */
export function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff
}

/** Whether a UTF-16 unit is the second of a surrogate pair. */
export function isLowSurrogate(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff
}
