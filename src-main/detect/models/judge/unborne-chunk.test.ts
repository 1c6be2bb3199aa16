/** A long chunk that none of its sentences bears out is told as such, and a sentence whose chunk asks for nothing. */

import { expect, it } from 'vitest'
import { attackHead, testPack } from '../__fixtures__/test-pack.ts'
import { chunkCandidates } from './model-candidates.ts'

const pack = testPack({
  level: 'L3',
  heads: [attackHead({ threshold: 0.7, review_from: 0.5 })],
})

/** What is told of a chunk of some length, and of its sentences of 20 units each. */
function told(length: number, ofChunk: number, ...sentences: readonly number[]) {
  const place = (start: number, end: number, score: number, whole: boolean) => ({
    chunkId: 0,
    section: 0,
    whole,
    chunksInSection: 1,
    start,
    end,
    reading: {
      heads: [{ classes: [{ name: 'attack', score }], spans: [] }],
      router: 1,
      cached: false,
    },
  })
  const readings = [
    place(0, length, ofChunk, true),
    ...sentences.map((score, index) => place(20 * index, 20 * index + 20, score, false)),
  ]
  const read = [{ pack, readings, chunks: 1, durationMs: 1 }]
  return chunkCandidates('injection', read)
}

function isUnborne(length: number, ...sentences: readonly number[]): boolean {
  return told(length, 0.9, ...sentences).find(({ end }) => end === length)?.isUnborne === true
}

it('is unborne where every sentence by itself is below what asks for a look', () => {
  expect(isUnborne(500, 0.4, 0.49)).toBe(true)
  expect(isUnborne(500, 0.4, 0.5)).toBe(false)
})

it('is not where it is short or no sentence was read', () => {
  expect(isUnborne(300, 0.1, 0.1)).toBe(false)
  expect(isUnborne(500)).toBe(false)
})

it('is alone where its chunk by itself asks for nothing, however sure it is', () => {
  const isAlone = (ofChunk: number) =>
    told(500, ofChunk, 0.99).find(({ end }) => end === 20)?.isAlone
  expect(isAlone(0.49)).toBe(true)
  expect(isAlone(0.5)).toBeUndefined()
})
