/**
 * The folded view: the text as it reads, without the tricks that hide its words
 * from a search: case, compatibility forms, look-alike letters, characters that
 * are not drawn, spaced-out letters and broken lines.
 */

import { latinLookAlike } from './confusables.ts'
import { foldPlainPieces } from './fold-plain.ts'
import { joinSpacedLetters } from './letter-spacing.ts'
import { withoutStringEscapes } from './string-escapes.ts'
import { foldCluster, isInvisible, UNIT, unitInfo } from './units.ts'
import { type ViewText, ViewTextWriter, viewLedBack } from './view-text.ts'

const SPACE = 0x20
const LINE_FEED = 0x0a
const CARRIAGE_RETURN = 0x0d
const FIRST_LETTER = 0x61
/** End of the Latin Extended-B block. */
const LAST_LATIN = 0x24f
/** Marks that are read with one letter. More is ornament; sorting them by class is not linear. */
const MAX_MARKS = 16

/** The word being written: where it began, and whether a letter in it may stand for a Latin one. */
interface Word {
  start: number
  lookAlike: boolean
}

/**
 * The folded view of a text: lower case, NFKC per character with its marks,
 * characters that are not drawn removed, letters of other scripts inside Latin
 * words replaced by those they look like, spaced-out letters joined, and every
 * run of white space one space, or one line feed where it held an empty line. What
 * strings write as `\n` is white space, too.
 */
export function foldText(written: string): ViewText {
  const text = withoutStringEscapes(written)
  return viewLedBack(foldPieces(piecesOf(text, PIECE_UNITS), foldSmall), () => foldPlaced(text))
}

/** Units of a piece, and of the pieces of one that is not plain: what is not costs the smallest piece around it. */
const PIECE_UNITS = 16_384
const SMALL_PIECE_UNITS = 512

/** The folded text of some pieces. @param foldOther that of one that is not plain */
function foldPieces(pieces: readonly string[], foldOther: (piece: string) => string): string {
  return foldPlainPieces(pieces)
    .map((plain, at) => plain ?? foldOther(pieces[at] as string))
    .join('')
}

function foldSmall(piece: string): string {
  const pieces = piecesOf(piece, SMALL_PIECE_UNITS)
  if (pieces.length === 1) return foldPlaced(piece).text
  return foldPieces(pieces, (small) => foldPlaced(small).text)
}

/** Where a text can be cut: between two words of which neither can be a letter set apart. */
const SEAM = /[A-Za-z]{2}[ \n](?=[A-Za-z]{2})/g

/** Pieces that fold by themselves to what they fold to together. */
function piecesOf(text: string, units: number): readonly string[] {
  const pieces: string[] = []
  let start = 0
  while (text.length - start > units) {
    SEAM.lastIndex = start + units
    if (!SEAM.test(text)) break
    pieces.push(text.slice(start, SEAM.lastIndex))
    start = SEAM.lastIndex
  }
  pieces.push(text.slice(start))
  return pieces
}

/** The folded view with the place of every unit, whatever the text. */
function foldPlaced(text: string): ViewText {
  const out = new ViewTextWriter(text.length)
  const word: Word = { start: 0, lookAlike: false }
  let whiteStart = -1
  let whiteEnd = 0
  let lineBreaks = 0
  let index = 0

  while (index < text.length) {
    if (whiteStart < 0) index = foldPlainAscii(out, text, index, word)
    if (index === text.length) break
    const unit = text.charCodeAt(index)
    const info = unitInfo(unit)
    const kind = info >>> 16
    if (kind === UNIT.white || kind === UNIT.lineBreak) {
      if (whiteStart < 0) whiteStart = index
      whiteEnd = index + 1
      const endsPair = unit === LINE_FEED && text.charCodeAt(index - 1) === CARRIAGE_RETURN
      if (kind === UNIT.lineBreak && !endsPair) lineBreaks++
      index++
      continue
    }
    if (kind === UNIT.invisible) {
      index++
      continue
    }
    const codePoint = kind === UNIT.special ? (text.codePointAt(index) ?? unit) : unit
    const end = index + (codePoint > 0xffff ? 2 : 1)
    if (codePoint > 0xffff && isInvisible(codePoint)) {
      index = end
      continue
    }
    if (whiteStart >= 0) {
      endWord(out, text, word)
      out.push(lineBreaks > 1 ? LINE_FEED : SPACE, whiteStart, whiteEnd)
      word.start = out.length
      whiteStart = -1
      lineBreaks = 0
    }
    if (kind === UNIT.plain) {
      const folded = info & 0xffff
      if (isPunctuation(folded)) {
        endWord(out, text, word)
        out.push(folded, index, end)
        word.start = out.length
      } else {
        if (unit > LAST_LATIN) word.lookAlike ||= latinLookAlike(unit) !== 0
        out.push(folded, index, end)
      }
    } else if (kind === UNIT.mark) {
      index = foldMarks(out, text, index)
      continue
    } else {
      out.pushString(foldCluster(text.slice(index, end)), index, end)
    }
    index = end
  }
  if (whiteStart >= 0) {
    endWord(out, text, word)
    out.push(lineBreaks > 1 ? LINE_FEED : SPACE, whiteStart, whiteEnd)
  } else endWord(out, text, word)
  return joinSpacedLetters(out.finish())
}

