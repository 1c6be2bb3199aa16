import { describe, expect, it } from 'vitest'
import { patternTree } from '../pattern/pattern-tree.ts'
import { longWordOf, longWordStarts } from './long-words.ts'

describe('longWordOf', () => {
  it.each([
    ['\\b[A-Z]{6}[0-9]{2}[A-Z]{9}\\b', { length: 17, least: 0, most: 0 }],
    ['(?:^|[^a])[MNO][\\w-]{23,27}\\.', { length: 24, least: 0, most: 1 }],
    ['key=[a-z]{1,3} x{20}', { length: 20, least: 6, most: 8 }],
    ['[a-z]{5}', undefined],
    ['.*[a-z]{20}', undefined],
  ])('knows the run that %s must hold', (pattern, run) => {
    expect(longWordOf(patternTree(pattern))).toEqual(run)
  })
})

it('longWordStarts gives where matches can start, for wanted rules and runs long enough', () => {
  const owners = [
    { owner: 0, length: 14, least: 0, most: 1 },
    { owner: 1, length: 18, least: 0, most: 0 },
    { owner: 2, length: 14, least: 0, most: 0 },
  ]
  const text = `short é ${'x'.repeat(16)} ${'y'.repeat(13)} ${'z'.repeat(14)}`
  const starts = longWordStarts(text, owners, Uint8Array.of(1, 1, 0))
  expect([0, 1, 2].map((owner) => starts.of(owner))).toEqual([[7, 10, 38, 39], [], []])
})
