/** What cannot be loaded is told in words that name the place. */

import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { createPackTokenizer } from './pack-tokenizer.ts'
import { TokenizerError } from './tokenizer-error.ts'

function fixture(name: string) {
  const url = new URL(`./__fixtures__/tokenizers/${name}.json`, import.meta.url)
  return JSON.parse(readFileSync(url, 'utf8'))
}

const bpe = fixture('gpt2')
const wordPiece = fixture('word-piece')
const unigram = fixture('unigram')

const tooMany = new Array(1_000_001).fill(['a', 0])

it.each<[string, unknown, string]>([
  ['nothing', undefined, 'tokenizer.json must be an object'],
  ['a list', [], 'tokenizer.json must be an object'],
  ['no model', { ...bpe, model: undefined }, 'model must be an object'],
  ['an unknown model', { ...bpe, model: { type: 'Markov' } }, '"Markov"'],
  ['a model without type', { ...bpe, model: { vocab: {} } }, 'model.type is missing'],
  ['no vocabulary', { ...bpe, model: { ...bpe.model, vocab: undefined } }, 'model.vocab'],
  ['an empty vocabulary', { ...bpe, model: { ...bpe.model, vocab: {} } }, 'model.vocab is empty'],
  [
    'too large a vocabulary',
    { ...unigram, model: { ...unigram.model, vocab: tooMany } },
    'at most 1000000',
  ],
  ['a broken id', { ...bpe, model: { ...bpe.model, vocab: { a: 1.5 } } }, 'whole number'],
  ['a negative id', { ...bpe, model: { ...bpe.model, vocab: { a: -1 } } }, 'whole number'],
  ['no merges', { ...bpe, model: { ...bpe.model, merges: undefined } }, 'model.merges'],
  ['a merge of three', { ...bpe, model: { ...bpe.model, merges: ['a b c'] } }, 'model.merges[0]'],
  [
    'a merge of strangers',
    { ...bpe, model: { ...bpe.model, merges: [['☃', 'a']] } },
    'model.merges[0] names a piece that is not in model.vocab',
  ],
  [
    'no unknown token',
    { ...wordPiece, model: { ...wordPiece.model, unk_token: '[?]' } },
    'model.unk_token is not in model.vocab',
  ],
  [
    'an unknown id outside',
    { ...unigram, model: { ...unigram.model, unk_id: 1_000_000 } },
    'model.unk_id lies outside',
  ],
  ['no score', { ...unigram, model: { ...unigram.model, vocab: [['a']] } }, 'model.vocab[0]'],
  ['a strange normaliser', { ...bpe, normalizer: { type: 'Rot13' } }, '"Rot13"'],
  ['a strange pre-tokeniser', { ...bpe, pre_tokenizer: { type: 'Lindera' } }, '"Lindera"'],
  ['a strange post-processor', { ...bpe, post_processor: { type: 'Hat' } }, '"Hat"'],
  [
    'a template without text',
    { ...bpe, post_processor: { type: 'TemplateProcessing', single: [], special_tokens: {} } },
    'post_processor.single must hold the text once',
  ],
  [
    'a template with an inherited name',
    {
      ...bpe,
      post_processor: {
        type: 'TemplateProcessing',
        single: [{ SpecialToken: { id: '__proto__' } }],
        special_tokens: {},
      },
    },
    'does not define',
  ],
  [
    'a broken added token',
    { ...bpe, added_tokens: [{ id: 'x', content: 'a' }] },
    'added_tokens[0].id',
  ],
  [
    'a broken pattern',
    { ...bpe, pre_tokenizer: { type: 'Split', pattern: { Regex: '(' }, behavior: 'Isolated' } },
    'pre_tokenizer.pattern cannot be understood',
  ],
  [
    'bytes before other steps',
    {
      ...bpe,
      pre_tokenizer: {
        type: 'Sequence',
        pretokenizers: [{ type: 'ByteLevel' }, { type: 'Digits' }],
      },
    },
    'ByteLevel must be the last',
  ],
  ['bytes for WordPiece', { ...wordPiece, pre_tokenizer: { type: 'ByteLevel' } }, 'goes with BPE'],
  [
    'a charsmap cut short',
    { ...unigram, normalizer: { type: 'Precompiled', precompiled_charsmap: 'AAAA' } },
    'precompiled_charsmap is cut short',
  ],
])('%s', (_, json, problem) => {
  const load = () => createPackTokenizer(json, undefined)
  expect(load).toThrow(TokenizerError)
  expect(load).toThrow(problem)
})

it('takes files that leave out the type of the model', () => {
  const { type: _, ...model } = bpe.model
  const text = 'The quick brown fox'
  expect(createPackTokenizer({ ...bpe, model }, undefined).encode(text)).toEqual(
    createPackTokenizer(bpe, undefined).encode(text),
  )
})
