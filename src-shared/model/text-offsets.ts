/**
 * The three ways to count a place in a text, and the only file that converts
 * between them.
 *
 * JavaScript counts UTF-16 units, which is what every offset in the program is
 * that does not say otherwise; the interface counts Unicode code points and
 * UTF-8 bytes.
 */

import { once } from './once.ts'

/** One place, counted in the two units of the interface. */
export interface WireOffset {
  /** Unicode code points before the place. */
  readonly char: number
  /** UTF-8 bytes before the place. */
  readonly byte: number
}

/**
 * UTF-16 units between two remembered places. A lookup walks at most this far;
 * a text of a million units remembers about 4,000 places.
 */
const STRIDE = 256

const SURROGATE_PAIR_START = 0xd800
const SURROGATE_PAIR_END = 0xdbff
const SURROGATE_END = 0xdfff

/** Code points and bytes before each {@link STRIDE} of units. */
interface Marks {
  readonly chars: Uint32Array
  readonly bytes: Uint32Array
}

/**
 * Converts places in one text. Make it once per document: the first conversion
 * reads the text once, each then walks at most {@link STRIDE} units.
 *
 * A lone surrogate counts as one code point and three bytes, which is what
 * UTF-8 encoders write for it (U+FFFD, WHATWG Encoding §4).
 */
export class TextOffsets {
  readonly #text: string
  /** Of most documents nobody asks: nothing is found in them. */
  readonly #marks = once(() => this.#read())

  constructor(text: string) {
    this.#text = text
  }

  #read(): Marks {
    const places = Math.floor(this.#text.length / STRIDE) + 1
    const chars = new Uint32Array(places)
    const bytes = new Uint32Array(places)
    let here = { char: 0, byte: 0 }
    for (let place = 1; place < places; place++) {
      here = this.#walk((place - 1) * STRIDE, here, place * STRIDE)
      chars[place] = here.char
      bytes[place] = here.byte
    }
    return { chars, bytes }
  }

  /** Length of the text in code points and bytes. */
  get end(): WireOffset {
    return this.toWire(this.#text.length)
  }

  /**
   * The place of an index into the string, in code points and bytes. Between the halves of a surrogate pair
   * it is the place before the pair.
   * @throws RangeError where `offset` is outside the text.
   */
  toWire(offset: number): WireOffset {
    if (!(offset >= 0 && offset <= this.#text.length)) {
      throw new RangeError(`offset ${offset} is outside a text of ${this.#text.length} units`)
    }
    const place = Math.floor(offset / STRIDE)
    const { chars, bytes } = this.#marks()
    const known = { char: chars[place] ?? 0, byte: bytes[place] ?? 0 }
    const { char, byte } = this.#walk(place * STRIDE, known, offset)
    return { char, byte }
  }

  /**
   * The UTF-16 index of a place counted in code points.
   * @throws RangeError where `offset` is outside the text.
   */
  fromCodePoint(offset: number): number {
    const { char: end } = this.end
    if (!(offset >= 0 && offset <= end)) {
      throw new RangeError(`offset ${offset} is outside a text of ${end} code points`)
    }
    const { chars } = this.#marks()
    const place = lastAtMost(chars, offset)
    let char = chars[place] ?? 0
    let index = this.#firstWholeAt(place * STRIDE)
    while (char < offset) {
      index += this.#pairAt(index) ? 2 : 1
      char++
    }
    return index
  }

  /** Counts on from a known place; a pair that starts before `to` and ends after it is not counted. */
  #walk(from: number, start: { char: number; byte: number }, to: number) {
    let { char, byte } = start
    let index = this.#firstWholeAt(from)
    while (index < to) {
      const unit = this.#text.charCodeAt(index)
      if (this.#pairAt(index)) {
        if (index + 2 > to) break
        byte += 4
        index += 2
      } else {
        byte += unit < 0x80 ? 1 : unit < 0x800 ? 2 : 3
        index += 1
      }
      char++
    }
    return { char, byte }
  }

  /**
   * Remembered places count a pair that straddles them as not yet read, so
   * walking on starts at the pair's first half.
   */
  #firstWholeAt(index: number): number {
    return index > 0 && this.#pairAt(index - 1) ? index - 1 : index
  }

  #pairAt(index: number): boolean {
    const unit = this.#text.charCodeAt(index)
    if (!(unit >= SURROGATE_PAIR_START && unit <= SURROGATE_PAIR_END)) return false
    const next = this.#text.charCodeAt(index + 1)
    return next > SURROGATE_PAIR_END && next <= SURROGATE_END
  }
}

/** UTF-8 length of a text in bytes, without encoding it. */
export function utf8Length(text: string): number {
  let bytes = 0
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    bytes += unit < 0x80 ? 1 : unit < 0x800 ? 2 : 3
    // The second half of a pair adds one: three bytes were counted for the first.
    if (unit >= SURROGATE_PAIR_START && unit <= SURROGATE_PAIR_END) {
      const next = text.charCodeAt(index + 1)
      if (next > SURROGATE_PAIR_END && next <= SURROGATE_END) {
        bytes += 1
        index++
      }
    }
  }
  return bytes
}

/** The first `limit` code points of a text. */
export function firstCodePoints(text: string, limit: number): string {
  if (text.length <= limit) return text
  let index = 0
  for (let taken = 0; taken < limit && index < text.length; taken++) {
    index += (text.codePointAt(index) ?? 0) > 0xffff ? 2 : 1
  }
  return text.slice(0, index)
}

/** The place of the last of ascending values that is at most `value`; 0 where none is. */
export function lastAtMost(sorted: ArrayLike<number>, value: number): number {
  let low = 0
  let high = sorted.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((sorted[middle] ?? 0) <= value) low = middle
    else high = middle - 1
  }
  return low
}
