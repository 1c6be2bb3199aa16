/**
 * Cuts a canonical text into the stretches that a model reads at once and that
 * a decision points at.
 */

import type { Range } from '../../src-shared/model/spans.ts'

/** A token-bounded stretch, in UTF-16 units; white space after its last token belongs to it. */
export interface Chunk extends Range {
  /** Ordinal in the document, from 0. */
  readonly id: number
  /** Ordinal of the section that it is of, from 0. */
  readonly section: number
}

/** What fits a model window of 256 between its two special tokens. */
export const CHUNK_TOKENS = 254

/** A chunk may end early, at a sentence or line end, within this last share of it. */
const EARLY_END_SHARE = 0.25

/** Units of white space behind which the end of a sentence is looked for; a longer gap would be read anew for each token in it. */
const LONGEST_GAP = 64

/** Two units between which a word would be cut. */
const WITHIN_WORD = /^[\p{L}\p{M}\p{N}_]{2}$/u

/**
 * Cuts a text into chunks of at most {@link CHUNK_TOKENS} tokens that together
 * cover its sections. A chunk ends at the last sentence or line end of its
 * final quarter where there is one, else between words where it can, and never
 * crosses the border of a section.
 *
 * @param starts what `tokenStarts` gave for the text; at least one token.
 * @param overlapTokens tokens that a chunk shares with the one before, 0 to 64.
 * @param sections ascending, without overlap; what lies between is left out.
 */
export function chunkText(
  text: string,
  starts: Uint32Array,
  overlapTokens: number,
  sections: readonly Range[] = [{ start: 0, end: text.length }],
): readonly Chunk[] {
  const chunks: Chunk[] = []
  let token = 0
  for (const [ordinal, section] of sections.entries()) {
    while (token < starts.length && (starts[token] as number) < section.start) token++
    const first = token
    while (token < starts.length && (starts[token] as number) < section.end) token++
    if (token === first) continue
    for (const chunk of chunksOf(text, starts.subarray(first, token), overlapTokens, section)) {
      chunks.push({ id: chunks.length, section: ordinal, ...chunk })
    }
  }
  return chunks
}

/** The chunks of one section, of which `starts` holds the tokens. */
function* chunksOf(
  text: string,
  starts: Uint32Array,
  overlapTokens: number,
  section: Range,
): Generator<Range> {
  let first = 0
  for (;;) {
    const next = endOfChunk(text, starts, first)
    const start = first === 0 ? section.start : (starts[first] as number)
    const end = next === starts.length ? section.end : (starts[next] as number)
    yield { start, end }
    if (next === starts.length) return
    first = startOfLetter(starts, Math.max(next - overlapTokens, first + 1))
  }
}

/** The first chunk that holds a place. Chunks ascend and cover the text. */
export function chunkAt(chunks: readonly Chunk[], place: number): Chunk {
  let low = 0
  let high = chunks.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if ((chunks[middle] as Chunk).end > place) high = middle
    else low = middle + 1
  }
  return chunks[low] as Chunk
}

/** The first token from here that does not share its letter with the one before. */
function startOfLetter(starts: Uint32Array, token: number): number {
  while (starts[token] === starts[token - 1]) token++
  return token
}

/** Index of the first token after the chunk that starts with token `first`. */
function endOfChunk(text: string, starts: Uint32Array, first: number): number {
  const limit = first + CHUNK_TOKENS
  if (limit >= starts.length) return starts.length
  const earliest = limit - Math.floor(CHUNK_TOKENS * EARLY_END_SHARE)
  let betweenWords: number | undefined
  let betweenLetters: number | undefined
  for (let next = limit; next > earliest; next--) {
    const place = starts[next] as number
    if (place === starts[next - 1]) continue
    if (endsSentence(text, place)) return next
    betweenLetters ??= next
    if (!WITHIN_WORD.test(text.slice(place - 1, place + 1))) betweenWords ??= next
  }
  return betweenWords ?? betweenLetters ?? limit
}

/** Whether a line or a sentence ends right before `place`, some white space aside. */
function endsSentence(text: string, place: number): boolean {
  const first = Math.max(0, place - LONGEST_GAP)
  let index = place - 1
  while (index >= first && /\s/.test(text.charAt(index))) {
    if (text.charAt(index) === '\n') return true
    index--
  }
  const last = text.charAt(index)
  return index < place - 1 ? /[.!?…]/.test(last) : /[。！？]/.test(last)
}
