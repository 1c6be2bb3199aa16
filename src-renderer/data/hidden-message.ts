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
  const text = new TextDecoder().decode(Uint8Array.from(bytes))
  const readable = /^[^\p{Cc}\p{Cf}\u{fffd}]{2,}/u.exec(text)?.[0]
  return readable === undefined ? null : [...readable].slice(0, DECODED_LENGTH).join('')
}
