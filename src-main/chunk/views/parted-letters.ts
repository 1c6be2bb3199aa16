/**
 * Letters set apart by signs, white space or line ends: "i/g/n/o/r/e", a letter a
 * line. What stands between most of them is taken out; what stands between the
 * others parts words.
 */

import type { Decoded, Decoder } from './decoder.ts'
import { wordRuns } from './order-words.ts'
import { ViewTextWriter } from './view-text.ts'

const LETTER = 'A-Za-z\\u00c0-\\u024f\\u0370-\\u052f'
const SIGN = '[\\s,/|.\\\\_*\\u00b7\\u2022:;+~=><"\'()[\\]{}#&^-]'
/** Fewest letters: a shorter run is a list. */
const PARTED = new RegExp(
  `(?<![${LETTER}\\d])[${LETTER}](?:${SIGN}{1,4}[${LETTER}](?![${LETTER}\\d])){7,}`,
  'g',
)
const ONE_LETTER = new RegExp(`[${LETTER}]`, 'g')

export const partedLetters: Decoder = {
  name: 'letters set apart',
  *find(text) {
    for (const { 0: run, index } of text.matchAll(PARTED)) {
      const letters = [...run.matchAll(ONE_LETTER)].map((match) => match.index)
      const gaps = letters.slice(1).map((at, gap) => run.slice((letters[gap] ?? 0) + 1, at))
      const usual = mostFrequent(gaps)
      if (gaps.every((gap) => gap === usual)) {
        const joined = letters
          .map((at) => run.charAt(at))
          .join('')
          .toLowerCase()
        for (const borders of wordRuns(joined)) {
          const starts = new Set(borders)
          const [from = 0] = borders
          const taken = letters.slice(from, borders.at(-1))
          yield spelt(run, index, taken, (at) => at > 0 && starts.has(from + at))
        }
      } else {
        yield spelt(run, index, letters, (at) => at > 0 && gaps[at - 1] !== usual)
      }
    }
  },
}

/** The letters of a run, with a space before those that begin a word. */
function spelt(
  run: string,
  index: number,
  letters: readonly number[],
  beginsWord: (ordinal: number) => boolean,
): Decoded {
  const out = new ViewTextWriter(letters.length * 2)
  for (const [ordinal, at] of letters.entries()) {
    const place = index + at
    if (beginsWord(ordinal)) out.push(0x20, out.ends[out.length - 1] ?? place, place)
    out.push(run.charCodeAt(at), place, place + 1)
  }
  const { text, starts, ends } = out.finish()
  return { start: starts[0] ?? index, end: ends.at(-1) ?? index, text, map: { starts, ends } }
}

function mostFrequent(gaps: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const gap of gaps) counts.set(gap, (counts.get(gap) ?? 0) + 1)
  let best = ''
  for (const [gap, count] of counts) if (count > (counts.get(best) ?? 0)) best = gap
  return best
}
