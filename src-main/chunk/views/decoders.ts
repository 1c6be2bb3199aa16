/**
 * The transport encodings that the decoded view undoes: what an encoded stretch
 * looks like, and what it says.
 *
 * Each expression is a run of one class of characters, or escapes with bounded
 * gaps, so that finding the stretches is linear; runs are entered at their start only.
 */

import type { EncodedStarts } from './encoded-starts.ts'

export interface Decoder {
  /** Finds encoded stretches: with the flag `g`, or where `starts` is given with `y`. */
  readonly encoded: RegExp
  /** Which of the places of a first pass are tried. */
  readonly starts?: keyof EncodedStarts
  /** The text, or an empty string where the stretch is not in this encoding. */
  readonly decode: (stretch: string) => string
}

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

/** What decoders write for bytes that are no UTF-8. */
const REPLACEMENT = '\ufffd'

/** Transport encodings, in the order in which they are tried. */
export const DECODERS: readonly Decoder[] = [
  // RFC 4648 §4 and §5, also broken into lines as MIME does.
  {
    encoded: /[A-Za-z0-9+/_-]{16}(?:[A-Za-z0-9+/_-]|\r?\n[A-Za-z0-9+/_-])*={0,2}/y,
    starts: 'base64',
    decode: (stretch) => bytesText(Buffer.from(stretch, 'base64')),
  },
  {
    encoded: /(?:[0-9A-Fa-f]{2}){8}(?:[0-9A-Fa-f]{2})*/y,
    starts: 'hex',
    decode: (stretch) => bytesText(Buffer.from(stretch, 'hex')),
  },
  {
    encoded: /[0-9A-Fa-f]{2}(?:[ :,][0-9A-Fa-f]{2}){7}(?:[ :,][0-9A-Fa-f]{2})*/y,
    starts: 'spacedHex',
    decode: (stretch) => bytesText(Buffer.from(stretch.replace(/[ :,]/g, ''), 'hex')),
  },
  // RFC 3986 §2.1; plain characters between escapes belong to the same text.
  {
    encoded: /%[0-9A-Fa-f]{2}(?:[A-Za-z0-9._~+-]{0,40}%[0-9A-Fa-f]{2})+/g,
    decode: percentText,
  },
  {
    encoded:
      /\\(?:u[0-9A-Fa-f]{4}|u\{[0-9A-Fa-f]{1,6}\}|x[0-9A-Fa-f]{2})(?:[ A-Za-z0-9]{0,40}\\(?:u[0-9A-Fa-f]{4}|u\{[0-9A-Fa-f]{1,6}\}|x[0-9A-Fa-f]{2})){3}(?:[ A-Za-z0-9]{0,40}\\(?:u[0-9A-Fa-f]{4}|u\{[0-9A-Fa-f]{1,6}\}|x[0-9A-Fa-f]{2}))*/g,
    decode: (stretch) =>
      stretch.replace(
        /\\(?:u\{([0-9A-Fa-f]+)\}|u([0-9A-Fa-f]{4})|x([0-9A-Fa-f]{2}))/g,
        (_, a, b, c) => codePointText(Number.parseInt(a ?? b ?? c, 16)),
      ),
  },
  {
    encoded:
      /&(?:#[0-9]{1,7}|#[xX][0-9A-Fa-f]{1,6}|[A-Za-z]{2,8});(?:[ A-Za-z0-9]{0,40}&(?:#[0-9]{1,7}|#[xX][0-9A-Fa-f]{1,6}|[A-Za-z]{2,8});){3}(?:[ A-Za-z0-9]{0,40}&(?:#[0-9]{1,7}|#[xX][0-9A-Fa-f]{1,6}|[A-Za-z]{2,8});)*/g,
    decode: (stretch) =>
      stretch.replace(
        /&(?:#([0-9]+)|#[xX]([0-9A-Fa-f]+)|([A-Za-z]+));/g,
        (whole, dec, hex, name) => {
          if (name !== undefined) return NAMED_ENTITIES.get(name) ?? whole
          return codePointText(dec === undefined ? Number.parseInt(hex, 16) : Number(dec))
        },
      ),
  },
]

/** Text of bytes that are UTF-8 throughout; most words that look like base64 are not. */
function bytesText(bytes: Buffer): string {
  const text = bytes.toString('utf8')
  return text.includes(REPLACEMENT) ? '' : text
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
