/**
 * The tokenizer of a model pack: text to token ids with their places, for packs
 * with a Hugging Face tokenizer.json of WordPiece, BPE or Unigram.
 *
 * The library (`@huggingface/tokenizers`) gives ids without places, fails on words
 * of a megabyte, and finds special tokens in text, so only its reading of patterns
 * is used; ids and places are those of the Rust library, which trains such packs.
 */

import { quoted } from '../../../src-shared/model/quoted.ts'
import { createAddedFinder } from './added.ts'
import { type AlignedText, endOf, startOf } from './aligned.ts'
import { blockEnd } from './blocks.ts'
import { createBpe } from './bpe.ts'
import { rememberWords } from './cache.ts'
import type { PackTokenizer } from './encoding.ts'
import type { WordModel } from './model.ts'
import { createNormalizer } from './normalize.ts'
import { createTokenSink, type TokenSink } from './places.ts'
import { createPreTokenizer } from './pre-tokenize.ts'
import {
  type AddedToken,
  type Frame,
  readAddedTokens,
  readConfigSpecials,
  readFrame,
} from './specials.ts'
import type { Word } from './split.ts'
import { TokenizerError } from './tokenizer-error.ts'
import { type JsonRecord, readId, readRecord, readString } from './tokenizer-json.ts'
import { createUnigram } from './unigram.ts'
import { createWordPiece } from './word-piece.ts'

/**
 * The tokenizer of a parsed tokenizer.json and tokenizer_config.json (undefined
 * where the pack has none). Text that looks like a special token is encoded as
 * plain text. Lone surrogates are read as U+FFFD, and texts of more than a million
 * UTF-16 units in blocks. A token of white space alone has that white space for its
 * place. Throws TokenizerError for what cannot be loaded; `encode` throws for no text.
 */
export function createPackTokenizer(
  tokenizerJson: unknown,
  tokenizerConfig: unknown,
): PackTokenizer {
  const json = readRecord(tokenizerJson, 'tokenizer.json')
  const config =
    tokenizerConfig === undefined || tokenizerConfig === null
      ? {}
      : readRecord(tokenizerConfig, 'tokenizer_config.json')
  const added = readAddedTokens(json.added_tokens)
  const frame = readFrame(json.post_processor)
  const named = readConfigSpecials(config)
  const reserved = reservedPieces(added, frame, new Set(named.values()))

  const normalize = createNormalizer(json.normalizer)
  const { split, byteLevel } = createPreTokenizer(json.pre_tokenizer)
  const modelJson = readRecord(json.model, 'model')
  const model = rememberWords(createModel(modelJson, byteLevel, reserved))

  const open = added.filter(({ content }) => !reserved.has(content))
  const findInSource = createAddedFinder(
    open.filter(({ normalized }) => !normalized),
    (content) => content,
  )
  const findNormalized = createAddedFinder(
    open.filter(({ normalized }) => normalized),
    (content) => normalize({ text: content, places: undefined }).text,
  )

  /** Tokens of a stretch of the source without added tokens in it. */
  function encodeStretch(stretch: string, base: number, sink: TokenSink): void {
    const aligned = normalize({ text: stretch, places: undefined })
    if (aligned.text === '') return
    // Only a word at the very beginning of the source begins at 0.
    const origin = base + startOf(aligned, 0) === 0 ? 0 : 1
    const emit = (word: Word) => pushWord(model, word, origin, aligned, base, sink)
    for (const { start, end, id } of findNormalized(aligned.text)) {
      if (id !== undefined) {
        sink.push(id, base + startOf(aligned, start), base + endOf(aligned, end - 1))
      } else {
        split({ text: aligned.text.slice(start, end), from: origin + start, added: 0 }, emit)
      }
    }
  }

  return {
    encode: (text) => {
      const source = text.toWellFormed()
      const sink = createTokenSink(source)
      for (const { start, end, id } of findInSource(source)) {
        if (id !== undefined) {
          sink.push(id, start, end)
          continue
        }
        for (let from = start; from < end; ) {
          const to = blockEnd(source, from, end)
          encodeStretch(source.slice(from, to), from, sink)
          from = to
        }
      }
      return sink.finish()
    },
    wrap: (ids) => {
      const wrapped = new Int32Array(frame.before.length + ids.length + frame.after.length)
      wrapped.set(frame.before)
      wrapped.set(ids, frame.before.length)
      wrapped.set(frame.after, frame.before.length + ids.length)
      return wrapped
    },
    before: frame.before.length,
    after: frame.after.length,
    padId: readPadId(json, named.get('pad'), added),
  }
}

function pushWord(
  model: WordModel,
  word: Word,
  origin: number,
  aligned: AlignedText,
  base: number,
  sink: TokenSink,
): void {
  const { ids, starts, ends } = model(word.text)
  const from = word.from - origin
  for (let index = 0; index < ids.length; index++) {
    // What was put before the word has the place of the word's first unit.
    const start = Math.max(0, (starts[index] ?? 0) - word.added)
    const end = Math.max(1, (ends[index] ?? 0) - word.added)
    sink.push(
      ids[index] ?? 0,
      base + startOf(aligned, from + start),
      base + endOf(aligned, from + end - 1),
    )
  }
}

/** Pieces that no text may turn into, whatever their flag says. */
function reservedPieces(
  added: readonly AddedToken[],
  frame: Frame,
  named: ReadonlySet<string>,
): ReadonlySet<string> {
  const reserved = new Set(frame.names)
  for (const { content, special } of added) {
    if (special || named.has(content)) reserved.add(content)
  }
  return reserved
}

function createModel(
  model: JsonRecord,
  byteLevel: boolean,
  reserved: ReadonlySet<string>,
): WordModel {
  const type = modelType(model)
  if (byteLevel && (type === 'WordPiece' || type === 'Unigram')) {
    throw new TokenizerError(`tokenizer.json: ByteLevel goes with BPE, not ${type}`)
  }
  switch (type) {
    case 'BPE':
      return createBpe(model, byteLevel, reserved)
    case 'WordPiece':
      return createWordPiece(model, reserved)
    case 'Unigram':
      return createUnigram(model, reserved)
    default:
      throw new TokenizerError(
        `tokenizer.json has a model of unknown type ${quoted([type])}; WordPiece, BPE and Unigram can be read`,
      )
  }
}

/** Files written before 2021 leave the type out; the fields tell. */
function modelType(model: JsonRecord): string {
  if (model.type !== undefined) return readString(model.type, 'model.type')
  if (Array.isArray(model.vocab)) return 'Unigram'
  if (model.merges !== undefined) return 'BPE'
  if (model.max_input_chars_per_word !== undefined) return 'WordPiece'
  throw new TokenizerError('model.type is missing')
}

const PAD_NAMES = ['[PAD]', '<pad>']

/** Of the padding in tokenizer.json, else of the configured or a usual name, else 0: masked anyway. */
function readPadId(
  json: JsonRecord,
  named: string | undefined,
  added: readonly AddedToken[],
): number {
  if (json.padding !== undefined && json.padding !== null) {
    return readId(readRecord(json.padding, 'padding').pad_id ?? 0, 'padding.pad_id')
  }
  const names = named === undefined ? PAD_NAMES : [named]
  return added.find(({ content }) => names.includes(content))?.id ?? 0
}
