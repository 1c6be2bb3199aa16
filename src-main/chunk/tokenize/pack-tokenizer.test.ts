/**
 * The tokenizers against golden answers of Hugging Face's Rust library, made by
 * `__fixtures__/tokenizers/make_tokenizers.py`.
 */

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createPackTokenizer } from './pack-tokenizer.ts'

interface Golden {
  readonly text: string
  readonly ids: readonly number[]
  readonly starts: readonly number[]
  readonly ends: readonly number[]
}

const NAMES = ['word-piece', 'gpt2', 'bounded', 'unigram', 'unigram-bytes', 'plain-bpe']

function fixture(name: string) {
  const url = new URL(`./__fixtures__/tokenizers/${name}.json`, import.meta.url)
  return JSON.parse(readFileSync(url, 'utf8'))
}

function encoded(json: unknown, text: string) {
  const { ids, starts, ends } = createPackTokenizer(json, undefined).encode(text)
  return { ids: [...ids], starts: [...starts], ends: [...ends] }
}

/** Each token's text and its place. */
function pieces(json: unknown, text: string): string[] {
  const { starts, ends } = encoded(json, text)
  return starts.map((start, index) => text.slice(start, ends[index]))
}

describe.each(NAMES)('%s', (name) => {
  const tokenizer = createPackTokenizer(fixture(name), undefined)
  const answers: Golden[] = fixture(`${name}-golden`)

  it('has golden answers', () => {
    expect(answers.length).toBeGreaterThanOrEqual(60)
  })

  it.each(answers)('encodes $text as the Rust library does', ({ text, ids, starts, ends }) => {
    const encoding = tokenizer.encode(text)
    expect({
      ids: [...encoding.ids],
      starts: [...encoding.starts],
      ends: [...encoding.ends],
    }).toEqual({ ids, starts, ends })
  })

  it('gives the same answer for remembered words', () => {
    const text = 'The quick brown fox, the QUICK brown fox; café 中文 😀'
    expect(tokenizer.encode(text)).toEqual(tokenizer.encode(text))
  })

  it('reads no special token out of text', () => {
    const { added_tokens: added } = fixture(name)
    const contents: string[] = added.map(({ content }: { content: string }) => content)
    const special = new Set(added.map(({ id }: { id: number }) => id))
    const unknown = added.find(({ content }: { content: string }) => /unk/i.test(content))?.id
    for (const text of [...contents, contents.join(''), `a${contents.join(' b ')}c`]) {
      const found = [...tokenizer.encode(text).ids].filter((id) => special.has(id))
      expect(found.filter((id) => id !== unknown)).toEqual([])
    }
  })

  // A step a pair of characters would take minutes.
  it('encodes a word of 250,000 characters in linear time', () => {
    for (const text of ['a'.repeat(250_000), 'lkjhgfdsa'.repeat(27_777), '😀'.repeat(62_500)]) {
      const { starts, ends } = tokenizer.encode(text)
      expect(starts[0]).toBe(0)
      expect(ends.at(-1)).toBe(text.length)
    }
  })

  it('encodes 250,000 combining marks in linear time', () => {
    const { ends } = tokenizer.encode(`a${'\u0301\u0316'.repeat(125_000)}`)
    expect(ends.at(-1)).toBe(250_001)
  })
})

it.each([
  ['WordPiece', 'word-piece', { type: 'WhitespaceSplit' }],
  [
    'byte-level BPE',
    'gpt2',
    {
      type: 'Sequence',
      pretokenizers: [
        { type: 'WhitespaceSplit' },
        { type: 'ByteLevel', add_prefix_space: false, use_regex: false },
      ],
    },
  ],
  ['BPE', 'plain-bpe', { type: 'WhitespaceSplit' }],
  ['Unigram', 'unigram', { type: 'WhitespaceSplit' }],
])('%s takes no whole word for a special token', (_, name, preTokenizer) => {
  const json = { ...fixture(name), normalizer: null, pre_tokenizer: preTokenizer }
  json.model.ignore_merges = true
  for (const { id, content } of json.added_tokens) {
    const found = encoded(json, `${content} a ${content}`).ids
    expect(found).not.toHaveLength(0)
    if (!/unk/i.test(content)) expect(found).not.toContain(id)
  }
})

describe('texts of several blocks', () => {
  const tokenizer = createPackTokenizer(fixture('gpt2'), undefined)

  it('have the tokens of their words', () => {
    const part = "The quick brown fox\r\n\tdon't 123 jumps."
    const count = 60_000
    const once = tokenizer.encode(` ${part}`).ids.length
    const { ids, starts, ends } = tokenizer.encode(` ${part}`.repeat(count))
    expect(ids.length).toBe(once * count)
    expect(starts.every((start, index) => start === 0 || start >= (ends[index - 1] ?? 0))).toBe(
      true,
    )
  })

  it('may be one word, and are not cut within a surrogate pair', () => {
    const text = `x${'😀'.repeat(550_000)}${'今'.repeat(200_000)}`
    const { starts, ends } = tokenizer.encode(text)
    expect(ends.at(-1)).toBe(text.length)
    expect(starts.some((start) => /[\udc00-\udfff]/.test(text.charAt(start)))).toBe(false)
  })
})

