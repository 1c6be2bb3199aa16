/**
 * Words that are run together: CamelCase, snake_case, dotted names and letters
 * without any gap. Only runs around a word that orders are made of are taken
 * apart; the names of programs are left alone.
 */

import type { Decoded, Decoder } from './decoder.ts'
import { holdsTellingWord, tellingWords, wordRuns } from './order-words.ts'
import { ViewTextWriter } from './view-text.ts'

/** Letters with single signs between them: names, and words that are made to look like one. */
const NAME = /[A-Za-z]+(?:[_.+~'-][A-Za-z]+)*/g
/** Fewest letters of a name that is taken apart. */
const MIN_UNITS = 16
/** Fewest words that a name is made of. */
const MIN_WORDS = 4
/** Fewest telling words among them: names of programs have one. */
const MIN_TELLING = 2
/** A part of a name: a hump, or what stands between signs. */
const PART = /[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g

export const gluedWords: Decoder = {
  name: 'words run together',
  *find(text) {
    if (!holdsTellingWord(text.toLowerCase())) return
    for (const { 0: name, index } of text.matchAll(NAME)) {
      if (name.length < MIN_UNITS || !holdsTellingWord(name.toLowerCase())) continue
      const parts = [...name.matchAll(PART)]
      if (parts.length >= MIN_WORDS) {
        if (tellingWords(name.toLowerCase()) >= MIN_TELLING) {
          yield joined(parts.map((part) => [index + part.index, part[0]]))
        }
      } else {
        for (const borders of wordRuns(name.toLowerCase())) {
          yield joined(
            borders
              .slice(0, -1)
              .map((from, word) => [index + from, name.slice(from, borders[word + 1])] as const),
          )
        }
      }
    }
  },
}

/** Words with a space between each two; a space leads to the start of the word after it. */
function joined(words: readonly (readonly [start: number, word: string])[]): Decoded {
  const out = new ViewTextWriter(64)
  let end = 0
  for (const [start, word] of words) {
    if (out.length > 0) out.push(0x20, end, start)
    end = start + word.length
    for (let at = 0; at < word.length; at++)
      out.push(word.charCodeAt(at), start + at, start + at + 1)
  }
  const { text, starts, ends } = out.finish()
  return { start: starts[0] ?? 0, end, text, map: { starts, ends } }
}
