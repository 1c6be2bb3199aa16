/**
 * Bodies of messages that stand in a text as they travel, in base64 (RFC 2045 §6.8), since the head that says so was lost or
 * the source of a message was handed on. Who reads the message sees what they say.
 */

import type { Range } from '../../src-shared/model/spans.ts'
import { bytesText, isReadable } from './views/decoder.ts'
import { lowerCaseInPlace } from './views/lower.ts'

/** A stretch of a body, and what it says. */
export interface EncodedBody extends Range {
  readonly text: string
}

/** Lines of one length, as programs break them, and a last one; lines may have been joined by spaces. */
const BODY =
  /(?<![A-Za-z0-9+/=])(?:[A-Za-z0-9+/]{56,76}(?:\r?\n| )){1,700}[A-Za-z0-9+/]{0,76}={0,2}(?![A-Za-z0-9+/=])/g
/** Decoded letters that are read at once, and how often: what is longer is no letter to anybody. */
const READ_AT_ONCE = 800
const MOST_STRETCHES = 12
/** Letters that say something. */
const LEAST_LETTERS = 60

/** The head of a part says what its letters are written in (RFC 2045 §5.2); UTF-16 units before a body in which it is looked for. */
const CHARSET = /charset\s{0,3}=\s{0,3}"?([\w-]{2,24})/gi
const HEAD = 600

/** Stretches of the bodies in a text, in reading order. */
export function encodedBodies(text: string): readonly EncodedBody[] {
  const found: EncodedBody[] = []
  for (const { 0: body, index } of text.matchAll(BODY)) {
    const said = textOf(body, text.slice(Math.max(0, index - HEAD), index))
    if (said.length < LEAST_LETTERS) continue
    for (let from = 0; from < said.length; from += READ_AT_ONCE) {
      if (found.length === MOST_STRETCHES) return found
      const to = Math.min(said.length, from + READ_AT_ONCE)
      const placeOf = (at: number) => index + Math.floor((at / said.length) * body.length)
      found.push({ start: placeOf(from), end: placeOf(to), text: said.slice(from, to) })
    }
  }
  return found
}

/** What a body says to who sees it, in one line; empty where it is no text. */
function textOf(body: string, head: string): string {
  const bytes = Buffer.from(body, 'base64')
  const decoded = bytesText(bytes) || inCharset(bytes, [...head.matchAll(CHARSET)].at(-1)?.[1])
  return isReadable(decoded) ? withoutMarkup(decoded).replace(/\s+/g, ' ').trim() : ''
}

/** Without a word of it, or one that nobody knows, what is no UTF-8 is mostly a Western set of single bytes. */
function inCharset(bytes: Buffer, charset = 'latin1'): string {
  try {
    return new TextDecoder(charset).decode(bytes)
  } catch {
    return bytes.toString('latin1')
  }
}

/** The words of a page: no reader sees styles and scripts. */
function withoutMarkup(decoded: string): string {
  if (!/<(?:html|body|table|div|p|br)\b/i.test(decoded)) return decoded
  return ['head', 'style', 'script']
    .reduce(withoutElement, decoded)
    .replace(/<[^<>]{0,2000}>/g, ' ')
    .replace(/&nbsp;/gi, ' ')
    .replace(/&amp;/gi, '&')
}

/** Without what stands between the tags of an element; to the end, where it is not closed. */
function withoutElement(page: string, name: string): string {
  const lowered = lowerCaseInPlace(page)
  let kept = ''
  let from = 0
  for (;;) {
    const open = lowered.indexOf(`<${name}>`, from)
    if (open < 0) return kept + page.slice(from)
    kept += page.slice(from, open)
    const close = lowered.indexOf(`</${name}>`, open)
    if (close < 0) return kept
    from = close
  }
}
