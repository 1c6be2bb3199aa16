import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ExtractionError, extractDocument } from '../../src-main/extract/extract-document.ts'
import { fuzz } from './fuzz.ts'
import { mutated } from './mutate.ts'
import { makeSamples, type Sample } from './samples.ts'

let samples: readonly Sample[]
beforeAll(async () => {
  samples = await makeSamples()
})
afterAll(() => {
  samples = []
})

it('breaks files the same way for the same seed', () => {
  const bytes = Buffer.from('some content of a file')

  expect(mutated(bytes, 7)).toEqual(mutated(bytes, 7))
  expect(mutated(bytes, 7)).not.toEqual(mutated(bytes, 8))
})

it('every broken file gives a document or a refusal, soon', { timeout: 120_000 }, async () => {
  const { documents, refusals, failures } = await fuzz(1_000, 1)

  expect(failures).toEqual([])
  // Both ends are reached, or the mutations would be too weak or too strong.
  expect(documents).toBeGreaterThan(100)
  expect(Object.values(refusals).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(100)
})

describe('cut off at every tenth of its length', () => {
  it('each sample gives a document or a refusal', { timeout: 60_000 }, async () => {
    for (const { name, bytes, wrap } of samples) {
      for (let tenth = 0; tenth < 10; tenth++) {
        const cut = bytes.subarray(0, Math.floor((bytes.length * tenth) / 10))
        const outcome = await extractDocument({
          name,
          bytes: wrap?.(cut) ?? cut,
          formats: 'all',
        }).catch((error: unknown) => error)

        if (outcome instanceof Error) expect(outcome).toBeInstanceOf(ExtractionError)
      }
    }
  })
})
