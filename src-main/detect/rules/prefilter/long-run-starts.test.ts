import { describe, expect, it } from 'vitest'
import { patternTree } from '../pattern/pattern-tree.ts'
import { longRunOf, longRunStarts } from './long-run-starts.ts'

describe('longRunOf', () => {
  it.each([
    ['\\b[A-Z]{6}[0-9]{2}[A-Z]{9}\\b', { length: 17, least: 0, most: 0 }],
    ['(?:^|[^a])[MNO][\\w-]{23,27}\\.', { length: 24, least: 0, most: 1 }],
    ['key=[a-z]{1,3} x{20}', { length: 20, least: 6, most: 8 }],
    ['(?:ab|cde){7}', { length: 14, least: 0, most: 0 }],
    ['(?:ab|c=){7}', undefined],
    ['[a-z]{5}', undefined],
    ['.*[a-z]{20}', undefined],
  ])('knows the run that %s must hold', (pattern, run) => {
    expect(longRunOf(patternTree(pattern), 'word')).toEqual(run && { of: 'word', ...run })
  })

  it.each([
    ['(?:^|["=])\\t?(?:[a-z]{3,8}(?:, ?[a-z]{3}){10}|(?:[a-z]\\r?\\n){21})"', 42, 0, 1],
    ['"[a-z]+ [a-z]{37}', undefined, 0, 0],
  ])('knows the row that %s must hold', (pattern, length, least, most) => {
    const row = length === undefined ? undefined : { of: 'row', length, least, most }
    expect(longRunOf(patternTree(pattern), 'row')).toEqual(row)
  })
})

describe('longRunStarts', () => {
  it('gives where matches can start, for wanted rules and runs long enough', () => {
    const of = 'word'
    const owners = [
      { owner: 0, of, length: 14, least: 0, most: 1 },
      { owner: 1, of, length: 18, least: 0, most: 0 },
      { owner: 2, of, length: 14, least: 0, most: 0 },
    ] as const
    const text = `short é ${'x'.repeat(16)} ${'y'.repeat(13)} ${'z'.repeat(14)}`
    const starts = longRunStarts(text, owners, Uint8Array.of(1, 1, 0))
    expect([0, 1, 2].map((owner) => starts.of(owner))).toEqual([[7, 10, 38, 39], [], []])
  })

  it('tells words and rows apart', () => {
    const owners = [
      { owner: 0, of: 'word', length: 13, least: 0, most: 0 },
      { owner: 1, of: 'row', length: 40, least: 0, most: 1 },
    ] as const
    const text = `a=${'word, '.repeat(7)}=${'b-'.repeat(20)}`
    const starts = longRunStarts(text, owners, Uint8Array.of(1, 1))
    expect([0, 1].map((owner) => starts.of(owner))).toEqual([
      [45, 72],
      [1, 4],
    ])
  })
})
