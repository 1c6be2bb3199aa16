/**
 * Bytes of a fetched page to text, as browsers choose the encoding: byte order
 * mark, then the header, then what the page says of itself (WHATWG HTML
 * §13.2.3). Files are stricter: their owner can save them again.
 */

import { isUtf8 } from 'node:buffer'
import { ExtractionError } from '../extraction-error.ts'
import { decodeUtf8 } from '../text/decode-text.ts'

export interface DecodedPage {
  readonly text: string
  /** Whether bytes that mean nothing in the encoding were replaced by U+FFFD. */
  readonly replaced: boolean
}

/** Bytes that browsers read ahead for a `meta` element. */
const PRESCAN_BYTES = 1_024
/** What browsers take for a page that says nothing, in most languages (WHATWG HTML §13.2.3.4). */
const LEGACY = 'windows-1252'

/** Decodes a page; never fails. `charset` is the header's; only a page of markup is asked for its own. */
export function decodePage(
  bytes: Uint8Array,
  charset: string | undefined,
  markup: boolean,
): DecodedPage {
  const label =
    byteOrderMark(bytes) ?? supported(charset) ?? (markup ? supported(declared(bytes)) : undefined)
  if (label) return decode(bytes, label)
  const unlabelled = decode(bytes, 'utf-8')
  return unlabelled.replaced ? decode(bytes, LEGACY) : unlabelled
}

/**
 * Decodes a page in a file: as UTF-8 where it is that, whatever it says of itself, since another reader may not
 * heed it, and else as it says.
 * @throws {ExtractionError} `INVALID_TEXT` where its bytes mean nothing in that encoding, or it names none.
 */
export function decodeDeclared(bytes: Uint8Array): string {
  const label = supported(declared(bytes))
  if (label === undefined || label === 'utf-8' || isUtf8(bytes)) return decodeUtf8(bytes)
  const { text, replaced } = decode(bytes, label)
  if (!replaced) return text
  throw new ExtractionError('INVALID_TEXT', `is not valid ${label}, as which it is declared`)
}

/** Whether a page names an encoding that can be decoded. */
export function declaresCharset(bytes: Uint8Array): boolean {
  return supported(declared(bytes)) !== undefined
}

function decode(bytes: Uint8Array, label: string): DecodedPage {
  try {
    return { text: new TextDecoder(label, { fatal: true }).decode(bytes), replaced: false }
  } catch {
    return { text: new TextDecoder(label).decode(bytes), replaced: true }
  }
}

function byteOrderMark([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return first === 0xff && second === 0xfe ? 'utf-16le' : undefined
}

/** The label of an encoding that can be decoded; those that would swallow markup are no encodings for a page. */
function supported(label: string | undefined): string | undefined {
  if (label === undefined) return undefined
  try {
    return new TextDecoder(label.trim()).encoding
  } catch {
    return undefined
  }
}

function declared(bytes: Uint8Array): string | undefined {
  const start = Buffer.from(bytes.subarray(0, PRESCAN_BYTES)).toString('latin1')
  const text = start.replace(/<!--.*?(?:-->|$)/gs, '')
  const xml = /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]{1,40})["']/i.exec(text)?.[1]
  const found = xml ?? /<meta\s[^>]*?charset\s*=\s*["']?\s*([\w.:-]{1,40})/i.exec(text)?.[1]
  // A page whose declaration can be read as ASCII is not UTF-16, whatever it says.
  return found && /^utf-?16/i.test(found) ? 'utf-8' : found
}
