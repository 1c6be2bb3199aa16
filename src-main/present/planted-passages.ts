/** How far what was planted reaches: a rule or network claims the words that give it away, a copy loses the whole of it. */

import type { Claim } from '../../src-shared/model/fingerprint.ts'
import type { HiddenReason, SourceMap } from '../../src-shared/model/source-map.ts'
import { type Range, rangesWithin } from '../../src-shared/model/spans.ts'
import type { Category } from '../../src-shared/model/vocabulary.ts'

/** Categories whose findings are passages; those of the others are values, which end where they end. */
const PASSAGES: ReadonlySet<Category> = new Set(['injection', 'threat'])

/** People see these stretches, in another place or in another form. */
const SEEN_ELSEWHERE: ReadonlySet<HiddenReason> = new Set(['aria_hidden', 'alternative'])

const PARAGRAPH_END = /\n[^\S\n]*\n/g
/** UTF-16 units behind a claim in which its address ends; RFC 9110 §4.1 asks for no more than 8,000. */
const LONGEST_ADDRESS = 8_000
/** What stands at the end of an address and is of the sentence around it. */
const AFTER_ADDRESS = new Set('.,;:!?\'"“”’»)]}>')
const ADDRESS = /:\/\/|@/

/**
 * Gives the claims, those on passages widened: to the paragraph of what people do not see around
 * them, and never ending within an address. What was claimed before is in what is given.
 */
export function wholePassages(
  text: string,
  sourceMap: SourceMap,
  claims: readonly Claim[],
): readonly Claim[] {
  if (!claims.some(({ category }) => PASSAGES.has(category))) return claims
  const unseen = unseenParagraphs(text, sourceMap)
  return claims.map((claim) => {
    if (!PASSAGES.has(claim.category)) return claim
    const around = rangesWithin(unseen, claim)
    const start = Math.min(claim.start, around[0]?.start ?? claim.start)
    const end = Math.max(addressEnd(text, claim), around.at(-1)?.end ?? claim.end)
    return { ...claim, start, end }
  })
}

/** Stretches that nobody sees, joined over white space, parted by empty lines; in order. */
function unseenParagraphs(text: string, sourceMap: SourceMap): readonly Range[] {
  const paragraphs: { start: number; end: number }[] = []
  for (const { start, end, hidden } of sourceMap) {
    if (hidden === undefined || SEEN_ELSEWHERE.has(hidden)) continue
    for (const part of paragraphsOf(text, start, end)) {
      const last = paragraphs.at(-1)
      const gap = last === undefined ? '' : text.slice(last.end, part.start)
      if (last !== undefined && gap.trim() === '' && gap.search(PARAGRAPH_END) < 0) {
        last.end = part.end
      } else paragraphs.push(part)
    }
  }
  return paragraphs
}

function paragraphsOf(text: string, start: number, end: number): { start: number; end: number }[] {
  const parts: { start: number; end: number }[] = []
  let at = start
  for (const { index, 0: gap } of text.slice(start, end).matchAll(PARAGRAPH_END)) {
    parts.push({ start: at, end: start + index })
    at = start + index + gap.length
  }
  return [...parts, { start: at, end }].filter((part) => text.slice(part.start, part.end).trim())
}

/** Where a claim ends, or the address that it ends in. */
function addressEnd(text: string, { start, end }: Range): number {
  const behind = text.slice(end, end + LONGEST_ADDRESS).search(/\s/)
  let wordEnd = behind < 0 ? Math.min(text.length, end + LONGEST_ADDRESS) : end + behind
  while (wordEnd > end && AFTER_ADDRESS.has(text[wordEnd - 1] ?? '')) wordEnd--
  const wordStart = start + 1 + text.slice(start, end).search(/\s\S*$/)
  return ADDRESS.test(text.slice(wordStart, wordEnd)) ? wordEnd : end
}
