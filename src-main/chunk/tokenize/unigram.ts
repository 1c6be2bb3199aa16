/**
 * Unigram, the model of SentencePiece (Kudo 2018): of all ways to cut a word into
 * pieces, the one whose scores add up highest. One pass over the word with one
 * best way to every place, as in the encoder of Hugging Face's tokenizers, whose
 * choice among equals this follows.
 */

import { unitsAt } from './characters.ts'
import { byteFallbackIds, type WordModel, type WordTokens } from './model.ts'
import { TokenizerError } from './tokenizer-error.ts'
import {
  checkVocabularySize,
  type JsonRecord,
  readFlag,
  readId,
  readList,
  readString,
} from './tokenizer-json.ts'
import { createTrie } from './trie.ts'

/** An unknown character scores this much below the worst piece (SentencePiece, kUnkPenalty). */
const UNKNOWN_PENALTY = 10
const UNKNOWN = -2

/**
 * The model of `model` in tokenizer.json. Pieces in `reserved` and the unknown one
 * are never found in text. Throws TokenizerError where a field is wrong.
 */
export function createUnigram(model: JsonRecord, reserved: ReadonlySet<string>): WordModel {
  const { pieces, scores } = readPieces(model.vocab)
  const unknownId = readUnknown(model.unk_id, pieces.length)
  const ids = new Map(pieces.map((piece, id) => [piece, id]))
  const bytes = readFlag(model.byte_fallback, 'model.byte_fallback', false)
    ? byteFallbackIds(ids)
    : undefined
  const trie = createTrie(
    [...ids].filter(([piece, id]) => !reserved.has(piece) && id !== unknownId),
  )
  const unknownScore =
    scores.reduce((least, score) => Math.min(least, score), Infinity) - UNKNOWN_PENALTY

  return (word) => {
    const { from, id } = bestCut(word)
    const cuts: number[] = []
    for (let end = word.length; end > 0; end = from[end] ?? 0) cuts.push(end)
    const tokens = { ids: [] as number[], starts: [] as number[], ends: [] as number[] }
    for (const end of cuts.reverse()) {
      const start = from[end] ?? 0
      const found = id[end] ?? UNKNOWN
      if (found !== UNKNOWN) push(tokens, found, start, end)
      else if (bytes) pushBytes(tokens, bytes, word, start, end)
      else if (unknownId !== undefined) pushUnknown(tokens, unknownId, start, end)
    }
    return tokens
  }

  /** For every place, where the last piece before it begins on the best way there, and its id. */
  function bestCut(word: string): { from: Int32Array; id: Int32Array } {
    const best = new Float64Array(word.length + 1)
    const from = new Int32Array(word.length + 1).fill(-1)
    const id = new Int32Array(word.length + 1)
    const reach = (start: number, end: number, score: number, piece: number) => {
      const sum = (best[start] ?? 0) + score
      if (from[end] !== -1 && sum <= (best[end] ?? 0)) return
      best[end] = sum
      from[end] = start
      id[end] = piece
    }
    for (let start = 0; start < word.length; ) {
      const width = unitsAt(word, start)
      let single = false
      let node = 0
      for (let index = start; index < word.length; index++) {
        node = trie.next(node, word.charCodeAt(index))
        if (node === -1) break
        const piece = trie.valueAt(node)
        if (piece === -1) continue
        reach(start, index + 1, scores[piece] ?? 0, piece)
        if (index + 1 === start + width) single = true
      }
      if (!single) reach(start, start + width, unknownScore, UNKNOWN)
      start += width
    }
    return { from, id }
  }
}

type Growing = { [field in keyof WordTokens]: number[] }

function push(tokens: Growing, id: number, start: number, end: number): void {
  tokens.ids.push(id)
  tokens.starts.push(start)
  tokens.ends.push(end)
}

/** Unknown characters in a row are one token. */
function pushUnknown(tokens: Growing, id: number, start: number, end: number): void {
  const last = tokens.ids.length - 1
  if (tokens.ids[last] === id && tokens.ends[last] === start) tokens.ends[last] = end
  else push(tokens, id, start, end)
}

const utf8 = new TextEncoder()

function pushBytes(
  tokens: Growing,
  bytes: readonly number[],
  word: string,
  start: number,
  end: number,
): void {
  for (const byte of utf8.encode(word.slice(start, end))) {
    push(tokens, bytes[byte] ?? 0, start, end)
  }
}

function readPieces(value: unknown): { pieces: string[]; scores: Float64Array } {
  const list = readList(value, 'model.vocab')
  checkVocabularySize(list.length)
  const scores = new Float64Array(list.length)
  const pieces = list.map((entry, index) => {
    const [piece, score] = readList(entry, `model.vocab[${index}]`)
    if (typeof score !== 'number' || !Number.isFinite(score)) {
      throw new TokenizerError(`model.vocab[${index}] must be a piece and its score`)
    }
    scores[index] = score
    return readString(piece, `model.vocab[${index}][0]`)
  })
  return { pieces, scores }
}

function readUnknown(value: unknown, size: number): number | undefined {
  if (value === undefined || value === null) return undefined
  const id = readId(value, 'model.unk_id')
  if (id >= size) throw new TokenizerError('model.unk_id lies outside model.vocab')
  return id
}
