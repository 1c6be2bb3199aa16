/**
 * Byte-pair encoding (Sennrich et al. 2016), plain or over bytes (GPT-2): the
 * pair of neighbours that was learned first is merged first, until none is left.
 * With a heap of pairs, so that a word of a million characters costs n log n.
 */

import { unitsAt } from './characters.ts'
import { createHeap } from './heap.ts'
import { BYTE_ALPHABET } from './merge-table.ts'
import { byteFallbackIds, type WordModel, type WordTokens } from './model.ts'
import { createPairTable, type PairTable } from './pair-table.ts'
import { TokenizerError } from './tokenizer-error.ts'
import {
  type JsonRecord,
  readFlag,
  readList,
  readString,
  readVocabulary,
} from './tokenizer-json.ts'

/** What a word is before any merge: one id for each character or byte. */
interface Symbols {
  readonly ids: number[]
  readonly starts: number[]
  readonly ends: number[]
}

interface BpeOptions {
  readonly vocabulary: ReadonlyMap<string, number>
  readonly innerPrefix: string
  readonly suffix: string
  readonly bytes: readonly number[] | undefined
  readonly unknown: number | undefined
  readonly fuseUnknown: boolean
}

/** Places in a word fit below a rank in the 53 bits of a number. */
const PLACES = 2 ** 31

/**
 * The model of `model` in tokenizer.json. `byteLevel`: the pieces are written in
 * the byte alphabet of GPT-2. Pieces in `reserved` are never found in text.
 * Throws TokenizerError where a field is wrong.
 */
export function createBpe(
  model: JsonRecord,
  byteLevel: boolean,
  reserved: ReadonlySet<string>,
): WordModel {
  const vocabulary = readVocabulary(model.vocab)
  const options: BpeOptions = {
    vocabulary,
    innerPrefix: readString(
      model.continuing_subword_prefix ?? '',
      'model.continuing_subword_prefix',
    ),
    suffix: readString(model.end_of_word_suffix ?? '', 'model.end_of_word_suffix'),
    bytes: readFlag(model.byte_fallback, 'model.byte_fallback', false)
      ? byteFallbackIds(vocabulary)
      : undefined,
    unknown: readUnknown(model.unk_token, vocabulary),
    fuseUnknown: readFlag(model.fuse_unk, 'model.fuse_unk', false),
  }
  const { ranks, merged } = readMerges(model.merges, options, reserved)
  const wholeWords = readFlag(model.ignore_merges, 'model.ignore_merges', false)
  for (const piece of reserved) vocabulary.delete(piece)

  return (word) => {
    if (wholeWords) {
      const id = vocabulary.get(byteLevel ? toByteAlphabet(word) : word)
      if (id !== undefined) return { ids: [id], starts: [0], ends: [word.length] }
    }
    const symbols = byteLevel ? byteSymbols(word, options) : characterSymbols(word, options)
    return mergeAll(symbols, ranks, merged)
  }
}

/** Merges neighbours, lowest rank first and of equal ranks the leftmost, in place of a linked list. */
function mergeAll(symbols: Symbols, ranks: PairTable, merged: Int32Array): WordTokens {
  const { ids, starts, ends } = symbols
  const count = ids.length
  const next = Int32Array.from({ length: count }, (_, index) => index + 1)
  const previous = Int32Array.from({ length: count }, (_, index) => index - 1)
  const heap = createHeap()
  const rankAt = (left: number) => {
    const right = next[left] ?? count
    return right < count ? ranks.get(ids[left] ?? -1, ids[right] ?? -1) : -1
  }
  const offer = (left: number) => {
    const rank = rankAt(left)
    if (rank !== -1) heap.push(rank * PLACES + left)
  }
  for (let left = 0; left + 1 < count; left++) offer(left)

  for (let key = heap.pop(); key !== undefined; key = heap.pop()) {
    const left = key % PLACES
    const rank = (key - left) / PLACES
    // What was merged away has the id -1, which is in no pair; a pair that changed has another rank.
    if (rankAt(left) !== rank) continue
    const right = next[left] ?? count
    const after = next[right] ?? count
    ids[left] = merged[rank] ?? -1
    ends[left] = ends[right] ?? 0
    ids[right] = -1
    next[left] = after
    if (after < count) previous[after] = left
    offer(left)
    const before = previous[left] ?? -1
    if (before >= 0) offer(before)
  }

  const tokens = { ids: [] as number[], starts: [] as number[], ends: [] as number[] }
  for (let index = 0; index < count; index = next[index] ?? count) {
    tokens.ids.push(ids[index] ?? 0)
    tokens.starts.push(starts[index] ?? 0)
    tokens.ends.push(ends[index] ?? 0)
  }
  return tokens
}

