/**
 * The tokenizer that ships as numbers side by side, ready to be looked into: reading
 * tokenizer.json and giving each of its pairs a place takes a tenth of a second, which
 * is a quarter of what a command takes that reads one small file.
 */

import { TokenizerError } from './tokenizer-error.ts'
import { readList, readRecord, readString, readVocabulary } from './tokenizer-json.ts'

/** Byte-pair encoding over bytes: which two pieces join, and which pairs come first. */
export interface MergeTable {
  /** The piece of each byte. */
  readonly bytes: Uint16Array
  /** By piece: where the pairs that begin with it stand, and where they end. */
  readonly offsets: Uint16Array
  /** The second pieces of those pairs, ascending. */
  readonly seconds: Uint16Array
  /** When a pair was learned; the piece that it becomes is this and {@link FIRST_MERGED}. */
  readonly ranks: Uint16Array
}

/** How the shipped tokenizer cuts a text into words, as `token-starts.ts` does by hand. */
const WORDS = ' ?[\\p{L}\\p{M}]{1,20}| ?\\p{N}{1,3}| ?[^\\s\\p{L}\\p{M}\\p{N}]{1,8}|\\s{1,16}'

const BYTES = 256
/** Special tokens and bytes come first. */
export const FIRST_MERGED = 4 + BYTES

/**
 * The table of a parsed tokenizer.json.
 * @throws {TokenizerError} where it is not made as the one that ships.
 */
export function mergeTableOf(tokenizerJson: unknown): Uint16Array {
  const json = readRecord(tokenizerJson, 'tokenizer.json')
  checkWords(json)
  const model = readRecord(json.model, 'model')
  const vocabulary = readVocabulary(model.vocab)
  const idOf = (piece: string) => {
    const id = vocabulary.get(piece)
    if (id === undefined) throw new TokenizerError('a merge names a piece that is not there')
    return id
  }
  const merges = readList(model.merges, 'model.merges').map((entry, rank) => {
    const [first = '', second = ''] = readList(entry, 'every entry of model.merges').map((piece) =>
      readString(piece, 'every piece of a merge'),
    )
    if (idOf(first + second) !== FIRST_MERGED + rank) {
      throw new TokenizerError('the pieces of merges are not in the order of the merges')
    }
    return { first: idOf(first), second: idOf(second), rank }
  })
  merges.sort((a, b) => a.first - b.first || a.second - b.second)
  const offsets = Array.from({ length: vocabulary.size + 1 }, () => 0)
  for (const { first } of merges) offsets[first + 1] = (offsets[first + 1] as number) + 1
  for (let id = 0; id < vocabulary.size; id++) {
    offsets[id + 1] = (offsets[id + 1] as number) + (offsets[id] as number)
  }
  return Uint16Array.from([
    ...[vocabulary.size, merges.length],
    ...BYTE_ALPHABET.map(idOf),
    ...offsets,
    ...merges.map(({ second }) => second),
    ...merges.map(({ rank }) => rank),
  ])
}

/** The parts of what {@link mergeTableOf} gave. */
export function readMergeTable(numbers: Uint16Array): MergeTable {
  const [pieces = 0, merges = 0] = numbers
  let from = 2
  const next = (length: number) => {
    from += length
    return numbers.subarray(from - length, from)
  }
  return {
    bytes: next(BYTES),
    offsets: next(pieces + 1),
    seconds: next(merges),
    ranks: next(merges),
  }
}

function checkWords({ normalizer, pre_tokenizer: field }: Readonly<Record<string, unknown>>): void {
  const steps = readList(
    readRecord(field, 'pre_tokenizer').pretokenizers,
    'pre_tokenizer.pretokenizers',
  )
  const split = readRecord(steps[0], 'the first pre_tokenizer')
  const { Regex: pattern } = readRecord(split.pattern, 'its pattern')
  const { add_prefix_space: isSpaced, use_regex: isCut } = readRecord(steps[1], 'the second one')
  if (normalizer || pattern !== WORDS || isSpaced || isCut || steps.length > 2) {
    throw new TokenizerError('its words are not those that are cut by hand')
  }
}

/** The byte alphabet of GPT-2: bytes that print stand for themselves, the others for U+0100 on. */
export const BYTE_ALPHABET: readonly string[] = (() => {
  let shifted = 0x100
  return Array.from({ length: BYTES }, (_, byte) => {
    const prints = (byte >= 0x21 && byte <= 0x7e) || (byte >= 0xa1 && byte !== 0xad)
    return String.fromCharCode(prints ? byte : shifted++)
  })
})()
