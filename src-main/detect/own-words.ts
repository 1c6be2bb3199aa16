/**
 * Words of a document's own language. Headings, menus and tables write any word with a capital, and a tagger
 * that knows a few thousand of them takes the others for names; where the same word stands in small letters in the
 * document, it is a word: "Elliptic Curves" where elliptic curves are the subject, "White" among colours.
 */

import { once } from '../../src-shared/model/once.ts'
import type { Range } from '../../src-shared/model/spans.ts'
import { isPartOfTitle } from './titles.ts'

/** A word of letters, as prose parts it from the next: parts of mail addresses, paths and identifiers are none. */
const WORD = /(?<=^|[\s("'‘“«[*>|])\p{L}[\p{L}\p{M}'’]+(?=$|[\s,;:!?)"'’”»\]*<|]|\.(?:\s|$))/gu
/** What parts the words of a name. */
const BETWEEN = /[\s,.&/_-]+/u
const AT_AFTER = /^["')\]>]*\s+["'([<{]*(?:AT|DOT)\b|^\s?[("'[<{]+\s?(?:at|dot)\b/
const AT_BEFORE = /\b(?:AT|DOT)["')\]>}]*\s+["']?$|[("'[<{](?:at|dot)["')\]>}]+\s?$/
const READ_SIGN = 12
/** So many times may the words of a name of several stand with a capital, titles among them, for each time without. */
const SEVERAL = 3
/** Fewer letters are an initial or a particle, which say nothing. */
const FEWEST_LETTERS = 3
const CASED = /[\p{Lu}\p{Lt}\p{Ll}]/u
const CAPITAL = /[\p{Lu}\p{Lt}]/u
/** Written without a capital in a script that has them. */
const SMALL = /^(?=.*\p{Ll})\P{Lu}+$/su
/** The first letter of a sentence that follows another. */
const SENTENCE = /\p{L}[.!?]\s+(\p{L})/gu
/** Sentences that say how a document writes them, and units in which they are looked for. */
const FEWEST_SENTENCES = 5
const READ_FIRST = 30_000
/** One letter for a name: whoever is written so is somebody. */
const INITIAL = /(?:^|[^\p{L}])\p{Lu}(?:\.|[^\p{L}]|$)/u
/**
 * Who did it, in front of a name, or the bracket in which Debian's change logs name whose changes follow; and a mail
 * address behind it: whoever stands there is somebody.
 */
const SOMEBODY_BEFORE =
  /(?:^|[^\p{L}])(?:by|from|thanks(?: to)?|author|maintainer|dear|hi|hello|mrs?\.?|ms\.?|dr\.?)[:,]? ?$|\n {0,3}\[ $/iu
const MAIL_AFTER = /^,?\s{0,3}[<([][^\s@<>()]{1,64}(?:@| at )/
const READ = 80

/**
 * Tells of the names of one document whether they are but words that the document writes in small letters, too: one
 * at least as often as with a capital, several each a third as often; of a part of a title, one of them. So is what stands in small letters alone in
 * a document that begins its sentences with capitals.
 * @param names the names that may be asked for; nothing is counted beside their words.
 */
export function ownWordsOf(text: string, names: readonly Range[]): (name: Range) => boolean {
  const asked = new Map<string, { small: number; capital: number }>()
  for (const { start, end } of names) {
    for (const word of wordsOfName(text.slice(start, end))) {
      asked.set(word.toLowerCase(), { small: 0, capital: 0 })
    }
  }
  if (asked.size > 0) {
    for (const { 0: word, index } of text.matchAll(WORD)) {
      const small = word.toLowerCase()
      const counts = asked.get(small)
      if (!counts || isOfAddress(text, index, index + word.length)) continue
      counts[word === small ? 'small' : 'capital']++
    }
  }
  const capitals = once(() => writesCapitals(text))
  return (range) => {
    const name = text.slice(range.start, range.end)
    const words = wordsOfName(name)
    if (SMALL.test(name)) return capitals() && !(words.length > 1 && isSomebody(text, range))
    // Scripts without case say nothing.
    if (words.length === 0 || words.some((word) => !CASED.test(word))) return false
    if (!CAPITAL.test(name) || INITIAL.test(name)) return false
    if (isSomebody(text, range)) return false
    const isOwn = (word: string): boolean => {
      const { small, capital } = asked.get(word.toLowerCase()) ?? { small: 0, capital: 0 }
      return small > 0 && small * (words.length > 1 ? SEVERAL : 1) >= capital
    }
    return words.every(isOwn) || (words.some(isOwn) && isPartOfTitle(text, range))
  }
}

/** Whether a word is a part of a mail address that is written for people: `anna "AT" lind "DOT" se`. */
function isOfAddress(text: string, start: number, end: number): boolean {
  return (
    AT_AFTER.test(text.slice(end, end + READ_SIGN)) ||
    AT_BEFORE.test(text.slice(Math.max(0, start - READ_SIGN), start))
  )
}

/** Whether a document begins its sentences with capitals, as people do who write names with them; chats do not. */
function writesCapitals(text: string): boolean {
  const counts = { small: 0, capital: 0 }
  for (const [, first = ''] of text.slice(0, READ_FIRST).matchAll(SENTENCE)) {
    counts[CAPITAL.test(first) ? 'capital' : 'small']++
  }
  return counts.capital >= FEWEST_SENTENCES && counts.capital > counts.small
}

/** Whether a by-line or a salutation stands before a name, or a mail address behind it. */
export function isSomebody(text: string, { start, end }: Range): boolean {
  return (
    SOMEBODY_BEFORE.test(text.slice(Math.max(0, start - READ), start)) ||
    MAIL_AFTER.test(text.slice(end, end + READ))
  )
}

function wordsOfName(name: string): readonly string[] {
  return name.split(BETWEEN).filter((word) => word.length >= FEWEST_LETTERS)
}
