/**
 * Words and groups of signs that the layout tears apart or hides among others: a
 * word a paragraph, an encoding in short lines or groups, the first letters of
 * lines and of words. One pass over the words of a text serves them all.
 */

import type { Range } from '../../../src-shared/model/spans.ts'
import { asciiTable, textUnits } from '../text-units.ts'
import type { Decoded, Decoder } from './decoder.ts'
import { MIN_LETTERS, wordRuns } from './order-words.ts'
import { ViewTextWriter } from './view-text.ts'

const SPACE = 0x20
const LINE_FEED = 0x0a
/** Fewest words that stand alone on their lines. */
const MIN_COLUMN = 4
/** Fewest groups of one length, their shortest length, and the fewest units of all together. */
const MIN_GROUPS = 3
const MIN_GROUP_UNITS = 4
const MIN_GROUPED_UNITS = 32
/** Most signs that fill up an encoding at its end. */
const MAX_FILL = 6
/** Signs of base64, base32 and hexadecimal numbers: letters and digits, the others, and what fills up. */
const OF_CODE = { letter: 1, sign: 2, fill: 4 } as const
const CODE_SIGNS = Uint8Array.from({ length: 0x80 }, (_, unit) => {
  const character = String.fromCharCode(unit)
  if (/[A-Za-z0-9]/.test(character)) return OF_CODE.letter
  return /[+/_-]/.test(character) ? OF_CODE.sign : character === '=' ? OF_CODE.fill : 0
})
/** Bullets and signs of quoting before what a line says. */
const BULLET = /^(?:[-*+>#|\u2022\u2013]+|\d{1,3}[.)])$/
/** By unit: 1 for the signs of bullets, and 2 for digits, with which others begin. */
const bulletSigns = asciiTable((unit) => {
  const character = String.fromCharCode(unit)
  return BULLET.test(character) ? 1 : /\d/.test(character) ? 2 : 0
})
bulletSigns[0x2022] = 1
bulletSigns[0x2013] = 1
/** A word that stands alone is not longer. */
const MAX_COLUMN_WORD = 40

/** The words of a text: starts and ends in turn, and those that begin a line. They hold until the next text. */
interface Words {
  readonly bounds: Uint32Array
  /** The words that are the first of their lines. */
  readonly lines: Uint32Array
  readonly lineCount: number
  /** Its first ASCII letter in lower case, where that is its first or second sign; else 0. */
  readonly initials: Uint8Array
  readonly count: number
}

/**
 * Every border is written down, and counts only where there is one: which letters end a word no
 * processor guesses, and what it guesses wrong costs more than all the rest.
 */
function wordsOf(text: string): Words {
  const units = textUnits(text)
  const { length } = text
  const { bounds, lines, initials } = roomFor(length)
  let used = 0
  let isWord = 0
  for (let at = 0; at < length; at++) {
    // 1 behind the space, in numbers: the sign of a difference.
    const isNext = (SPACE - (units[at] as number)) >>> 31
    bounds[used] = at
    used += isWord ^ isNext
    isWord = isNext
  }
  bounds[used] = length
  used += isWord
  const count = used >> 1
  let end = 0
  let lineCount = 0
  let startsLine = 1
  for (let word = 0; word < count; word++) {
    const start = bounds[2 * word] as number
    for (let at = end; at < start; at++) {
      const unit = units[at] as number
      if (unit === LINE_FEED || unit === 0x0d) startsLine = 1
    }
    lines[lineCount] = word
    lineCount += startsLine
    startsLine = 0
    end = bounds[2 * word + 1] as number
    const initial = lowerLetters[units[start] as number] as number
    const second = lowerLetters[units[start + 1] as number] as number
    initials[word] = initial + second * Number(initial === 0 && start + 1 < end)
  }
  return { bounds, lines, lineCount, initials, count }
}

/** A letter or digit, or beyond ASCII. */
function isLetter(unit: number): boolean {
  return unit >= 0x80 || ((CODE_SIGNS[unit] as number) & OF_CODE.letter) !== 0
}

/** Room that is used again: a short text would wait longer for its own than for the pass. */
let kept = roomOf(4_096)
/** Units of a text whose room is kept. */
const KEPT_UNITS = 256 * 1024

function roomFor(length: number) {
  if (length > KEPT_UNITS) return roomOf(length)
  if (length + 2 > kept.bounds.length) kept = roomOf(Math.min(KEPT_UNITS, 2 * length))
  return kept
}

/** A word has a sign at least, and a space behind it. */
function roomOf(length: number) {
  const words = (length >> 1) + 1
  return {
    bounds: new Uint32Array(length + 2),
    lines: new Uint32Array(words),
    initials: new Uint8Array(words),
  }
}

/** By unit: an ASCII letter in lower case; 0 for any other. */
const lowerLetters = asciiTable((unit) => {
  const lower = unit | 0x20
  return lower >= 0x61 && lower <= 0x7a ? lower : 0
})

export const setApart: Decoder = {
  name: 'words and groups set apart',
  find(text) {
    const words = wordsOf(text)
    return [
      ...columns(text, words),
      ...groups(text, words),
      ...spelling(text, words, 'words'),
      ...spelling(text, words, 'lines'),
    ]
  },
}

/** Runs of lines that hold one word each, bullets aside. */
function columns(text: string, { bounds, lines, lineCount, count }: Words): readonly Decoded[] {
  const found: Decoded[] = []
  let run: number[] = []
  for (let line = 0; line <= lineCount; line++) {
    const alone = line < lineCount ? loneWord(line) : -1
    if (alone >= 0) {
      run.push(alone)
      continue
    }
    // In code most columns are of brackets that close what they are in.
    if (run.length >= MIN_COLUMN && run.filter(holdsLetter).length >= MIN_COLUMN) {
      found.push(put(text, bounds, run, ' '))
    }
    if (run.length > 0) run = []
  }
  return found

  /** The word that a line holds alone; negative where there is none. */
  function loneWord(line: number): number {
    const word = lines[line] as number
    const end = line + 1 < lineCount ? (lines[line + 1] as number) : count
    if (end - word > 2 || !isShort(end - 1)) return -1
    return end - word === 1 || isBullet(word) ? end - 1 : -1
  }

  function holdsLetter(word: number): boolean {
    const end = bounds[2 * word + 1] as number
    let at = bounds[2 * word] as number
    while (at < end && !isLetter(text.charCodeAt(at))) at++
    return at < end
  }

  function isShort(word: number): boolean {
    return (bounds[2 * word + 1] ?? 0) - (bounds[2 * word] ?? 0) <= MAX_COLUMN_WORD
  }

  function isBullet(word: number): boolean {
    const start = bounds[2 * word] as number
    const mayBe = bulletSigns[text.charCodeAt(start)] !== 0
    return mayBe && BULLET.test(text.slice(start, bounds[2 * word + 1]))
  }
}

/** Words of one length that follow each other, the last of them perhaps shorter, in the signs of an encoding. */
function groups(text: string, words: Words): readonly Decoded[] {
  return alikeWords(words).flatMap((range) => groupsAmong(text, words, range))
}

/**
 * Words of one length that follow each other, and the word behind them, where they may be enough for
 * {@link groups}: hardly any are. One by itself may be a bullet.
 */
function alikeWords({ bounds, count }: Words): readonly Range[] {
  const found: Range[] = []
  let start = 0
  let length = 0
  let alike = 0
  for (let word = 0; word <= count; word++) {
    const its = word < count ? (bounds[2 * word + 1] as number) - (bounds[2 * word] as number) : 0
    if (its === length) alike++
    else if (its !== 1) {
      const units = length < MIN_GROUP_UNITS ? 0 : (alike + 1) * length
      if (alike >= MIN_GROUPS && units >= MIN_GROUPED_UNITS) found.push({ start, end: word })
      start = word
      length = its
      alike = 1
    }
  }
  return found
}

function groupsAmong(
  text: string,
  { bounds, count }: Words,
  { start, end }: Range,
): readonly Decoded[] {
  const found: Decoded[] = []
  let begin = start
  /** None for a word by itself. */
  let run: number[] | undefined
  let length = 0
  for (let word = start; word <= end; word++) {
    const its = word < count ? (bounds[2 * word + 1] ?? 0) - (bounds[2 * word] ?? 0) : 0
    if (its === length && its >= MIN_GROUP_UNITS && isEncoded(word)) {
      run ??= [begin]
      run.push(word)
      continue
    }
    if (its === 1 && length > 0 && bulletSigns[text.charCodeAt(bounds[2 * word] ?? 0)] === 1)
      continue
    if (run !== undefined && run.length >= MIN_GROUPS) {
      if (!isEncoded(begin)) run.shift()
      if (its < length && its > 0 && isEncoded(word)) run.push(word)
      if (run.length * length >= MIN_GROUPED_UNITS) found.push(put(text, bounds, run, ''))
    }
    length = its
    begin = word
    run = undefined
  }
  return found

  function isEncoded(word: number): boolean {
    return isCode(text, bounds[2 * word] ?? 0, bounds[2 * word + 1] ?? 0)
  }
}

/** Whether a word may be a piece of an encoding: its signs, one letter or digit at least, then what fills up. */
function isCode(text: string, start: number, end: number): boolean {
  let letters = 0
  let fills = 0
  for (let at = start; at < end; at++) {
    const unit = text.charCodeAt(at)
    const kind = unit < 0x80 ? (CODE_SIGNS[unit] as number) : 0
    if (kind === OF_CODE.fill) fills++
    else if (kind === 0 || fills > 0) return false
    else if (kind === OF_CODE.letter) letters++
  }
  return letters > 0 && fills <= MAX_FILL
}

/** What the first letters of words or lines spell, where it is words of orders. */
function spelling(
  text: string,
  { bounds, lines, lineCount, initials, count }: Words,
  of: 'words' | 'lines',
): readonly Decoded[] {
  const most = of === 'words' ? count : lineCount
  if (most < MIN_LETTERS) return []
  const units = Buffer.allocUnsafe(most)
  const places = new Uint32Array(most)
  let length = 0
  for (let at = 0; at < most; at++) {
    const word = of === 'words' ? at : (lines[at] as number)
    const initial = initials[word] as number
    units[length] = initial
    places[length] = bounds[2 * word] as number
    length += Number(initial !== 0)
  }
  const letters = units.toString('latin1', 0, length)
  const found: Decoded[] = []
  for (const borders of wordRuns(letters)) {
    const starts = new Set(borders)
    const [from = 0] = borders
    const to = borders.at(-1) ?? from
    const out = new ViewTextWriter(2 * (to - from))
    for (let at = from; at < to; at++) {
      const start = places[at] ?? 0
      const place = lowerLetters[text.charCodeAt(start)] === 0 ? start + 1 : start
      if (at > from && starts.has(at)) out.push(SPACE, place, place)
      out.push(units[at] ?? 0, place, place + 1)
    }
    found.push(asDecoded(out))
  }
  return found
}

function put(
  text: string,
  bounds: Uint32Array,
  words: readonly number[],
  between: '' | ' ',
): Decoded {
  const [first = 0] = words
  const last = words.at(-1) ?? first
  const out = new ViewTextWriter((bounds[2 * last + 1] ?? 0) - (bounds[2 * first] ?? 0))
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