/** What an ASCII unit folds to: 0 where it is left out; white space, also a line break, a space. */
const ASCII_FOLDED = Uint8Array.from({ length: 0x80 }, (_, unit) => {
  const info = unitInfo(unit)
  const isWhite = info >>> 16 === UNIT.white || unit === LINE_FEED
  return isWhite ? SPACE : info >>> 16 === UNIT.plain ? info & 0xffff : 0
})

/**
 * Folds ASCII as far as it reaches, with single white space between: nearly all
 * of most texts. Gives the place of the first unit that needs a closer look.
 */
function foldPlainAscii(out: ViewTextWriter, text: string, from: number, word: Word): number {
  const { units, starts, ends } = out
  let index = from
  let at = out.length
  let wordStart = -1
  let before = from === 0 ? SPACE : 0
  for (; index < text.length && at < units.length; index++, at++) {
    const unit = text.charCodeAt(index)
    const folded = unit < 0x80 ? (ASCII_FOLDED[unit] as number) : 0
    if (folded === 0 || (folded === SPACE && before === SPACE)) break
    if (isPunctuation(folded)) {
      if (word.lookAlike) {
        out.length = at
        endWord(out, text, word)
      }
      wordStart = at + 1
    }
    units[at] = folded
    starts[at] = index
    ends[at] = index + 1
    before = folded
  }
  // White space at the end may go on: it is written once it has ended.
  if (at > out.length && before === SPACE && index > from) {
    at--
    index--
  }
  if (wordStart >= 0) word.start = Math.min(wordStart, at)
  out.length = at
  return index
}

/** ASCII that ends a word: neither letter nor digit. */
function isPunctuation(unit: number): boolean {
  return unit < 0x80 && !((unit >= 0x61 && unit <= 0x7a) || (unit >= 0x30 && unit <= 0x39))
}

/** Puts Latin letters for their look-alikes into a word that mixes both. */
function endWord(out: ViewTextWriter, text: string, word: Word): void {
  if (!word.lookAlike) return
  word.lookAlike = false
  let latin = false
  for (let at = word.start; at < out.length; at++) {
    const unit = out.units[at] ?? 0
    latin ||= unit >= FIRST_LETTER && unit <= LAST_LATIN
  }
  if (!latin) return
  for (let at = word.start; at < out.length; at++) {
    const start = out.starts[at] ?? 0
    if (at > word.start && out.starts[at - 1] === start) continue
    const letter = latinLookAlike(text.charCodeAt(start))
    if (letter !== 0) out.units[at] = letter
  }
}

/**
 * Folds the marks at `index` together with the character before them, which is
 * already written and is taken back for it. Gives the place after the marks.
 */
function foldMarks(out: ViewTextWriter, text: string, index: number): number {
  const { marks, end } = readMarks(text, index)
  const last = out.length - 1
  const start = out.starts[last] ?? 0
  const baseEnd = out.ends[last] ?? 0
  const baseKind = unitInfo(text.charCodeAt(start)) >>> 16
  if (last < 0 || (baseKind !== UNIT.plain && baseKind !== UNIT.special)) {
    out.pushString(foldCluster(marks), index, end)
    return end
  }
  while (out.length > 0 && out.starts[out.length - 1] === start) out.length--
  out.pushString(foldCluster(text.slice(start, baseEnd) + marks), start, end)
  return end
}

/**
 * All marks from `index` on that go with one character, at most MAX_MARKS of them
 * to be read, and the place after the last. What is left out of the view does not
 * part them: marks folded into a character in turns would be read, and counted,
 * again and again.
 */
function readMarks(text: string, index: number): { marks: string; end: number } {
  let marks = ''
  let end = index
  let next = index
  while (next < text.length) {
    const codePoint = text.codePointAt(next) ?? 0
    const kind = codePoint > 0xffff ? UNIT.special : unitInfo(codePoint) >>> 16
    next += codePoint > 0xffff ? 2 : 1
    if (kind === UNIT.mark) {
      if (marks.length < MAX_MARKS) marks += String.fromCharCode(codePoint)
      end = next
    } else if (kind === UNIT.special ? !foldsToNothing(codePoint) : kind !== UNIT.invisible) break
  }
  return { marks, end }
}

/** Whether a special character leaves nothing: not drawn, or unassigned among the ornaments. */
function foldsToNothing(codePoint: number): boolean {
  return isInvisible(codePoint) || foldCluster(String.fromCodePoint(codePoint)) === ''
}
