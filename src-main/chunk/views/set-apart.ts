/**
 * Words and groups of signs that the layout tears apart or hides among others: a
 * word a paragraph, an encoding in short lines or groups, the first letters of
 * lines and of words. One pass over the words of a text serves them all.
 */

import type { Decoded, Decoder } from './decoder.ts'
import { wordRuns } from './order-words.ts'
import { ViewTextWriter } from './view-text.ts'

const SPACE = 0x20
const LINE_FEED = 0x0a
/** Fewest words that stand alone on their lines. */
const MIN_COLUMN = 4
/** Fewest groups of one length, their shortest length, and the fewest units of all together. */
const MIN_GROUPS = 3
const MIN_GROUP_UNITS = 4
const MIN_GROUPED_UNITS = 32
/** Signs of base64, base32 and hexadecimal numbers. */
const ENCODED = /^[+/_-]*[A-Za-z0-9][A-Za-z0-9+/_-]*={0,6}$/
/** Bullets and signs of quoting before what a line says. */
const BULLET = /^(?:[-*+>#|\u2022\u2013]+|\d{1,3}[.)])$/
/** A word that stands alone is not longer. */
const MAX_COLUMN_WORD = 40

/** The words of a text: starts and ends in turn, and those that begin a line. */
interface Words {
  readonly bounds: Uint32Array
  /** 1 where a word is the first of its line. */
  readonly first: Uint8Array
  readonly count: number
}

function wordsOf(text: string): Words {
  let bounds = new Uint32Array(1_024)
  let first = new Uint8Array(512)
  let count = 0
  let start = -1
  let startsLine = true
  for (let at = 0; at <= text.length; at++) {
    const unit = at < text.length ? text.charCodeAt(at) : SPACE
    if (unit > SPACE) {
      if (start < 0) start = at
      continue
    }
    if (start >= 0) {
      if (count === first.length) {
        bounds = grown(bounds)
        first = grown(first)
      }
      bounds[2 * count] = start
      bounds[2 * count + 1] = at
      first[count++] = startsLine ? 1 : 0
      startsLine = false
      start = -1
    }
    if (unit === LINE_FEED || unit === 0x0d) startsLine = true
  }
  return { bounds, first, count }
}

function grown<T extends Uint32Array | Uint8Array>(array: T): T {
  const larger = new (array.constructor as new (length: number) => T)(array.length * 2)
  larger.set(array)
  return larger
}

export const setApart: Decoder = {
  name: 'words and groups set apart',
  *find(text) {
    const words = wordsOf(text)
    yield* columns(text, words)
    yield* groups(text, words)
    yield* initials(text, words, 'words')
    yield* initials(text, words, 'lines')
  },
}

/** Runs of lines that hold one word each, bullets aside. */
function* columns(text: string, { bounds, first, count }: Words): Generator<Decoded> {
  let run: number[] = []
  for (let word = 0; word <= count; ) {
    const alone = word < count ? loneWord(word) : -1
    if (alone >= 0) {
      run.push(alone)
      word = alone + 1
      continue
    }
    if (run.length >= MIN_COLUMN) yield put(text, bounds, run, ' ')
    if (run.length > 0) run = []
    word++
  }

  /** The word that the line beginning with `word` holds alone; negative where there is none. */
  function loneWord(word: number): number {
    if (first[word] !== 1) return -1
    const isOver = (next: number) => next >= count || first[next] === 1
    if (isOver(word + 1)) return isShort(word) ? word : -1
    if (!isOver(word + 2) || !isShort(word + 1)) return -1
    return BULLET.test(text.slice(bounds[2 * word], bounds[2 * word + 1])) ? word + 1 : -1
  }

  function isShort(word: number): boolean {
    return (bounds[2 * word + 1] ?? 0) - (bounds[2 * word] ?? 0) <= MAX_COLUMN_WORD
  }
}

/** Words of one length that follow each other, the last of them perhaps shorter, in the signs of an encoding. */
function* groups(text: string, { bounds, count }: Words): Generator<Decoded> {
  let begin = 0
  /** None for a word by itself, as nearly all are. */
  let run: number[] | undefined
  let length = 0
  for (let word = 0; word <= count; word++) {
    const its = word < count ? (bounds[2 * word + 1] ?? 0) - (bounds[2 * word] ?? 0) : 0
    if (its === length && its >= MIN_GROUP_UNITS && isEncoded(word)) {
      run ??= [begin]
      run.push(word)
      continue
    }
    if (its === 1 && length > 0 && BULLET.test(text.charAt(bounds[2 * word] ?? 0))) continue
    if (run !== undefined && run.length >= MIN_GROUPS) {
      if (!isEncoded(begin)) run.shift()
      if (its < length && its > 0 && isEncoded(word)) run.push(word)
      if (run.length * length >= MIN_GROUPED_UNITS) yield put(text, bounds, run, '')
    }
    length = its
    begin = word
    run = undefined
  }

  function isEncoded(word: number): boolean {
    return ENCODED.test(text.slice(bounds[2 * word], bounds[2 * word + 1]))
  }
}

/** What the first letters of words or lines spell, where it is words of orders. */
function* initials(
  text: string,
  { bounds, first, count }: Words,
  of: 'words' | 'lines',
): Generator<Decoded> {
  const units = Buffer.allocUnsafe(count)
  const places = new Uint32Array(count)
  let length = 0
  for (let word = 0; word < count; word++) {
    if (of === 'lines' && first[word] !== 1) continue
    const at = letterOf(text, bounds[2 * word] as number)
    if (at < 0) continue
    units[length] = text.charCodeAt(at) | 0x20
    places[length++] = at
  }
  const letters = units.toString('latin1', 0, length)
  for (const borders of wordRuns(letters)) {
    const starts = new Set(borders)
    const [from = 0] = borders
    const to = borders.at(-1) ?? from
    const out = new ViewTextWriter(2 * (to - from))
    for (let at = from; at < to; at++) {
      const place = places[at] ?? 0
      if (at > from && starts.has(at)) out.push(SPACE, place, place)
      out.push(units[at] ?? 0, place, place + 1)
    }
    yield asDecoded(out)
  }
}

/** The place of an ASCII letter at `at` or one sign after it; negative where there is none. */
function letterOf(text: string, at: number): number {
  for (let place = at; place < at + 2; place++) {
    const lower = text.charCodeAt(place) | 0x20
    if (lower >= 0x61 && lower <= 0x7a) return place
  }
  return -1
}

function put(
  text: string,
  bounds: Uint32Array,
  words: readonly number[],
  between: '' | ' ',
): Decoded {
  const out = new ViewTextWriter(words.length * 8)
  for (const word of words) {
    const start = bounds[2 * word] ?? 0
    const end = bounds[2 * word + 1] ?? 0
    if (out.length > 0 && between !== '') out.push(SPACE, out.ends[out.length - 1] ?? start, start)
    for (let at = start; at < end; at++) out.push(text.charCodeAt(at), at, at + 1)
  }
  return asDecoded(out)
}

function asDecoded(out: ViewTextWriter): Decoded {
  const { text, starts, ends } = out.finish()
  return { start: starts[0] ?? 0, end: ends.at(-1) ?? 0, text, map: { starts, ends } }
}
