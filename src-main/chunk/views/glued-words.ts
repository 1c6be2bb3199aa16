/**
 * Words that are run together: CamelCase, snake_case, dotted names and letters
 * without any gap. Only runs around a word that orders are made of are taken
 * apart; the names of programs, which say nothing to anybody, are left alone.
 */

import type { Decoded, Decoder } from './decoder.ts'
import { lowerCaseInPlace } from './lower.ts'
import { holdsTellingWord, TELLING_WORDS, tellingWords, wordRuns } from './order-words.ts'
import { ViewTextWriter } from './view-text.ts'
import { placesIn } from './word-finder.ts'

/** Signs of which one may stand between the letters of a name. */
const JOINTS = "_.+~'-"
/** Fewest letters of a name that is taken apart. */
const MIN_UNITS = 16
/** Fewest words that a name is made of. */
const MIN_WORDS = 4
/** Fewest telling words among them: names of programs have one. */
const MIN_TELLING = 2
/** Words that sentences have and names of programs do without. */
const SAID: ReadonlySet<string> = new Set(
  'any dont every everything me my now our please the these those you your'.split(' '),
)
/** With `all`, which programs list or clear too. */
const BEFORE: ReadonlySet<string> = new Set('above earlier previous prior'.split(' '))
/** Every name that is a sentence holds one of these letters in a row; nearly no other one is taken apart then. */
const MAY_BE_SAID = new RegExp([...SAID, 'all'].join('|'))
/** A part of a name: a hump, or what stands between signs. */
const PART = /[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g
const ONE_PART = /^(?:[A-Z]?[a-z]+|[A-Z]+)$/

export const gluedWords: Decoder = {
  name: 'words run together',
  find(text, lowered = lowerCaseInPlace(text), placesOf = placesIn(lowered)) {
    const found: Decoded[] = []
    let end = 0
    for (const place of placesOf(TELLING_WORDS)) {
      if (place < end) continue
      const index = nameStart(text, place)
      end = nameEnd(text, place)
      const name = text.slice(index, end)
      if (name.length < MIN_UNITS) continue
      const lowerName = name.toLowerCase()
      if (!holdsTellingWord(lowerName)) continue
      if (!ONE_PART.test(name) && !MAY_BE_SAID.test(lowerName)) continue
      const parts = [...name.matchAll(PART)]
      for (const words of readings(name, parts)) {
        if (parts.length > 1 && !isSentence(words)) continue
        found.push(joined(words.map(([start, word]) => [index + start, word])))
      }
    }
    return found
  },
}

/** A word, and where it begins in its name. */
type PlacedWord = readonly [start: number, word: string]

/** What a name says: its parts, or of fewer parts the words that they are run together from. */
function* readings(
  name: string,
  parts: readonly RegExpExecArray[],
): Generator<readonly PlacedWord[]> {
  const lowered = name.toLowerCase()
  if (parts.length >= MIN_WORDS) {
    if (tellingWords(lowered) >= MIN_TELLING) yield parts.map(({ index, 0: part }) => [index, part])
    return
  }
  for (const borders of wordRuns(lowered)) {
    yield borders.slice(0, -1).map((from, word) => [from, name.slice(from, borders[word + 1])])
  }
}

/** Whether words that a name parts are said to somebody: `showSystemPrompt` is what a program does. */
function isSentence(words: readonly PlacedWord[]): boolean {
  const said = words.map(([, word]) => word.toLowerCase())
  return (
    said.some((word) => SAID.has(word)) ||
    (said.includes('all') && said.some((word) => BEFORE.has(word)))
  )
}

/** Where the name around a place begins: letters with single signs between them. */
function nameStart(text: string, place: number): number {
  let at = place
  for (;;) {
    if (isLetter(text, at - 1)) at--
    else if (isJoint(text, at - 1) && isLetter(text, at - 2)) at -= 2
    else return at
  }
}

/** Where the name around a place ends; the place itself where no letter stands there. */
function nameEnd(text: string, place: number): number {
  let at = place
  for (;;) {
    if (isLetter(text, at)) at++
    else if (at > place && isJoint(text, at) && isLetter(text, at + 1)) at += 2
    else return at
  }
}

function isLetter(text: string, at: number): boolean {
  const unit = text.charCodeAt(at)
  return unit < 0x80 && (unit | 0x20) >= 0x61 && (unit | 0x20) <= 0x7a
}

function isJoint(text: string, at: number): boolean {
  return JOINTS.includes(text.charAt(at)) && at >= 0 && at < text.length
}

/** Words with a space between each two; a space leads to the start of the word after it. */
function joined(words: readonly PlacedWord[]): Decoded {
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
