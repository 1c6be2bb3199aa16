/**
 * Joins words whose letters are set apart, as in "i g n o r e" or "i.g.n.o.r.e".
 *
 * A step of folding with a file of its own: it looks at the finished text, and
 * most texts have nothing for it to do.
 */

import { type ViewText, ViewTextWriter } from './view-text.ts'

/** Letters set apart before they are taken for a word: "a b c" is a list. */
const MIN_LETTERS = 4

/** Four letters set apart; what it finds is examined closely. */
const SPACED =
  /[a-z\u00df-\uffff][ ._*|·-][a-z\u00df-\uffff][ ._*|·-][a-z\u00df-\uffff][ ._*|·-][a-z\u00df-\uffff]/g
const LETTER = /\p{L}/u

/**
 * The folded text with spaced-out letters joined: runs of at least four single
 * letters with the same separator between them. White space wider than between
 * the first two parts words within the run and stays.
 */
export function joinSpacedLetters(view: ViewText): ViewText {
  const { text } = view
  if (text.search(SPACED) < 0) return view
  const out = new ViewTextWriter(text.length)
  let index = 0
  while (index < text.length) {
    SPACED.lastIndex = index
    const start = SPACED.exec(text)?.index ?? text.length
    out.pushView(view, index, start)
    index = start
    const end = spacedRunEnd(view, start)
    if (end === start && start < text.length) out.pushView(view, index, ++index)
    for (; index < end; index++) {
      const between = isSame(view, index, start + 1)
      if (!between) out.pushView(view, index, index + 1)
    }
  }
  return out.finish()
}

/** End of the run of single letters that starts at `start`, or `start` where there is none. */
function spacedRunEnd(view: ViewText, start: number): number {
  const { text } = view
  if (!isLoneLetter(text, start)) return start
  const separator = text.charAt(start + 1)
  let letters = 1
  let index = start
  while (true) {
    const next = text.charAt(index + 1)
    if (!(next === separator || next === ' ') || !isLoneLetter(text, index + 2)) break
    letters++
    index += 2
  }
  return letters >= MIN_LETTERS ? index + 1 : start
}

/** Whether a character is the separator at `first`, and stands for no wider white space. */
function isSame(view: ViewText, index: number, first: number): boolean {
  return (
    view.text.charAt(index) === view.text.charAt(first) && width(view, index) <= width(view, first)
  )
}

function width(view: ViewText, index: number): number {
  return (view.ends[index] ?? 0) - (view.starts[index] ?? 0)
}

function isLoneLetter(text: string, index: number): boolean {
  return (
    LETTER.test(text.charAt(index)) &&
    !LETTER.test(text.charAt(index - 1)) &&
    !LETTER.test(text.charAt(index + 1))
  )
}
