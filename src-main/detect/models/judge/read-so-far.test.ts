/** What is said of a document while packs still read it; the networks are tables here. */

import { expect, it } from 'vitest'
import { testPack } from '../__fixtures__/test-pack.ts'
import { addReadings, type PlacedReading, type ReadSoFar } from './pack-readings.ts'
import { modelsReadSoFar } from './read-so-far.ts'

const screen = testPack({ id: 'l2', level: 'L2' })
const guard = testPack({ id: 'l3', level: 'L3' })

/** Chunks of ten letters, read as an attack with a score each. */
function read(first: number, ...scores: readonly number[]): readonly PlacedReading[] {
  return scores.map((score, index) => ({
    chunkId: first + index,
    whole: true,
    section: 0,
    chunksInSection: 1,
    start: 10 * (first + index),
    end: 10 * (first + index) + 10,
    reading: {
      heads: [{ classes: [{ name: 'attack', score }], spans: [] }],
      router: 0,
      cached: false,
    },
  }))
}

const accepted = (soFar: ReadSoFar, hasGuards: boolean) =>
  modelsReadSoFar(soFar, hasGuards, ['injection'])
    .categories.flatMap(({ candidates }) => candidates)
    .filter((candidate) => candidate.accepted)
    .map(({ chunkId, source }) => [chunkId, source])

it('tells what a screen alone is to judge as it reads', () => {
  const soFar: ReadSoFar = new Map()
  expect(accepted(soFar, false)).toEqual([])
  addReadings(soFar, screen, read(0, 0.9))
  addReadings(soFar, screen, read(1, 0.1, 0.8))
  expect(accepted(soFar, false)).toEqual([
    [0, 'l2'],
    [2, 'l2'],
  ])
})

it('waits with what a screen suspects until a guard has read it', () => {
  const soFar: ReadSoFar = new Map()
  addReadings(soFar, screen, read(0, 0.9, 0.9))
  expect(accepted(soFar, true)).toEqual([])
  addReadings(soFar, guard, read(1, 0.95))
  expect(accepted(soFar, true)).toEqual([[1, 'l3']])
})

it('tells the same whoever has read first', () => {
  const tagger = testPack({ id: 'names', tagger: { follows: [[1]], reach: [1] } })
  const soFar = (...packs: readonly (typeof tagger)[]): ReadSoFar =>
    new Map(packs.map((pack) => [pack, [...read(0, 0.9)]]))
  const told = (from: ReadSoFar) => modelsReadSoFar(from, false, ['injection'])
  expect(told(soFar(screen, tagger))).toEqual(told(soFar(tagger, screen)))
  expect(told(soFar(screen, tagger)).categories[0]?.detectors[0]).toMatchObject({ model: 'names' })
})
