/**
 * Where tokens start, for byte-pair encoding over bytes in the words of the tokenizer
 * that ships. The same as `createPackTokenizer` gives for it, which reads any tokenizer;
 * this one need not know which tokens they are, and is several times as fast.
 */

import { textUnits } from '../text-units.ts'
import { blockEnd } from './blocks.ts'
import { isHighSurrogate, isLowSurrogate, isWhite } from './characters.ts'
import type { MergeTable } from './merge-table.ts'
import { createWordMerger } from './merge-word.ts'

const LETTER = 1
const NUMBER = 2
const OTHER = 3
const WHITE = 4
/** By kind: of how many characters a word may be, a space before it not counted. */
const LONGEST = [0, 20, 3, 8, 16]

const SPACE = 0x20
const REPLACEMENT = 0xfffd

/** A word in ASCII and its length have one place in the memory of words, with so many bytes. */
const PLACE_BITS = 5
const LENGTH_AT = (1 << PLACE_BITS) - 1
const WORDS_KEPT = 1 << 14
/** Other words are kept as text, and forgotten all at once. */
const MAX_FOREIGN_WORDS = 10_000

/** A function that gives the UTF-16 indices of the tokens of a text, ascending. */
export function createTokenStarts(table: MergeTable): (text: string) => Uint32Array {
  const merger = createWordMerger(table)
  const kept = new Uint8Array(WORDS_KEPT << PLACE_BITS)
  /** Of the word in a place: a bit for each unit at which a token starts. */
  const keptStarts = new Uint32Array(WORDS_KEPT)
  const foreign = new Map<string, Uint8Array>()

  /** A bit for each token of a word in ASCII that stands from `start` to before `end`. */
  function startsInAscii(units: Uint16Array, start: number, end: number, hash: number): number {
    const place = (hash ^ (hash >>> 15)) & (WORDS_KEPT - 1)
    const at = place << PLACE_BITS
    const length = end - start
    let isKept = kept[at + LENGTH_AT] === length
    for (let index = 0; isKept && index < length; index++) {
      isKept = kept[at + index] === units[start + index]
    }
    if (isKept) return keptStarts[place] as number
    for (let index = 0; index < length; index++) {
      const byte = units[start + index] as number
      merger.add(byte)
      kept[at + index] = byte
    }
    const count = merger.merge()
    let bits = 0
    for (let token = 0; token < count; token++) bits |= 1 << (merger.starts[token] as number)
    if (isSpaced(units[start], units[start + 1], length) && (bits & 2) === 0) bits ^= 3
    kept[at + LENGTH_AT] = length
    keptStarts[place] = bits
    return bits
  }

  function startsInForeign(word: string): Uint8Array {
    const known = foreign.get(word)
    if (known !== undefined) return known
    if (foreign.size >= MAX_FOREIGN_WORDS) foreign.clear()
    const places: number[] = []
    let at = 0
    for (const character of word.toWellFormed()) {
      for (const byte of Buffer.from(character)) {
        merger.add(byte)
        places.push(at)
      }
      at += character.length
    }
    const bytes = merger.starts.subarray(0, merger.merge())
    const isShifted =
      isSpaced(word.charCodeAt(0), word.charCodeAt(1), word.length) && bytes[1] !== 1
    const starts = bytes.map((byte) => places[byte] as number)
    if (isShifted) starts[0] = 1
    foreign.set(word, starts)
    return starts
  }

  return (text) => {
    const units = textUnits(text)
    // Prose has some four units a token.
    let starts = new Uint32Array(64 + (text.length >> 1))
    let count = 0
    const makeRoom = (more: number) => {
      if (count + more <= starts.length) return
      const longer = new Uint32Array(2 * (count + more))
      longer.set(starts)
      starts = longer
    }
    for (let from = 0; from < text.length; ) {
      const end = blockEnd(text, from, text.length)
      while (from < end) {
        const start = from
        if (units[start] === SPACE && start + 1 < end && kindAt(units, start + 1, end) !== WHITE) {
          from++
        }
        const kind = kindAt(units, from, end)
        const last = Math.min(end, from + (LONGEST[kind] as number))
        let hash = from - start
        let unit = units[from] as number
        while (from < last && unit < ASCII && KINDS[unit] === kind) {
          hash = Math.imul(hash ^ unit, 0x9e37_79b1)
          unit = units[++from] as number
        }
        const ofAscii = from
        if (from < last && unit >= ASCII) from = endOfWord(units, start, end, kind)
        if (from === ofAscii) {
          makeRoom(from - start)
          let bits = startsInAscii(units, start, from, hash)
          for (; bits !== 0; bits &= bits - 1) {
            starts[count++] = start + 31 - Math.clz32(bits & -bits)
          }
        } else {
          const offsets = startsInForeign(text.slice(start, from))
          makeRoom(offsets.length)
          for (const offset of offsets) starts[count++] = start + offset
        }
      }
    }
    return starts.slice(0, count)
  }
}

/** Where the word ends whose characters are of a kind; a space may stand before them. */
function endOfWord(units: Uint16Array, start: number, end: number, kind: number): number {
  let at = start
  if (units[at] === SPACE && kind !== WHITE) at++
  for (let taken = 0; taken < (LONGEST[kind] as number) && at < end; taken++) {
    if (kindAt(units, at, end) !== kind) break
    at += isPair(units, at, end) ? 2 : 1
  }
  return at
}

/** Whether a word of so many units begins with a space that is not its own: its first token is shown behind it. */
function isSpaced(first: number | undefined, second: number | undefined, length: number): boolean {
  return first === SPACE && length > 1 && !isWhite(second as number)
}

const ASCII = 0x80
/** By code point; 0 where it was not asked yet. */
const KINDS = new Uint8Array(0x110000)
for (let unit = 0; unit < ASCII; unit++) describe(unit)

function describe(codePoint: number): number {
  const kind = kindOf(codePoint)
  KINDS[codePoint] = kind
  return kind
}

function kindOf(codePoint: number): number {
  if (isWhite(codePoint)) return WHITE
  const character = String.fromCodePoint(codePoint)
  if (/[\p{L}\p{M}]/u.test(character)) return LETTER
  return /\p{N}/u.test(character) ? NUMBER : OTHER
}

/** The kind of the character at a place; a lone half of a pair is read as U+FFFD. */
function kindAt(units: Uint16Array, at: number, end: number): number {
  const unit = units[at] as number
  if (unit < ASCII) return KINDS[unit] as number
  const codePoint = codePointAt(units, at, end)
  return (KINDS[codePoint] as number) || describe(codePoint)
}

function isPair(units: Uint16Array, at: number, end: number): boolean {
  return (
    isHighSurrogate(units[at] as number) && at + 1 < end && isLowSurrogate(units[at + 1] as number)
  )
}

function codePointAt(units: Uint16Array, at: number, end: number): number {
  const unit = units[at] as number
  if (isPair(units, at, end)) {
    return 0x10000 + ((unit - 0xd800) << 10) + ((units[at + 1] as number) - 0xdc00)
  }
  return unit >= 0xd800 && unit <= 0xdfff ? REPLACEMENT : unit
}