describe('special tokens around a chunk', () => {
  it.each([
    ['word-piece', [2], [3]],
    ['gpt2', [0], [2]],
    ['bounded', [1], [2]],
    ['unigram', [0], [2]],
    ['plain-bpe', [1], []],
  ])('%s as its post_processor states', (name, before, after) => {
    const tokenizer = createPackTokenizer(fixture(name), undefined)
    expect([...tokenizer.wrap(Int32Array.of(7, 8))]).toEqual([...before, 7, 8, ...after])
    expect([tokenizer.before, tokenizer.after]).toEqual([before.length, after.length])
  })

  it('adds those of every processor of a sequence', () => {
    const json = fixture('gpt2')
    json.post_processor = {
      type: 'Sequence',
      processors: [{ type: 'ByteLevel', trim_offsets: true }, json.post_processor],
    }
    expect([...createPackTokenizer(json, undefined).wrap(Int32Array.of(9))]).toEqual([0, 9, 2])
  })

  it('adds none where there is no post_processor', () => {
    const tokenizer = createPackTokenizer({ ...fixture('gpt2'), post_processor: null }, undefined)
    expect([...tokenizer.wrap(Int32Array.of(9))]).toEqual([9])
  })

  it.each([
    ['padding of tokenizer.json', { padding: { pad_id: 5 } }, undefined, 5],
    ['tokenizer_config.json', {}, { pad_token: '</s>' }, 2],
    ['an object in tokenizer_config.json', {}, { pad_token: { content: '<mask>' } }, 4],
    ['the usual name', {}, undefined, 1],
  ])('fills up with what is said by %s', (_, more, config, id) => {
    expect(createPackTokenizer({ ...fixture('gpt2'), ...more }, config).padId).toBe(id)
  })
})

describe('added tokens', () => {
  const token = (content: string, more: object = {}) => ({
    id: 900,
    content,
    special: false,
    normalized: false,
    ...more,
  })
  const withToken = (name: string, added: object) => {
    const json = fixture(name)
    json.added_tokens.push(added)
    return json
  }

  it('finds those that are not special in the source', () => {
    const { ids, starts, ends } = encoded(withToken('gpt2', token('<|user|>')), 'a<|user|> b')
    expect(ids[1]).toBe(900)
    expect([starts[1], ends[1]]).toEqual([1, 9])
  })

  it('finds normalised ones in the normalised text', () => {
    const json = withToken('word-piece', token('HeLLo', { normalized: true }))
    const { ids, starts, ends } = encoded(json, '\u200bHÉLLO x')
    expect(ids[0]).toBe(900)
    expect([starts[0], ends[0]]).toEqual([1, 6])
  })

  it('takes the longest, and white space where it says so', () => {
    const json = withToken('gpt2', token('<u>', { lstrip: true, rstrip: true }))
    json.added_tokens.push({ ...token('<u><u>'), id: 901 })
    expect(encoded(json, 'a <u> b<u><u>').ids.filter((id) => id >= 900)).toEqual([900, 901])
    expect(pieces(json, 'a <u> b')).toEqual(['a', '<u>', 'b'])
  })

  it('keeps to whole words where it says so', () => {
    const json = withToken('gpt2', token('cat', { single_word: true }))
    expect(encoded(json, 'concat cats cat').ids.filter((id) => id === 900)).toHaveLength(1)
  })

  it('takes a token that tokenizer_config.json calls special for text', () => {
    const json = withToken('gpt2', token('<eot>'))
    const { ids } = createPackTokenizer(json, { eos_token: '<eot>' }).encode('<eot>')
    expect([...ids]).not.toContain(900)
  })
})

describe('places', () => {
  it.each([
    ['a mark that is stripped', 'word-piece', 'cafe\u0301 x', ['e\u0301', 'x']],
    ['composed jamo', 'unigram-bytes', '\u1100\u1161 x', ['\u1100\u1161', ' ', 'x']],
    ['CR LF as one space', 'unigram-bytes', 'x\r\nx', ['x']],
  ])('%s', (_, name, text, last) => {
    expect(pieces(fixture(name), text).slice(-last.length)).toEqual(last)
  })

  it('never cut a surrogate pair', () => {
    const found = pieces(fixture('bounded'), '😶')
    expect(found.length).toBeGreaterThan(1)
    expect(new Set(found)).toEqual(new Set(['😶']))
  })

  it('spares what the normaliser strips and replaces', () => {
    const json = fixture('unigram-bytes')
    json.normalizer = {
      type: 'Sequence',
      normalizers: [
        { type: 'Strip', strip_left: true, strip_right: true },
        { type: 'Replace', pattern: { Regex: ' {2,}' }, content: ' ' },
        { type: 'Replace', pattern: { String: '``' }, content: '"' },
      ],
    }
    const { starts, ends } = encoded(json, '  a    ``b  ')
    expect([starts[0], ends.at(-1)]).toEqual([2, 10])
    expect(pieces(json, '  a    ``b  ').join('|')).toContain('``|b')
  })
})
