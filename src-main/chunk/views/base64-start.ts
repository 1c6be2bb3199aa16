/**
 * Tells by its first bytes that a stretch in base64 is no text: every long name in
 * source code is signs of base64 too, and decoding them all costs more than the
 * rest of the decoded view.
 */

/** The six bits of a sign, and of a sign whose letter was moved by thirteen; above 63 for others. */
const VALUES = new Uint8Array(0x80).fill(0xff)
const MOVED_VALUES = new Uint8Array(0x80).fill(0xff)
for (const [value, sign] of [
  ...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/',
].entries()) {
  const unit = sign.charCodeAt(0)
  VALUES[unit] = value
  // The alphabet is in order: thirteen further, and around at the end of each case.
  MOVED_VALUES[unit] = value < 52 ? (value < 26 ? 0 : 26) + (((value % 26) + 13) % 26) : value
}
for (const values of [VALUES, MOVED_VALUES]) {
  values['-'.charCodeAt(0)] = 62
  values['_'.charCodeAt(0)] = 63
}

/** Signs that are looked at: eighteen bytes, of which hardly any number are UTF-8 by chance. */
const LOOKED_AT = 24

/**
 * Whether the stretch, or the stretch with its letters moved by thirteen, can be the text
 * of bytes in UTF-8 or UTF-16. Never false where it is.
 */
export function mayBeBase64Text(text: string, start: number, end: number): boolean {
  const last = Math.min(end, start + LOOKED_AT)
  return mayBeUtf8(text, start, last, VALUES) || mayBeUtf8(text, start, last, MOVED_VALUES)
}

/**
 * Bytes of UTF-16 have zeros, which no text in UTF-8 has. With none among the first nine
 * letters, not enough of the first thirty-two are zeros to be taken for it.
 */
function mayBeUtf8(text: string, start: number, end: number, values: Uint8Array): boolean {
  let held = 0
  let bits = 0
  /** Bytes of a character that are still to come, and the bounds of the next of them. */
  let missing = 0
  let least = 0x80
  let most = 0xbf
  for (let at = start; at < end; at++) {
    const unit = text.charCodeAt(at)
    const value = unit < 0x80 ? (values[unit] as number) : 0xff
    // A line end, or the end of the stretch.
    if (value > 63) return true
    held = ((held << 6) | value) & 0xffff
    bits += 6
    if (bits < 8) continue
    bits -= 8
    const byte = (held >> bits) & 0xff
    if (byte === 0) return true
    if (missing > 0) {
      if (byte < least || byte > most) return false
      missing--
      least = 0x80
      most = 0xbf
    } else if (byte >= 0x80) {
      // Unicode, table 3-7: well-formed UTF-8.
      if (byte < 0xc2 || byte > 0xf4) return false
      missing = byte < 0xe0 ? 1 : byte < 0xf0 ? 2 : 3
      least = byte === 0xe0 ? 0xa0 : byte === 0xf0 ? 0x90 : 0x80
      most = byte === 0xed ? 0x9f : byte === 0xf4 ? 0x8f : 0xbf
    }
  }
  return true
}
