/**
 * The normalisers that tokenizer.json names, each with places kept. They follow
 * Hugging Face's `tokenizers` (Rust), by which packs are trained, where the
 * JavaScript library differs: order of steps in BertNormalizer, case folding
 * character by character, characters beyond the basic plane.
 */

import * as library from '@huggingface/tokenizers'
import { quoted } from '../../../src-shared/model/quoted.ts'
import { type AlignedText, rewrite, sliceAligned } from './aligned.ts'
import { isWhite } from './characters.ts'
import { createCharsmap } from './charsmap.ts'
import { type NormalForm, normalizeAligned } from './compose.ts'
import { TokenizerError } from './tokenizer-error.ts'
import { type JsonRecord, readFlag, readList, readRecord, readString } from './tokenizer-json.ts'

export type Normalizer = (source: AlignedText) => AlignedText

/**
 * The normaliser of a `normalizer` field; null changes nothing. Throws
 * TokenizerError for one that is unknown or wrongly made.
 */
export function createNormalizer(field: unknown): Normalizer {
  if (field === null || field === undefined) return (source) => source
  const config = readRecord(field, 'normalizer')
  const type = readString(config.type, 'normalizer.type')
  switch (type) {
    case 'Sequence': {
      const steps = readList(config.normalizers, 'normalizer.normalizers').map(createNormalizer)
      return (source) => steps.reduce((aligned, step) => step(aligned), source)
    }
    case 'NFC':
    case 'NFD':
    case 'NFKC':
    case 'NFKD':
      return (source) => normalizeAligned(source, type satisfies NormalForm)
    case 'Lowercase':
      return lowerCase
    case 'StripAccents':
      return (source) => rewrite(source, /\p{M}/gu, () => '')
    case 'BertNormalizer':
      return createBertNormalizer(config)
    case 'Nmt':
      return (source) =>
        rewrite(
          rewrite(source, NMT_DROPPED, () => ''),
          NMT_SPACES,
          () => ' ',
        )
    case 'Precompiled':
      return createCharsmap(readString(config.precompiled_charsmap, 'precompiled_charsmap'))
    case 'Strip':
      return createStrip(config)
    case 'Replace':
      return createReplace(config)
    case 'Prepend': {
      const prefix = readString(config.prepend, 'normalizer.prepend')
      return (source) => (source.text === '' ? source : rewrite(source, /^/g, () => prefix))
    }
    default:
      throw new TokenizerError(`tokenizer.json has a normalizer of unknown type ${quoted([type])}`)
  }
}

/** What is used of the library; its declarations do not resolve in modules of Node. */
const { SplitPreTokenizer } = library as unknown as {
  readonly SplitPreTokenizer: new (config: object) => { readonly pattern: RegExp | null }
}

/** The pattern of a `pattern` field, global; the library translates the syntax of Oniguruma. */
export function readPattern(field: unknown, place: string): RegExp {
  const { String: text, Regex: regex } = readRecord(field, place)
  const pattern =
    text === undefined ? { Regex: readString(regex, place) } : { String: readString(text, place) }
  try {
    const made = new SplitPreTokenizer({
      type: 'Split',
      pattern,
      behavior: 'Isolated',
      invert: false,
    })
    if (made.pattern) return made.pattern
  } catch {
    // Told below.
  }
  throw new TokenizerError(`${place} cannot be understood`)
}

/** Character by character, so that no letter depends on its neighbours (final sigma). */
function lowerCase(source: AlignedText): AlignedText {
  if (/^[\x00-\x7f]*$/.test(source.text)) {
    return { text: source.text.toLowerCase(), places: source.places }
  }
  return rewrite(source, /\p{Changes_When_Lowercased}/gu, (character) => character.toLowerCase())
}

function createBertNormalizer(config: JsonRecord): Normalizer {
  const clean = readFlag(config.clean_text, 'normalizer.clean_text', true)
  const ideographs = readFlag(config.handle_chinese_chars, 'normalizer.handle_chinese_chars', true)
  const lower = readFlag(config.lowercase, 'normalizer.lowercase', true)
  const strip = readFlag(config.strip_accents, 'normalizer.strip_accents', lower)
  return (source) => {
    let aligned = source
    if (clean) {
      aligned = rewrite(aligned, BERT_DROPPED, () => '')
      // One unit each before and after, so that places stay.
      aligned = { ...aligned, text: aligned.text.replace(/[^\P{White_Space} ]/gu, ' ') }
    }
    if (ideographs) aligned = rewrite(aligned, BERT_IDEOGRAPHS, (character) => ` ${character} `)
    if (strip) aligned = rewrite(normalizeAligned(aligned, 'NFD'), /\p{Mn}/gu, () => '')
    return lower ? lowerCase(aligned) : aligned
  }
}

/** U+FFFD, and control, format and private characters but tab and line ends (BERT, tokenization.py). */
const BERT_DROPPED = /(?![\t\n\r])[\p{Cc}\p{Cf}\p{Co}\ufffd]/gu

/** The CJK blocks that BERT takes for ideographs (tokenization.py, _is_chinese_char). */
const BERT_IDEOGRAPHS =
  /[\u4e00-\u9fff\u3400-\u4dbf\u{20000}-\u{2a6df}\u{2a700}-\u{2b73f}\u{2b740}-\u{2b81f}\u{2b920}-\u{2ceaf}\uf900-\ufaff\u{2f800}-\u{2fa1f}]/gu

/** The rules of SentencePiece for translation, as the Rust library has them. */
const NMT_DROPPED = /[\x01-\x08\x0b\x0e-\x1f\x7f\x8f\x9f]/gu
const NMT_SPACES = /[\t\n\f\r\u1680\u200b-\u200f\u2028\u2029\u2581\ufeff\ufffd]/gu

function createStrip(config: JsonRecord): Normalizer {
  const left = readFlag(config.strip_left, 'normalizer.strip_left', true)
  const right = readFlag(config.strip_right, 'normalizer.strip_right', true)
  return (source) => {
    const { text } = source
    let start = 0
    let end = text.length
    while (left && start < end && isWhite(text.charCodeAt(start))) start++
    while (right && end > start && isWhite(text.charCodeAt(end - 1))) end--
    return sliceAligned(source, start, end)
  }
}

function createReplace(config: JsonRecord): Normalizer {
  const pattern = readPattern(config.pattern, 'normalizer.pattern')
  const content = readString(config.content, 'normalizer.content')
  return (source) => rewrite(source, pattern, () => content)
}
