/** How chunks were read, from the readings of packs that are tables here. */

import { describe, expect, it } from 'vitest'
import type { Category } from '../../../../src-shared/model/vocabulary.ts'
import { testPack } from '../__fixtures__/test-pack.ts'
import type { ModelPack } from '../pack/model-contract.ts'
import { chunkReadings } from './chunk-readings.ts'
import { chunkCandidates } from './model-candidates.ts'
import type { PackReadings } from './pack-readings.ts'

const router = { output: 'router', temperature: 1, threshold: 0.3 }
const screen = testPack({ id: 'l2', level: 'L2', router })
const guard = testPack({ id: 'l3', level: 'L3' })

/** What a pack read: a chunk id, the score of its class, the router, and whether it is the whole chunk. */
function readings(
  pack: ModelPack,
  rows: readonly (readonly [chunkId: number, score: number, router?: number, whole?: boolean])[],
): PackReadings {
  return {
    pack,
    readings: rows.map(([chunkId, score, unsure = 0, whole = true]) => ({
      chunkId,
      whole,
      section: 0,
      chunksInSection: 1,
      start: 10 * chunkId + (whole ? 0 : 2),
      end: 10 * chunkId + 10,
      reading: {
        heads: [{ classes: [{ name: 'attack', score }], spans: [] }],
        router: unsure,
        cached: false,
      },
    })),
    chunks: rows.length,
    durationMs: 1,
  }
}

function chunksOf(read: readonly PackReadings[], category: Category) {
  return chunkReadings(read, new Map([[category, chunkCandidates(category, read)]]))
}

describe('a chunk', () => {
  it('has the deepest level that read it', () => {
    const read = [
      readings(screen, [
        [0, 0.1],
        [1, 0.2, 0.4],
        [2, 0.1],
      ]),
      readings(guard, [[1, 0.7]]),
    ]
    const chunks = chunksOf(read, 'injection')
    expect(chunks.map(({ chunkId, level }) => [chunkId, level])).toEqual([
      [0, 'L2'],
      [1, 'L3'],
      [2, 'L2'],
    ])
    expect(chunks[1]).toMatchObject({ unsure: false, candidates: [{ confidence: 0.7 }] })
  })

  it('is unsure where no guard followed the screen', () => {
    const chunks = chunksOf(
      [
        readings(screen, [
          [0, 0.1, 0.3],
          [1, 0.1, 0.2],
        ]),
      ],
      'injection',
    )
    expect(chunks.map(({ unsure }) => unsure)).toEqual([true, false])
  })

  it('is unsure where a class has the guard read, and none did', () => {
    const [head] = screen.manifest.heads
    const classes = (head?.classes ?? []).map((each) => ({ ...each, promotes_from: 0.2 }))
    const promoting = testPack({ id: 'l2', heads: head ? [{ ...head, classes }] : [] })
    const read = readings(promoting, [
      [0, 0.2],
      [1, 0.1],
    ])
    expect(chunksOf([read], 'injection').map(({ unsure }) => unsure)).toEqual([true, false])
  })

  it('is never unsure by a screen that does not say when it is', () => {
    const plain = testPack({ id: 'l2' })
    const [chunk] = chunksOf([readings(plain, [[0, 0.1, 1]])], 'injection')
    expect(chunk).toMatchObject({ level: 'L2', unsure: false })
  })

  it('holds the candidates on its sentences, and those that say nothing', () => {
    const read = [
      readings(guard, [
        [0, 0.01],
        [0, 0.9, 0, false],
      ]),
    ]
    const [chunk] = chunksOf(read, 'injection')
    expect(chunk?.candidates.map(({ confidence }) => confidence)).toEqual([
      0.01,
      expect.closeTo(0.2317, 4),
    ])
  })

  it('holds no candidate of a category that nobody asked for', () => {
    const [chunk] = chunksOf([readings(guard, [[0, 0.9]])], 'threat')
    expect(chunk).toMatchObject({ level: 'L3', candidates: [] })
  })
})

it('leaves out packs that only label tokens', () => {
  const heads = guard.manifest.heads.map((head) => ({ ...head, kind: 'tokens' as const }))
  const names = testPack({ id: 'names', level: 'L3', heads })
  const read = [readings(screen, [[0, 0.1]]), readings(names, [[0, 0.1]])]
  expect(chunksOf(read, 'injection')).toMatchObject([{ level: 'L2' }])
  expect(chunksOf(read.slice(1), 'injection')).toEqual([])
})
