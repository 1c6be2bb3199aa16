/**
 * The transport encodings that the decoded view undoes, and the list of all its
 * decoders.
 */

import { oneLine } from '../../../src-shared/model/one-line.ts'
import { mayBeBase64Text } from './base64-start.ts'
import {
  bytesText,
  type Decoded,
  type Decoder,
  isReadable,
  type PatternCode,
  patternDecoder,
} from './decoder.ts'
import { type EncodedStarts, encodedStarts } from './encoded-starts.ts'
import { gluedWords } from './glued-words.ts'
import { HAND_DECODERS, rot13 } from './hand-codes.ts'
import { misspeltWords } from './misspelt-words.ts'
import { NUMBER_DECODERS } from './number-codes.ts'
import { partedLetters } from './parted-letters.ts'
import { quotedPrintable } from './quoted-printable.ts'
import { setApart } from './set-apart.ts'

/** Named references that hide letters and brackets; numeric ones are decoded all (HTML §13.5). */
const NAMED_ENTITIES: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
  ['colon', ':'],
  ['sol', '/'],
  ['Tab', '\t'],
  ['NewLine', '\n'],
])

/** Codes whose stretches can start at places that one pass finds for all of them. */
interface RunCode {
  readonly name: string
  /** Which of the places are tried. */
  readonly starts: keyof EncodedStarts
  /** With the flag `y`. */
  readonly encoded: RegExp
  readonly decode: (stretch: string) => string
  /** Whether its stretch from `start` to `end` is worth decoding. */
  readonly mayBeText?: (text: string, start: number, end: number) => boolean
}

const RUN_CODES: readonly RunCode[] = [
  // RFC 4648 §4 and §5, also broken into lines as MIME does.
  {
    name: 'base64',
    starts: 'base64',
    encoded: /[A-Za-z0-9+/_-]{16}(?:[A-Za-z0-9+/_-]|\r?\n[A-Za-z0-9+/_-])*={0,2}/y,
    decode: (stretch) => base64Text(stretch) || base64Text(rot13(stretch)),
    mayBeText: mayBeBase64Text,
  },
  // RFC 4648 §6: signs of base64 too, so that it starts where that does.
  {
    name: 'base32',
    starts: 'base64',
    encoded: /[A-Z2-7]{16,}(?:\r?\n[A-Z2-7]+)*={0,6}(?![A-Za-z0-9+/])/y,
    decode: base32Text,
  },
  {
    name: 'hexadecimal',
    starts: 'hex',
    encoded: /(?:[0-9A-Fa-f]{2}){8}(?:[0-9A-Fa-f]{2})*/y,
    decode: (stretch) => bytesText(Buffer.from(stretch, 'hex')),
  },
  {
    name: 'hexadecimal, set apart',
    starts: 'spacedHex',
    encoded: /[0-9A-Fa-f]{2}(?:[ :,][0-9A-Fa-f]{2}){7}(?:[ :,][0-9A-Fa-f]{2})*/y,
    decode: (stretch) => bytesText(Buffer.from(stretch.replace(/[ :,]/g, ''), 'hex')),
  },
]

function base64Text(stretch: string): string {
  const text = bytesText(Buffer.from(stretch, 'base64'))
  return isReadable(text) ? text : ''
}

const runDecoder: Decoder = {
  name: 'base64, base32 and hexadecimal',
  find(text) {
    const found: Decoded[] = []
    const places = encodedStarts(text)
    for (const { name, starts, encoded, decode, mayBeText = () => true } of RUN_CODES) {
      let end = 0
      // From left to right, without overlap.
      for (const start of places[starts]) {
        if (start < end) continue
        encoded.lastIndex = start
        if (!encoded.test(text)) continue
        end = encoded.lastIndex
        if (!mayBeText(text, start, end)) continue
        const stretch = text.slice(start, end)
        const decoded = decode(stretch)
        if (decoded === stretch || !isReadable(decoded)) continue
        found.push({ start, end, text: decoded, code: name })
      }
    }
    return found
  },
}

