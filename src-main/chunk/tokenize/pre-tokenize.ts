/**
 * The pre-tokenisers that tokenizer.json names: they cut a normalised text into the
 * words that a model reads one by one. Words are handed on, never collected, so
 * that a long text needs no list of them.
 */

import { leanExpression } from '../../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../../src-shared/model/one-line.ts'
import { quoted } from '../../../src-shared/model/quoted.ts'
import { readPattern } from './normalize.ts'
import { BEHAVIOURS, type Behaviour, type Splitter, splitWords, type Word } from './split.ts'
import { TokenizerError } from './tokenizer-error.ts'
import { type JsonRecord, readFlag, readList, readRecord, readString } from './tokenizer-json.ts'

export interface PreTokenizer {
  readonly split: Splitter
  /** Whether the model reads words in the byte alphabet of GPT-2. */
  readonly byteLevel: boolean
}

/** GPT-2's pattern (Radford et al. 2019, encoder.py). */
const GPT2 = leanExpression(
  oneLine`
    's|'t|'re|'ve|'m|'ll|'d| ?\p{L}+| ?\p{N}+| ?[^\p{White_Space}\p{L}\p{N}]+
    |\p{White_Space}+(?!\P{White_Space})|\p{White_Space}+
  `,
  'gu',
)

const PUNCTUATION = '\\p{P}!-\\/:-@\\[-`\\{-~'

/** Words that BERT knows: single punctuation characters, and what is between them and white space. */
const BERT = new RegExp(`[${PUNCTUATION}]|[^\\p{White_Space}${PUNCTUATION}]+`, 'gu')

/** \w of the Rust library: letters, marks, digits, connectors and joiners (UTS #18, annex C). */
const WORD = '\\p{Alphabetic}\\p{M}\\p{Nd}\\p{Pc}\\p{Join_Control}'

/**
 * The pre-tokeniser of a `pre_tokenizer` field; with null the whole text is one word.
 * Throws TokenizerError for one that is unknown or wrongly made.
 */
export function createPreTokenizer(field: unknown): PreTokenizer {
  if (field === null || field === undefined) return plain((word, emit) => emit(word))
  const config = readRecord(field, 'pre_tokenizer')
  const type = readString(config.type, 'pre_tokenizer.type')
  switch (type) {
    case 'Sequence':
      return createSequence(config)
    case 'ByteLevel':
      return createByteLevel(config)
    case 'Metaspace':
      return plain(createMetaspace(config))
    case 'BertPreTokenizer':
      return plain(splitWords(BERT, 'Removed', true))
    case 'Whitespace':
      return plain(
        splitWords(new RegExp(`[${WORD}]+|[^${WORD}\\p{White_Space}]+`, 'gu'), 'Removed', true),
      )
    case 'WhitespaceSplit':
      return plain(splitWords(/\P{White_Space}+/gu, 'Removed', true))
    case 'Punctuation':
      return plain(
        splitWords(new RegExp(`[${PUNCTUATION}]`, 'gu'), readBehaviour(config.behavior), false),
      )
    case 'Digits': {
      const single = readFlag(config.individual_digits, 'pre_tokenizer.individual_digits', false)
      return plain(splitWords(single ? /\p{N}/gu : /\p{N}+/gu, 'Isolated', false))
    }
    case 'Split':
      return plain(
        splitWords(
          readPattern(config.pattern, 'pre_tokenizer.pattern'),
          readBehaviour(config.behavior),
          readFlag(config.invert, 'pre_tokenizer.invert', false),
        ),
      )
    default:
      throw new TokenizerError(
        `tokenizer.json has a pre_tokenizer of unknown type ${quoted([type])}`,
      )
  }
}

function plain(split: Splitter): PreTokenizer {
  return { split, byteLevel: false }
}

function createSequence(config: JsonRecord): PreTokenizer {
  const steps = readList(config.pretokenizers, 'pre_tokenizer.pretokenizers').map(
    createPreTokenizer,
  )
  if (steps.slice(0, -1).some((step) => step.byteLevel)) {
    throw new TokenizerError('tokenizer.json: ByteLevel must be the last pre_tokenizer')
  }
  const split = steps.reduceRight<Splitter>(
    (rest, step) => (word, emit) => step.split(word, (part) => rest(part, emit)),
    (word, emit) => emit(word),
  )
  return { split, byteLevel: steps.at(-1)?.byteLevel ?? false }
}

function createByteLevel(config: JsonRecord): PreTokenizer {
  const spaced = readFlag(config.add_prefix_space, 'pre_tokenizer.add_prefix_space', true)
  const cut: Splitter = readFlag(config.use_regex, 'pre_tokenizer.use_regex', true)
    ? splitWords(GPT2, 'Isolated', false)
    : (word, emit) => emit(word)
  const split: Splitter = (word, emit) => cut(spaced ? prefixed(word, ' ') : word, emit)
  return { split, byteLevel: true }
}

/** SentencePiece's mark for spaces: written for every one, and before the first word. */
function createMetaspace(config: JsonRecord): Splitter {
  const mark = readString(config.replacement ?? '▁', 'pre_tokenizer.replacement')
  if (mark.length !== 1) throw new TokenizerError('pre_tokenizer.replacement must be one character')
  const scheme = config.prepend_scheme ?? (config.add_prefix_space === false ? 'never' : 'always')
  if (scheme !== 'always' && scheme !== 'first' && scheme !== 'never') {
    throw new TokenizerError('pre_tokenizer.prepend_scheme must be always, first or never')
  }
  const cut: Splitter = readFlag(config.split, 'pre_tokenizer.split', true)
    ? splitWords(
        new RegExp(`\\u{${mark.charCodeAt(0).toString(16)}}`, 'gu'),
        'MergedWithNext',
        false,
      )
    : (word, emit) => emit(word)
  return (word, emit) => {
    const marked = { ...word, text: word.text.replaceAll(' ', mark) }
    const isFirst = scheme === 'always' || (scheme === 'first' && word.from === 0)
    cut(isFirst ? prefixed(marked, mark) : marked, emit)
  }
}

function prefixed(word: Word, prefix: string): Word {
  if (word.added === 1 || word.text.startsWith(prefix)) return word
  return { text: prefix + word.text, from: word.from, added: 1 }
}

function readBehaviour(value: unknown): Behaviour {
  const found = BEHAVIOURS.find((name) => name === (value ?? 'Isolated'))
  if (!found) throw new TokenizerError('pre_tokenizer.behavior is unknown')
  return found
}
