/**
 * Characters that people do not see and software reads: where they are. Pure.
 *
 * The set is that of editors (C0 and C1 controls, zero-width and bidirectional
 * controls, U+FEFF) and what they leave out although it carries hidden text:
 * joiners, invisible operators, fillers, variation selectors and tag characters.
 */

import { oneLine } from './one-line.ts'
import type { Range } from './spans.ts'

const HIDDEN = new RegExp(
  oneLine`
    (?:
      [\u{0}-\u{8}\u{b}\u{c}\u{e}-\u{1f}\u{7f}-\u{9f}\u{ad}\u{61c}\u{115f}\u{1160}]
      |[\u{180b}-\u{180f}]|[\u{200b}-\u{200f}\u{2028}-\u{202e}\u{2060}-\u{206f}\u{3164}]
      |[\u{fe00}-\u{fe0f}]|[\u{feff}\u{ffa0}\u{fff9}-\u{fffc}\u{e0000}-\u{e007f}]
      |[\u{e0100}-\u{e01ef}]
    )+
  `,
  'gu',
)

const EMOJI_PART = /[\p{Extended_Pictographic}\p{Emoji_Modifier}0-9#*]|\u{fe0f}/u
/** Scripts whose spelling uses joiners and non-joiners. */
const JOINING_LETTER =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Mongolian}]/u
const LETTER = /\p{L}/u
/** A flag of a region: black flag, at most six tag letters, cancel tag (UTS #51). */
const FLAG_BEFORE = /\u{1f3f4}$/u
const FLAG_TAGS = /^[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{1,6}\u{e007f}$/u

/** A stretch of characters that are not seen; `count` in code points. */
export interface HiddenRun extends Range {
  readonly count: number
}

/**
 * The hidden characters of `text` between two places, neighbours as one run.
 * Left out are those that honest text needs: within emoji, within words of
 * joining scripts, soft hyphens within words, and form feeds between lines, which part pages.
 */
export function findHiddenRuns(text: string, from = 0, to = text.length): readonly HiddenRun[] {
  const runs: HiddenRun[] = []
  const part = from === 0 && to === text.length ? text : text.slice(from, to)
  for (const match of part.matchAll(HIDDEN)) {
    const start = from + match.index
    const end = start + match[0].length
    if (!isHonest(text, start, end, match[0])) {
      runs.push({ start, end, count: codePoints(match[0]) })
    }
  }
  return runs
}

/** How many hidden characters a text holds, in code points. */
export function countHidden(text: string): number {
  return findHiddenRuns(text).reduce((sum, run) => sum + run.count, 0)
}

function isHonest(text: string, start: number, end: number, run: string): boolean {
  const code = run.codePointAt(0) ?? 0
  const before = text.slice(Math.max(0, start - 2), start)
  if (code >= 0xe0000) return FLAG_BEFORE.test(before) && FLAG_TAGS.test(run)
  if (run.length > 2) return false
  const previous = lastCodePoint(before)
  const next = text.slice(end, end + 2)
  if (code === 0xc) return run.length === 1 && (isLineEnd(previous) || isLineEnd(next.charAt(0)))
  if (code === 0xad) return run.length === 1 && LETTER.test(previous) && LETTER.test(next)
  if (code === 0x200c || code === 0x200d) {
    if (JOINING_LETTER.test(previous)) return true
  }
  const joins = [...run].every((letter) => letter === '\u{200d}' || letter === '\u{fe0f}')
  return joins && EMOJI_PART.test(previous)
}

/** Whether a line ends with a letter; the ends of a text are ends of lines. */
function isLineEnd(letter: string): boolean {
  return letter === '' || letter === '\n' || letter === '\r'
}

/** The last code point of a text of at most two units. */
function lastCodePoint(text: string): string {
  return [...text].at(-1) ?? ''
}

function codePoints(text: string): number {
  let count = 0
  for (const _ of text) count++
  return count
}