const utf8 = new TextEncoder()

/** One symbol a byte; each byte of a character has the place of the character. */
function byteSymbols(word: string, options: BpeOptions): Symbols {
  const symbols: Symbols = { ids: [], starts: [], ends: [] }
  for (let start = 0; start < word.length; ) {
    const end = start + unitsAt(word, start)
    const unit = word.charCodeAt(start)
    const bytes = unit < 0x80 ? [unit] : utf8.encode(word.slice(start, end))
    for (const [index, byte] of bytes.entries()) {
      const last = end === word.length && index === bytes.length - 1
      const first = start === 0 && index === 0
      addSymbol(symbols, BYTE_ALPHABET[byte] ?? '', start, end, first, last, options)
    }
    start = end
  }
  return symbols
}

function characterSymbols(word: string, options: BpeOptions): Symbols {
  const symbols: Symbols = { ids: [], starts: [], ends: [] }
  for (let start = 0; start < word.length; ) {
    const end = start + unitsAt(word, start)
    const character = word.slice(start, end)
    addSymbol(symbols, character, start, end, start === 0, end === word.length, options)
    start = end
  }
  return symbols
}

function addSymbol(
  symbols: Symbols,
  character: string,
  start: number,
  end: number,
  first: boolean,
  last: boolean,
  options: BpeOptions,
): void {
  const { vocabulary, bytes, unknown } = options
  const piece = `${first ? '' : options.innerPrefix}${character}${last ? options.suffix : ''}`
  const id = vocabulary.get(piece)
  if (id !== undefined) push(symbols, id, start, end)
  else if (bytes) {
    for (const byte of utf8.encode(piece)) push(symbols, bytes[byte] ?? 0, start, end)
  } else if (unknown !== undefined) {
    const previous = symbols.ids.length - 1
    if (options.fuseUnknown && symbols.ids[previous] === unknown) symbols.ends[previous] = end
    else push(symbols, unknown, start, end)
  }
}

function push(symbols: Symbols, id: number, start: number, end: number): void {
  symbols.ids.push(id)
  symbols.starts.push(start)
  symbols.ends.push(end)
}

function readUnknown(value: unknown, vocabulary: ReadonlyMap<string, number>): number | undefined {
  if (value === undefined || value === null) return undefined
  const id = vocabulary.get(readString(value, 'model.unk_token'))
  if (id === undefined) throw new TokenizerError('model.unk_token is not in model.vocab')
  return id
}

function readMerges(
  value: unknown,
  { vocabulary, innerPrefix }: BpeOptions,
  reserved: ReadonlySet<string>,
): { ranks: PairTable; merged: Int32Array } {
  const list = readList(value, 'model.merges')
  if (list.length > 2 ** 21) throw new TokenizerError('model.merges has too many entries')
  const ranks = createPairTable(list.length)
  const merged = new Int32Array(list.length)
  for (let rank = 0; rank < list.length; rank++) {
    const entry = list[rank]
    const pair =
      typeof entry === 'string' ? entry.split(' ') : readList(entry, 'every entry of model.merges')
    const left = pair[0]
    const right = pair[1]
    if (typeof left !== 'string' || typeof right !== 'string' || pair[2] !== undefined) {
      throw new TokenizerError(`model.merges[${rank}] must be two pieces`)
    }
    const first = vocabulary.get(left)
    const second = vocabulary.get(right)
    const piece = left + (innerPrefix === '' ? right : right.slice(innerPrefix.length))
    const both = vocabulary.get(piece)
    if (first === undefined || second === undefined || both === undefined) {
      throw new TokenizerError(`model.merges[${rank}] names a piece that is not in model.vocab`)
    }
    if (reserved.has(piece)) continue
    ranks.set(first, second, rank)
    merged[rank] = both
  }
  return { ranks, merged }
}

function toByteAlphabet(word: string): string {
  return Array.from(utf8.encode(word), (byte) => BYTE_ALPHABET[byte] ?? '').join('')
}
