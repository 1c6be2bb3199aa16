/** Quoted-printable (RFC 2045 §6.7): bytes as "=41", and lines that go on after "=". */

import { bytesText, type Decoded, type Decoder, isReadable } from './decoder.ts'

const LINE_FEED = 0x0a
const CARRIAGE_RETURN = 0x0d
/** Longest line that the encoding writes. */
const MAX_LINE = 76
/** Fewest escapes and broken lines of a stretch. */
const MIN_SIGNS = 3
/** Bytes that no text has, and signs that would be written as bytes: these are settings with numbers. */
const NO_TEXT = /=(?:0[0-8BbCcE-Fe-f]|1[0-9A-Fa-f]|7[Ff]|(?!\r?\n|[0-9A-Fa-f]{2}))/
/** A number that goes on after its first two digits: hardly an escape before a digit. */
const NUMBER = /=[0-9]{2}(?=[0-9.,]|ms\b|s\b|%)/
const SIGN_LENGTH = 3

export const quotedPrintable: Decoder = {
  name: 'quoted-printable',
  find(text) {
    const found: Decoded[] = []
    let start = -1
    let end = 0
    let signs = 0
    let index = text.indexOf('=')
    for (let length = 0; index >= 0; index = text.indexOf('=', index + Math.max(1, length))) {
      length = signLength(text, index)
      if (length === 0) continue
      if (start >= 0 && index - end <= MAX_LINE) {
        signs++
      } else {
        found.push(...decoded(text, start, end, signs))
        start = lineStart(text, index, end)
        signs = 1
      }
      end = index + length
    }
    found.push(...decoded(text, start, end, signs))
    return found
  },
}

/** Units of the escape or the broken line at an equals sign; 0 where it is neither. */
function signLength(text: string, index: number): number {
  const first = text.charCodeAt(index + 1)
  if (isHexadecimal(first) && isHexadecimal(text.charCodeAt(index + 2))) return SIGN_LENGTH
  if (first === LINE_FEED) return SIGN_LENGTH - 1
  return first === CARRIAGE_RETURN && text.charCodeAt(index + 2) === LINE_FEED ? SIGN_LENGTH : 0
}

function isHexadecimal(unit: number): boolean {
  const lower = unit | 0x20
  return (unit >= 0x30 && unit <= 0x39) || (lower >= 0x61 && lower <= 0x66)
}

/** Where the line of a sign begins, as far back as a line goes. */
function lineStart(text: string, index: number, from: number): number {
  const earliest = Math.max(from, index - MAX_LINE)
  const lineFeed = text.slice(earliest, index).lastIndexOf('\n')
  return lineFeed < 0 ? earliest : earliest + lineFeed + 1
}

function decoded(text: string, start: number, lastSign: number, signs: number): readonly Decoded[] {
  if (start < 0 || signs < MIN_SIGNS) return []
  const lineFeed = text.slice(lastSign, lastSign + MAX_LINE).indexOf('\n')
  const end = lineFeed < 0 ? Math.min(text.length, lastSign + MAX_LINE) : lastSign + lineFeed
  const stretch = text.slice(start, end)
  if (NO_TEXT.test(stretch) || NUMBER.test(stretch)) return []
  const plain = bytesText(unescaped(Buffer.from(stretch.replace(/=\r?\n/g, ''), 'utf8')))
  return isReadable(plain) ? [{ start, end, text: plain }] : []
}

function unescaped(bytes: Buffer): Buffer {
  const latin1 = bytes.toString('latin1')
  return Buffer.from(
    latin1.replace(/=([0-9A-Fa-f]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  )
}
