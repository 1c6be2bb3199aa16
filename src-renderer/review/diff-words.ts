/**
 * Which words differ within lines that changed: a long description in which one
 * word was swapped is one line, and the word is what must be seen.
 */

import { type DiffLine, diffParts } from './diff-lines.ts'

/** A stretch of a line; marked where the other side has something else. */
export interface WordStretch {
  readonly text: string
  readonly marked: boolean
}

/** Words and spaces between them; 10 ms at most, and a screen has a hundred such lines. */
const MAX_CHANGES = 200

/**
 * The lines as stretches, in order. The first line removed from a place is compared
 * with the first that was added there, and so on; all other lines are one unmarked stretch.
 */
export function markWords(lines: readonly DiffLine[]): readonly (readonly WordStretch[])[] {
  const marked: (readonly WordStretch[])[] = lines.map(({ text }) => [{ text, marked: false }])
  for (let at = 0; at < lines.length; ) {
    const removedEnd = endOfRun(lines, at, 'removed')
    const addedEnd = endOfRun(lines, removedEnd, 'added')
    const pairs = Math.min(removedEnd - at, addedEnd - removedEnd)
    for (let pair = 0; pair < pairs; pair++) {
      const parts = diffParts(
        wordsOf(lines[at + pair]?.text ?? ''),
        wordsOf(lines[removedEnd + pair]?.text ?? ''),
        MAX_CHANGES,
      )
      marked[at + pair] = stretches(parts, 'removed')
      marked[removedEnd + pair] = stretches(parts, 'added')
    }
    at = Math.max(addedEnd, at + 1)
  }
  return marked
}

function endOfRun(lines: readonly DiffLine[], from: number, change: DiffLine['change']): number {
  let end = from
  while (lines[end]?.change === change) end++
  return end
}

function wordsOf(line: string): string[] {
  return line.match(/\s+|\S+/g) ?? []
}

function stretches(parts: readonly DiffLine[], side: 'removed' | 'added'): readonly WordStretch[] {
  const joined: WordStretch[] = []
  for (const { change, text } of parts) {
    if (change !== 'same' && change !== side) continue
    const marked = change === side
    const last = joined.at(-1)
    if (last?.marked === marked) joined[joined.length - 1] = { text: last.text + text, marked }
    else joined.push({ text, marked })
  }
  return withoutIslands(joined)
}

/** A word or two that both sides happen to share between what differs would tear a sentence that was exchanged. */
function withoutIslands(parts: readonly WordStretch[]): readonly WordStretch[] {
  const joined: WordStretch[] = []
  for (const [at, part] of parts.entries()) {
    const isIsland =
      !part.marked && at > 0 && at < parts.length - 1 && part.text.trim().split(/\s+/).length < 3
    const marked = part.marked || isIsland
    const last = joined.at(-1)
    if (last?.marked === marked) joined[joined.length - 1] = { text: last.text + part.text, marked }
    else joined.push({ text: part.text, marked })
  }
  return joined
}
