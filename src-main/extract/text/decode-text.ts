/**
 * Bytes to text, strictly: what is not valid UTF-8 is refused rather than
 * repaired, because a detector must read what the bytes say.
 */

import { isUtf8 } from 'node:buffer'
import type { Formats } from '../../intake/submission.ts'
import { ExtractionError } from '../extraction-error.ts'
import { unreadKind } from './unread-kind.ts'

/**
 * Whether bytes are no text at all: they hold a NUL, or another control character
 * that no text file has and are no UTF-8 either. The allowed ones, bell to carriage
 * return and escape, are those that file(1) counts as text (src/encoding.c); pages
 * that LibreOffice writes have others where a field stood.
 */
export function isBinary(bytes: Uint8Array): boolean {
  let isOdd = false
  for (const byte of bytes) {
    if (byte === 0) return true
    isOdd ||= byte < 0x20 && !(byte >= 0x07 && byte <= 0x0d) && byte !== 0x1b
  }
  return isOdd && !isUtf8(bytes)
}

/**
 * Refuses binary content, and says what it is.
 * @throws {ExtractionError} always.
 */
export function refuseUnknown(bytes: Uint8Array, formats: Formats = 'contract'): never {
  const [first, second] = bytes
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
    throw new ExtractionError('INVALID_TEXT', 'is UTF-16 text: save it as UTF-8')
  }
  throw new ExtractionError('UNSUPPORTED_FILE_TYPE', unreadKind(bytes, formats))
}

/**
 * Decodes UTF-8. A byte order mark stays in the text as U+FEFF, line ends stay
 * as they are: offsets count what the file holds.
 * @throws {ExtractionError} `INVALID_TEXT` where the bytes are not valid UTF-8.
 */
export function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw new ExtractionError('INVALID_TEXT', 'is not valid UTF-8')
  }
}
