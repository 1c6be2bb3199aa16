/**
 * Where stretches in base64 and hexadecimal can start, found in one pass.
 *
 * Looking for each of them with its expression costs more than all keyword passes
 * together, and most texts hold none.
 */

const BASE64 = 1
const HEX = 2
const SEPARATOR = 4
/** Shortest run of either alphabet that is taken for an encoding. */
const MIN_RUN = 16
/** Separators between the fewest bytes written apart. */
const MIN_SEPARATORS = 7

const KINDS = Uint8Array.from({ length: 0x80 }, (_, unit) => {
  const character = String.fromCharCode(unit)
  return (
    (/[A-Za-z0-9+/_-]/.test(character) ? BASE64 : 0) |
    (/[0-9A-Fa-f]/.test(character) ? HEX : 0) |
    (/[ :,]/.test(character) ? SEPARATOR : 0)
  )
})

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
  const starts = { base64: [] as number[], hex: [] as number[], spacedHex: [] as number[] }
  let base64Start = 0
  let hexStart = 0
  let pairsStart = 0
  let separators = 0
  let lastSeparator = -1
  for (let index = 0; index <= text.length; index++) {
    const unit = index < text.length ? text.charCodeAt(index) : 0
    const kind = unit < 0x80 ? (KINDS[unit] as number) : 0
    if ((kind & HEX) !== 0) continue
    if (index - hexStart >= MIN_RUN) starts.hex.push(hexStart)
    if ((kind & SEPARATOR) !== 0) {
      if (index - hexStart !== 2) separators = 0
      else if (separators > 0 && lastSeparator === hexStart - 1) separators++
      else {
        separators = 1
        pairsStart = hexStart
      }
      if (separators === MIN_SEPARATORS) starts.spacedHex.push(pairsStart)
      lastSeparator = index
    }
    hexStart = index + 1
    if ((kind & BASE64) !== 0) continue
    if (index - base64Start >= MIN_RUN) starts.base64.push(base64Start)
    base64Start = index + 1
  }
  return starts
}
