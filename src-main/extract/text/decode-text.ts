/**
 * Bytes to text, strictly: what is not valid UTF-8 is refused rather than
 * repaired, because a detector must read what the bytes say.
 */

import type { Formats } from '../../intake/submission.ts'
import { ExtractionError } from '../extraction-error.ts'
import { unreadOfficeKind } from '../office/office-kind.ts'

/**
 * Whether bytes are no text at all: they hold a control character that no text
 * file has. The allowed ones, bell to carriage return and escape, are those
 * that file(1) counts as text (src/encoding.c).
 */
export function isBinary(bytes: Uint8Array): boolean {
  for (const byte of bytes) {
    if (byte < 0x20 && !(byte >= 0x07 && byte <= 0x0d) && byte !== 0x1b) return true
  }
  return false
}

/** PNG, JPEG, GIF and RIFF, which WebP is: their first bytes, as Latin-1. */
const PICTURES = /^(?:\x89PNG\r\n\x1a\n|\xff\xd8\xff|GIF8[79]a|RIFF.{4}WEBP)/su

/** Whether bytes begin as a picture does, whatever they call themselves. */
export function isPicture(bytes: Uint8Array): boolean {
  return PICTURES.test(Buffer.from(bytes.subarray(0, 16)).toString('latin1'))
}

/**
 * Refuses binary content, with a word of help where it is known.
 * @throws {ExtractionError} always.
 */
export function refuseUnknown(bytes: Uint8Array, formats: Formats = 'contract'): never {
  const [first, second] = bytes
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
    throw new ExtractionError('INVALID_TEXT', 'is UTF-16 text: save it as UTF-8')
  }
  const known = unreadOfficeKind(bytes)
  const what =
    formats === 'all' ? 'is of no type that is read' : 'is not TXT, Markdown, HTML, PDF or DOCX'
  throw new ExtractionError('UNSUPPORTED_FILE_TYPE', known ?? what)
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
