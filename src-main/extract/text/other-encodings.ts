/**
 * Text in another encoding than UTF-8, where a sign says in which: a byte order mark, what it
 * declares of itself, or letters that stand as Western European words have them. Whoever reads it as
 * UTF-8 all the same, as programs do, must not see words that were not read here: so every ASCII
 * character stays one, or the text is refused.
 */

import { isUtf8 } from 'node:buffer'
import { isBinary } from './decode-text.ts'

export interface DecodedText {
  /** The text in UTF-8, with its byte order mark where it has one. */
  readonly bytes: Uint8Array
  /** Of `extraction.warnings`: how it was read. */
  readonly warning: 'read_as_utf16' | 'read_as_declared' | 'read_as_windows_1252'
}

/** Nothing where it is UTF-8, or where nothing says what else. */
export function decodeOther(bytes: Uint8Array): DecodedText | undefined {
  if (isUtf8(bytes)) return undefined
  const byMark = markedUtf16(bytes)
  if (byMark !== undefined) {
    const text = hasWords(bytes) ? undefined : decoded(bytes, byMark)
    return told(text, 'read_as_utf16')
  }
  const label = declared(bytes)
  if (label !== undefined) {
    const text = decoded(bytes, label)
    return told(
      text && asciiOf(text) === asciiOf(latin1(bytes)) ? text : undefined,
      'read_as_declared',
    )
  }
  return told(
    looksWestern(bytes) ? decoded(bytes, 'windows-1252') : undefined,
    'read_as_windows_1252',
  )
}

function told(text: string | undefined, warning: DecodedText['warning']): DecodedText | undefined {
  if (text === undefined) return undefined
  const bytes = new TextEncoder().encode(text)
  return isBinary(bytes) ? undefined : { bytes, warning }
}

function decoded(bytes: Uint8Array, label: string): string | undefined {
  try {
    return new TextDecoder(label, { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}

const latin1 = (bytes: Uint8Array) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')

const asciiOf = (text: string) => text.replace(/[^\0-\x7f]+/g, '')

/** UTF-32 begins with the same mark, and is read by nobody. */
function markedUtf16([first, second, third, fourth]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) {
    return third === 0 && fourth === 0 ? undefined : 'utf-16le'
  }
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined
}

/**
 * Letters of an alphabet are parted by other bytes in UTF-16: where four stand in a row, who reads
 * bytes reads another text. Some of Chinese and Japanese is refused by it, too.
 */
const hasWords = (bytes: Uint8Array) => /[A-Za-z]{4}/.test(latin1(bytes))

/** A declaration stands at the beginning. */
const DECLARED_WITHIN = 1_024
const DECLARATIONS: readonly RegExp[] = [
  // Editors and Python: `coding: latin-1`, `-*- coding: x -*-`, `fileencoding=x` (PEP 263).
  /^(?:[^\n]*\n)?[^\n]*coding[:=][ \t]*([-\w.]{1,40})/,
  /^<\?xml[^>]*\sencoding\s*=\s*["']([-\w.:]{1,40})["']/,
  /^@charset "([-\w.:]{1,40})";/,
  // Headers, of messages and of translations.
  /\bcharset=["']?([-\w.:]{1,40})/i,
]

/** The encoding that a text names and that can be read. UTF-16 is none: the name could be read as ASCII. */
function declared(bytes: Uint8Array): string | undefined {
  const head = latin1(bytes.subarray(0, DECLARED_WITHIN))
  for (const pattern of DECLARATIONS) {
    const label = pattern.exec(head)?.[1]
    if (label === undefined) continue
    try {
      // Python and editors have names of their own for the same.
      const known = label.replace(/^latin[-_]/i, 'latin').replace(/-(?:unix|dos|mac)$/, '')
      const { encoding } = new TextDecoder(known)
      if (!/^(?:utf-|x-user-defined)/.test(encoding)) return encoding
    } catch {
      // No name of an encoding.
    }
  }
  return undefined
}

/**
 * What Windows-1252, and Latin-1 within it, does not look like. It has letters with accents beside
 * plain ones, and single signs that stand between words. In alphabets of their own whole words are of
 * such bytes; pairs of them are Chinese, Japanese and Korean; signs within words are letters of
 * Central Europe.
 */
const STRANGE = [
  // No characters at all.
  /[\x81\x8d\x8f\x90\x9d]/,
  /[\xc0-\xd6\xd8-\xf6\xf8-\xff]{3}/,
  // Letters that no plain one stands beside, but for "à", "è", "é", "ò" and "ó", which are words.
  /(?<![A-Za-z\xc0-\xff])[\xc0-\xff]{2}(?![A-Za-z\xc0-\xff])/,
  /(?<![A-Za-z\xc0-\xff])[^\x00-\xbf\xc0\xc8\xc9\xe0\xe8\xe9\xf2\xf3\xd7\xf7](?![A-Za-z\xc0-\xff])/,
  /[\x80-\x9f\xa1-\xbf\xd7\xf7]{2}/,
  // Signs that end no word, and such as begin none: there they are letters of Central Europe.
  /[A-Za-z][\xa1\xa3\xa5\xa6\xac\xaf\xb1\xb6\xbc\xbe\xbf]|[\xa5\xa6\xac\xaf\xb1\xb3\xb6\xb9\xbc\xbe][a-z]/,
  // UTF-8: a text of two encodings is in neither.
  /[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}/,
  // Apostrophes, dashes, spaces, hyphens, points and marks of trade do stand between letters.
  /[A-Za-z][^\x00-\x7f\x85\x92\x96\x97\x99\xa0\xad\xae\xb7\xc0-\xd6\xd8-\xf6\xf8-\xff][A-Za-z]/,
]

function looksWestern(bytes: Uint8Array): boolean {
  const text = latin1(bytes)
  return /[A-Za-z]/.test(text) && !STRANGE.some((pattern) => pattern.test(text))
}
