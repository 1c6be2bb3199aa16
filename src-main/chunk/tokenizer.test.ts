/** The tokenizer that ships: its table, and that tokens start where the reader of any tokenizer finds them. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { resourcesDir } from '../entry-points.ts'
import { mergeTableOf } from './tokenize/merge-table.ts'
import { createPackTokenizer } from './tokenize/pack-tokenizer.ts'
import { MERGE_TABLE_FILE, tokenStarts } from './tokenizer.ts'

const json = JSON.parse(readFileSync(join(resourcesDir(), 'tokenizer.json'), 'utf8'))
const any = createPackTokenizer(json, undefined)
function expectSame(text: string): void {
  expect([...tokenStarts(text)]).toEqual([...any.encode(text).starts])
}

describe('the table of the shipped tokenizer', () => {
  it('is what its tokenizer.json comes to: write-merge-table.ts makes it anew', () => {
    const made = Buffer.from(mergeTableOf(json).buffer)
    expect(readFileSync(join(resourcesDir(), MERGE_TABLE_FILE)).equals(made)).toBe(true)
  })

  it.each([
    ['words of another form', { normalizer: { type: 'NFC' } }, 'cut by hand'],
    [
      'pieces in another order',
      { model: { ...json.model, merges: json.model.merges.slice(1) } },
      'order',
    ],
    [
      'a piece that is not there',
      { model: { ...json.model, merges: [['q', 'zzzzz']] } },
      'not there',
    ],
  ])('is not made for %s', (_, changed, problem) => {
    expect(() => mergeTableOf({ ...json, ...changed })).toThrow(problem)
  })
})

describe('tokenStarts', () => {
  it.each([
    '  two  spaces\t\n and\r\n\r\nlines ',
    ' \u00e9t\u00e9 \u3000\u3000x \u00a0y\u2028z',
    'a\ud800b \udc00c \u{1f600}\u{1f44d}\u{1f3fd} \u{1d573}\u{1d573}',
    '1234567 \u0661\u0662\u0663\u0664 \u00bd\u2167 $$$$$$$$$$$$ -- ==>',
    'e\u0301e\u0301 \u0301 \u200d\u200b\ufeff [CLS][SEP] <0x41>',
    `${'x'.repeat(60)} ${'\u4e2d\u6587'.repeat(30)}${' '.repeat(40)}${'\u{1d573}'.repeat(45)}`,
  ])('is as the reader of any tokenizer has it: %j', expectSame)

  it('is the same for any text', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.string({ unit: 'grapheme-ascii', maxLength: 30 }),
      fc.constantFrom(' ', '  ', '\n', 'the', ' and', 'ing', '\u00e4', '\u4e2d', '\ud800', '42'),
    )
    const text = fc.array(piece, { maxLength: 30 }).map((parts) => parts.join(''))
    fc.assert(fc.property(text, expectSame), { numRuns: 500 })
  })

  it('is the same for texts of several blocks, and for more words than are kept', () => {
    const words = Array.from(
      { length: 60_000 },
      (_, index) => `${index.toString(36)}\u00fc w${index * 7}`,
    )
    expectSame(words.join(' '))
    expectSame(`${'x'.repeat(999_990)} ${'y \u{1f600}'.repeat(100_000)}`)
  })
})
