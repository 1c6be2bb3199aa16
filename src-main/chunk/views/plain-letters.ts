/**
 * A text in plain letters: styled ones, those of other scripts in Latin words, and signs that are not drawn between
 * letters are undone. People read the same in both; a network has learned one of them. Case, spaces and words are kept.
 */

import { latinLookAlike, undressedLatin } from './confusables.ts'
import { isInvisible } from './units.ts'
import { type ViewText, ViewTextWriter } from './view-text.ts'

/** Mathematical, full-width, circled and squared letters and digits, and Latin small capitals. */
const STYLED =
  /[\u{1d400}-\u{1d7ff}\u{1f130}-\u{1f149}\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}\uff10-\uff19\uff21-\uff3a\uff41-\uff5a\u24b6-\u24e9ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ]/u
/** A letter of Greek, Cyrillic or Armenian beside a Latin one. */
const MIXED = /[a-z][\u0370-\u058f]|[\u0370-\u058f][a-z]/i
/** Something that is not drawn between two Latin letters. */
const PARTED = /[a-z](?:[\u00ad\u200b-\u200f\u2060-\u2064\ufeff])+[a-z]/i
const DISGUISED = new RegExp(`${STYLED.source}|${MIXED.source}|${PARTED.source}`, 'iu')

const WORD =
  /[\p{L}\p{M}\p{N}\u00ad\u200b-\u200f\u2060-\u2064\ufeff\u{1f130}-\u{1f189}\u24b6-\u24e9]+/gu
const LATIN = /[a-z]/i

/** The text in plain letters with the way back, or undefined where it is written in such. */
export function plainLetters(text: string): ViewText | undefined {
  if (!DISGUISED.test(text)) return undefined
  const out = new ViewTextWriter(text.length)
  let from = 0
  const keep = (end: number) => {
    for (; from < end; from++) out.push(text.charCodeAt(from), from, from + 1)
  }
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!DISGUISED.test(word)) continue
    keep(index)
    const isMixed = MIXED.test(word) && isAllLookAlike(word)
    for (const letter of word) {
      const end = from + letter.length
      const plain = plainOf(letter, isMixed)
      if (plain !== '') out.pushString(plain, from, end)
      from = end
    }
  }
  keep(text.length)
  return out.finish()
}

/** Whether each letter of a word is Latin or looks as if it were. */
function isAllLookAlike(word: string): boolean {
  return [...word].every(
    (letter) => letter <= '\u024f' || latinLookAlike(letter.charCodeAt(0)) > 0 || isStyled(letter),
  )
}

function isStyled(letter: string): boolean {
  return STYLED.test(letter) || isInvisible(letter.codePointAt(0) ?? 0)
}

/** What a letter reads as; empty for what is not drawn. */
function plainOf(letter: string, isMixed: boolean): string {
  const codePoint = letter.codePointAt(0) ?? 0
  if (isInvisible(codePoint)) return ''
  if (STYLED.test(letter)) {
    const known = undressedLatin(codePoint) ?? letter.normalize('NFKC')
    return LATIN.test(known) || /\d/.test(known) ? known : letter
  }
  const alike = isMixed ? latinLookAlike(codePoint) : 0
  if (alike === 0) return letter
  const plain = String.fromCharCode(alike)
  return letter === letter.toLowerCase() ? plain : plain.toUpperCase()
}
