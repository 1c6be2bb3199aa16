/**
 * Which line ends of a PDF's text only its page made: a paragraph that was set in a narrow column
 * would be wrapped twice on a screen. The text keeps them, and with them all places in it; they are
 * drawn as a blank. Pure.
 */

import type { Heading } from './headings.ts'

/** Share of a paragraph's longest line that a line has to fill, with the word that did not fit, to be broken by the page. */
const FULL = 0.75
/** Lines of the longest paragraph on any page: an editor draws a joined one as a whole, and a hostile page may have thousands. */
const MOST_LINES = 200
/** Of the lines that follow in a paragraph so many begin as a sentence goes on; in tables, lists and addresses they do not. */
const GOING_ON = 0.5
/** How a line begins in the middle of a sentence; letters without cases begin every line. */
const CONTINUES = /^[\p{Ll}\p{Lo},;)]/u
/** How any line begins that is no entry of a list, and how one ends that is no whole sentence. */
const BEGINS = /^[\p{L},;)]/u
const UNENDED = /[\p{Ll},]$/u
/** Words of a line that is a part of a sentence, of which half are no names; an entry, a row or an address has fewer. */
const SENTENCE_WORDS = 7
const SMALL_WORDS = /(?<!\S)\p{Ll}/gu
const FIRST_WORD = /^\S*/u
/** Scripts that set no blanks between words. */
const UNSPACED_END = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]$/u

/** A line end that is drawn as a blank, or as nothing. */
export interface Joint {
  /** Of the line feed, in UTF-16 units. */
  readonly at: number
  readonly blank: boolean
}

/**
 * The line ends within paragraphs, ascending.
 * @param headings what is drawn between lines: nothing is joined over it.
 */
export function jointsOf(text: string, headings: readonly Heading[]): readonly Joint[] {
  const starts = new Set(headings.map(({ start }) => start))
  const joints: Joint[] = []
  let paragraph: string[] = []
  let begin = 0
  let at = 0
  const endParagraph = () => {
    for (const joint of withinParagraph(paragraph, begin)) joints.push(joint)
    paragraph = []
  }
  for (const line of text.split('\n')) {
    const isBlank = line.trim() === ''
    if (isBlank || starts.has(at)) endParagraph()
    if (paragraph.length === 0) begin = at
    if (!isBlank) paragraph.push(line)
    at += line.length + 1
  }
  endParagraph()
  return joints
}

function withinParagraph(lines: readonly string[], begin: number): readonly Joint[] {
  const following = lines.slice(1)
  if (following.length === 0 || lines.length > MOST_LINES) return []
  // A name or a noun may begin a line, so the one before it is asked as well.
  const isWithin = following.map((next, index) => isInSentence(lines[index] ?? '', next))
  const going = following.filter((next, index) => isWithin[index] || CONTINUES.test(next)).length
  const isProse = going / following.length >= GOING_ON
  const longest = lines.reduce((most, { length }) => Math.max(most, length), 0)
  let end = begin
  return following.flatMap((next, index) => {
    const line = lines[index] ?? ''
    end += line.length + (index > 0 ? 1 : 0)
    const needed = line.length + 1 + (FIRST_WORD.exec(next)?.[0].length ?? 0)
    const isJoint = (isProse || isWithin[index]) && needed >= FULL * longest
    return isJoint ? [{ at: end, blank: !UNSPACED_END.test(line) }] : []
  })
}

/** Whether a line ends within a sentence that the next one goes on with, whatever else stands on the page without a gap. */
function isInSentence(line: string, next: string): boolean {
  if (!UNENDED.test(line) || !BEGINS.test(next)) return false
  const words = line.split(/\s+/).length
  return words >= SENTENCE_WORDS && (line.match(SMALL_WORDS)?.length ?? 0) >= words / 2
}
