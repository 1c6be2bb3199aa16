/** What every decoder of the decoded view is: stretches of a text, and what they say. */

import type { Range } from '../../../src-shared/model/spans.ts'
import type { ViewText } from './view-text.ts'
import type { PlacesOf } from './word-finder.ts'

/** A stretch of a text and what it says. */
export interface Decoded {
  readonly start: number
  readonly end: number
  readonly text: string
  /** Where each unit of `text` came from; the whole stretch where left out. */
  readonly map?: Pick<ViewText, 'starts' | 'ends'>
  /** Of a decoder of several codes: which it was, in words. */
  readonly code?: string
}

/**
 * Finds what is written in one code, in reading order, without overlap. Linear, and
 * nearly free where the signs of its code do not occur. The text in lower case at the same
 * places is handed in where it is known, and so is where words are in that.
 */
export interface Decoder {
  /** In a word or two: of the code, as a reviewer reads it. */
  readonly name: string
  readonly find: (text: string, lowered?: string, placesOf?: PlacesOf) => readonly Decoded[]
}

/** A code whose stretches an expression finds. */
export interface PatternCode {
  readonly name: string
  /**
   * An encoded stretch: a run of one class of characters, or escapes with bounded gaps, so that
   * finding is linear. With the flag `y` where it begins with a sign of its own, else with `g`.
   */
  readonly encoded: RegExp
  /** What every encoded stretch begins with: it is tried there alone. */
  readonly sign?: string
  /**
   * The stretches of a text that alone can hold encoded ones, each with the unit before it. V8 counts how often
   * an expression tries in vain, and reads on many times slower where that was often.
   */
  readonly places?: (text: string) => readonly Range[]
  /** The text, or an empty string where the stretch is not in this code. */
  readonly decode: (stretch: string) => string
}

/** The decoder of a code. */
export function patternDecoder({ name, encoded, sign, places, decode }: PatternCode): Decoder {
  const decodedOf = (stretches: Iterable<RegExpExecArray>, offset: number) =>
    Array.from(stretches).flatMap(({ 0: stretch, index }): readonly Decoded[] => {
      const text = decode(stretch)
      if (text === stretch || !isReadable(text)) return []
      return [{ start: offset + index, end: offset + index + stretch.length, text }]
    })
  return {
    name,
    find(text) {
      if (sign !== undefined) return decodedOf(stretchesAt(text, sign, encoded), 0)
      if (places === undefined) return decodedOf(text.matchAll(encoded), 0)
      return places(text).flatMap(({ start, end }) =>
        decodedOf(text.slice(start, end).matchAll(encoded), start),
      )
    },
  }
}

/** Matches where a sign stands, without overlap. @param encoded with the flag `y` */
function stretchesAt(text: string, sign: string, encoded: RegExp): readonly RegExpExecArray[] {
  const stretches: RegExpExecArray[] = []
  let at = text.indexOf(sign)
  while (at >= 0) {
    encoded.lastIndex = at
    const stretch = encoded.exec(text)
    if (stretch !== null) stretches.push(stretch)
    at = text.indexOf(sign, stretch === null ? at + 1 : encoded.lastIndex)
  }
  return stretches
}

/** Shortest decoded stretch worth reading: shorter ones are words that happen to decode. */
const MIN_DECODED = 8
/** Share of printable characters below which a stretch is data, not text. */
const MIN_PRINTABLE = 0.95
const CONTROL = /[\0-\x08\x0e-\x1f\x7f-\x9f\ufffd]/g

/** Whether something is text and not data, and long enough to say something. */
export function isReadable(text: string): boolean {
  if (text.length < MIN_DECODED) return false
  const unreadable = text.match(CONTROL)?.length ?? 0
  return unreadable <= text.length * (1 - MIN_PRINTABLE)
}

/** What decoders write for bytes that are no UTF-8. */
const REPLACEMENT = '\ufffd'

/** Text of bytes that are UTF-8 throughout, or UTF-16 of mostly Latin letters; else empty. */
export function bytesText(bytes: Buffer): string {
  const order = utf16Order(bytes)
  if (order !== undefined) {
    const even = bytes.subarray(0, bytes.length & ~1)
    return (order === 'big' ? Buffer.from(even).swap16() : even).toString('utf16le')
  }
  const text = bytes.toString('utf8')
  return text.includes(REPLACEMENT) ? '' : text
}

/** UTF-16 by its zero bytes: every other byte of Latin text is one. */
function utf16Order(bytes: Buffer): 'big' | 'little' | undefined {
  if (bytes.length < 16) return undefined
  const zeros = [0, 0]
  const sampled = Math.min(bytes.length & ~1, 64)
  for (let at = 0; at < sampled; at++) if (bytes[at] === 0) zeros[at & 1] = (zeros[at & 1] ?? 0) + 1
  const [first = 0, second = 0] = zeros
  const enough = sampled * 0.4
  if (second >= enough && first === 0) return 'little'
  return first >= enough && second === 0 ? 'big' : undefined
}