const TRANSPORT_CODES: readonly PatternCode[] = [
  // RFC 3986 §2.1; plain characters between escapes belong to the same text.
  {
    name: 'percent escapes',
    encoded: /%[0-9A-Fa-f]{2}(?:[A-Za-z0-9._~+-]{0,40}%[0-9A-Fa-f]{2})+/y,
    sign: '%',
    decode: percentText,
  },
  {
    name: 'backslash escapes',
    sign: '\\',
    encoded: new RegExp(
      oneLine`
          \\(?:u[0-9A-Fa-f]{4}|u\{[0-9A-Fa-f]{1,6}\}|x[0-9A-Fa-f]{2})(?:
            [ A-Za-z0-9]{0,40}\\(?:u[0-9A-Fa-f]{4}|u\{[0-9A-Fa-f]{1,6}\}|x[0-9A-Fa-f]{2})
          ){3}(?:
            [ A-Za-z0-9]{0,40}\\(?:u[0-9A-Fa-f]{4}|u\{[0-9A-Fa-f]{1,6}\}|x[0-9A-Fa-f]{2})
          )*
        `,
      'y',
    ),
    decode: (stretch) =>
      stretch.replace(
        /\\(?:u\{([0-9A-Fa-f]+)\}|u([0-9A-Fa-f]{4})|x([0-9A-Fa-f]{2}))/g,
        (_, a, b, c) => codePointText(Number.parseInt(a ?? b ?? c, 16)),
      ),
  },
  {
    name: 'HTML references',
    sign: '&',
    encoded: new RegExp(
      oneLine`
          &(?:#[0-9]{1,7}|#[xX][0-9A-Fa-f]{1,6}|[A-Za-z]{2,8});(?:
            [ A-Za-z0-9]{0,40}&(?:#[0-9]{1,7}|#[xX][0-9A-Fa-f]{1,6}|[A-Za-z]{2,8});
          ){3}(?:[ A-Za-z0-9]{0,40}&(?:#[0-9]{1,7}|#[xX][0-9A-Fa-f]{1,6}|[A-Za-z]{2,8});)*
        `,
      'y',
    ),
    decode: (stretch) =>
      stretch.replace(
        /&(?:#([0-9]+)|#[xX]([0-9A-Fa-f]+)|([A-Za-z]+));/g,
        (whole, dec, hex, name) => {
          if (name !== undefined) return NAMED_ENTITIES.get(name) ?? whole
          return codePointText(dec === undefined ? Number.parseInt(hex, 16) : Number(dec))
        },
      ),
  },
  {
    name: 'HTML references without semicolons',
    sign: '&#',
    encoded: /(?:&#[0-9]{2,3}(?![;0-9])\s{0,2}){8,}/y,
    decode: (stretch) =>
      stretch.replace(/&#([0-9]+)\s*/g, (_, number) => codePointText(Number(number))),
  },
]

/** In the order in which they are tried. */
export const DECODERS: readonly Decoder[] = [
  runDecoder,
  quotedPrintable,
  ...TRANSPORT_CODES.map(patternDecoder),
  ...NUMBER_DECODERS,
  ...HAND_DECODERS,
  setApart,
  partedLetters,
  gluedWords,
  misspeltWords,
]

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

function base32Text(stretch: string): string {
  const bytes: number[] = []
  let bits = 0
  let held = 0
  for (const sign of stretch) {
    const value = BASE32.indexOf(sign)
    if (value < 0) continue
    held = ((held << 5) | value) & 0xfff
    bits += 5
    if (bits >= 8) {
      bits -= 8
      bytes.push((held >> bits) & 0xff)
    }
  }
  return bytesText(Buffer.from(bytes))
}

function percentText(stretch: string): string {
  try {
    return decodeURIComponent(stretch.replaceAll('+', ' '))
  } catch {
    return ''
  }
}

function codePointText(codePoint: number): string {
  return codePoint <= 0x10ffff ? String.fromCodePoint(codePoint) : ''
}
