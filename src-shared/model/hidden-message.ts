/** What characters that people do not see spell. Pure. */

/** Code points of a hidden message that are shown. */
const DECODED_LENGTH = 120

/**
 * What a run spells where its characters stand for others: tag characters for
 * ASCII (U+E0020 to U+E007E), variation selectors for bytes (the first for 0,
 * the last for 255). Null where that gives no readable text.
 */
export function decodeHiddenRun(run: string): string | null {
  const bytes: number[] = []
  for (const letter of run) {
    const code = letter.codePointAt(0) ?? 0
    if (code >= 0xe0020 && code <= 0xe007e) bytes.push(code - 0xe0000)
    else if (code >= 0xfe00 && code <= 0xfe0f) bytes.push(code - 0xfe00)
    else if (code >= 0xe0100 && code <= 0xe01ef) bytes.push(code - 0xe0100 + 16)
    if (bytes.length >= DECODED_LENGTH * 4) break
  }
  const readable = /^[^\p{Cc}\p{Cf}\u{fffd}]{2,}/u.exec(fromUtf8(bytes))?.[0]
  return readable === undefined ? null : [...readable].slice(0, DECODED_LENGTH).join('')
}

/** The text of bytes in UTF-8, up to the first that are none: shared code knows no decoder of a platform. */
function fromUtf8(bytes: readonly number[]): string {
  let text = ''
  for (let at = 0; at < bytes.length; ) {
    const lead = bytes[at] ?? 0
    const length = lead < 0x80 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4
    const letter = bytes
      .slice(at, at + length)
      .map((byte) => `%${byte.toString(16).padStart(2, '0')}`)
    try {
      text += decodeURIComponent(letter.join(''))
    } catch {
      return text
    }
    at += length
  }
  return text
}
