/**
 * What the three kinds of model (WordPiece, BPE, Unigram) have in common: a word
 * in, its tokens with their places in the word out.
 */

/** The tokens of one word; places are UTF-16 units of the word. */
export interface WordTokens {
  readonly ids: readonly number[]
  readonly starts: readonly number[]
  readonly ends: readonly number[]
}

export type WordModel = (word: string) => WordTokens

/** The ids of the 256 pieces `<0x00>` to `<0xFF>` (SentencePiece byte fallback), undefined where one is missing. */
export function byteFallbackIds(
  vocabulary: ReadonlyMap<string, number>,
): readonly number[] | undefined {
  const ids: number[] = []
  for (let byte = 0; byte < 256; byte++) {
    const id = vocabulary.get(`<0x${byte.toString(16).toUpperCase().padStart(2, '0')}>`)
    if (id === undefined) return undefined
    ids.push(id)
  }
  return ids
}
