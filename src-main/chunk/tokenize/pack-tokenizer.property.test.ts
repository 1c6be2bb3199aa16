/** What holds of the places of tokens for any text. */

import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalizeAligned } from './compose.ts'
import { createPackTokenizer } from './pack-tokenizer.ts'

function load(name: string) {
  const url = new URL(`./__fixtures__/tokenizers/${name}.json`, import.meta.url)
  return createPackTokenizer(JSON.parse(readFileSync(url, 'utf8')), undefined)
}

const WEIRD = [
  ...'abcXYZ019.,;!?_-#[]<>/\'" ▁\t\n\r',
  ...'éüßİıΣς中文日한글שאबनि',
  ...['\u0301', '\u0323', '\u200b', '\u200d', '\u00ad', '\u00a0', '\u3000', '\u2028', '\u0000'],
  ...['😀', '👍🏽', 'ﬁ', '½', 'ｶﾞ', '𝓗', '\ud800', '\udc00', '\ufffd', '\ue000', '\u1100', '\u1161'],
  ...['the ', '[SEP]', '</s>', '<mask>', '\r\n', 'e\u0301', '<0x41>'],
]
const text = fc.oneof(
  fc.array(fc.constantFrom(...WEIRD), { maxLength: 40 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ maxLength: 40 }),
)
/** Text without white space, marks at its start, or what is dropped. */
const word = fc
  .array(
    fc.constantFrom(
      'a',
      'Quick',
      'é',
      '中',
      '😀',
      "don't",
      '[SEP]',
      '</s>',
      '42',
      'e\u0301',
      '...',
    ),
    {
      minLength: 1,
      maxLength: 6,
    },
  )
  .map((parts) => parts.join(''))

const NOTHING = /(?!)/u

/** What a tokenizer may leave out, besides white space. */
const LEFT_OUT: Record<string, RegExp> = {
  'word-piece': /[\p{C}\p{M}\ufffd]/u,
  gpt2: NOTHING,
  bounded: NOTHING,
  // What joins a space that is not ASCII goes with the space, as in the Rust library.
  unigram: /[\x07\x1b\x7f\u00ad\u200b-\u200d\ufeff\uff9e\uff9f\p{M}]/u,
  'unigram-bytes': NOTHING,
  'plain-bpe': NOTHING,
}

describe.each(Object.keys(LEFT_OUT))('%s', (name) => {
  const tokenizer = load(name)
  const leftOut = LEFT_OUT[name] as RegExp

  it('gives places that rise and lie within the text', () => {
    fc.assert(
      fc.property(text, (source) => {
        const { ids, starts, ends } = tokenizer.encode(source)
        expect([starts.length, ends.length]).toEqual([ids.length, ids.length])
        for (let index = 0; index < ids.length; index++) {
          const [start = 0, end = 0] = [starts[index], ends[index]]
          expect(start).toBeLessThan(end)
          expect(end).toBeLessThanOrEqual(source.length)
          expect(start).toBeGreaterThanOrEqual(starts[index - 1] ?? 0)
          expect(end).toBeGreaterThanOrEqual(ends[index - 1] ?? 0)
        }
      }),
      { numRuns: 400 },
    )
  })

  it('covers every character that it does not leave out', () => {
    fc.assert(
      fc.property(text, (source) => {
        const { starts, ends } = tokenizer.encode(source)
        const covered = new Set<number>()
        starts.forEach((start, index) => {
          for (let unit = start; unit < (ends[index] ?? 0); unit++) covered.add(unit)
        })
        let unit = 0
        for (const character of source.toWellFormed()) {
          if (!/\p{White_Space}/u.test(character) && !leftOut.test(character)) {
            expect(covered, `${unit} of ${JSON.stringify(source)}`).toContain(unit)
            expect(covered).toContain(unit + character.length - 1)
          }
          unit += character.length
        }
      }),
      { numRuns: 400 },
    )
  })

  // The pack without a pre-tokeniser merges across words by its nature.
  it.skipIf(name === 'plain-bpe')('encodes words alike in a text and alone', () => {
    fc.assert(
      fc.property(word, fc.array(word, { minLength: 1, maxLength: 5 }), (first, more) => {
        const parts = [first, ...more.map((part) => ` ${part}`)]
        const whole = tokenizer.encode(parts.join(''))
        const alone: [number, number, number][] = []
        let from = 0
        for (const part of parts) {
          const { ids, starts, ends } = tokenizer.encode(part)
          ids.forEach((id, at) => {
            alone.push([id, from + (starts[at] ?? 0), from + (ends[at] ?? 0)])
          })
          from += part.length
        }
        expect(Array.from(whole.ids, (id, at) => [id, whole.starts[at], whole.ends[at]])).toEqual(
          alone,
        )
      }),
      { numRuns: 200 },
    )
  })
})

it.each(['NFC', 'NFD', 'NFKC', 'NFKD'] as const)(
  'normalises to %s as the platform does',
  (form) => {
    fc.assert(
      fc.property(text, (source) => {
        const { text: normal } = normalizeAligned({ text: source, places: undefined }, form)
        expect(normal).toBe(source.normalize(form))
      }),
      { numRuns: 1_000 },
    )
  },
)
