import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CATEGORIES } from '../../src-shared/model/vocabulary.ts'
import type { ChunkClass, ChunkReading } from '../detect/detector.ts'
import { chunkHeat } from './chunk-heat.ts'
import { weighPlaces } from './place/weigh-place.ts'

const anywhere = weighPlaces('')

const chunks = [
  { id: 0, section: 0, start: 0, end: 10 },
  { id: 1, section: 0, start: 8, end: 20 },
]

function verdict(confidence: number, threshold = 0.8, className = 'attack'): ChunkClass {
  return {
    category: 'injection',
    chunkId: 0,
    start: 0,
    end: 10,
    source: 'l3',
    model: 'guard',
    className,
    severity: 'high',
    confidence,
    threshold,
    accepted: confidence >= threshold,
  }
}

function reading(candidates: readonly ChunkClass[], more: Partial<ChunkReading> = {}) {
  return { chunkId: 0, level: 'L3' as const, candidates, unsure: false, ...more }
}

const heatOf = (...parts: Parameters<typeof reading>) =>
  chunkHeat(chunks, [reading(...parts)], anywhere)[0]

describe('the heat of a chunk', () => {
  it.each([
    [0.01, 0],
    [0.39, 0],
    [0.4, 1],
    [0.64, 1],
    // The review band of the policy is 0.15 wide.
    [0.66, 2],
    [0.79, 2],
    [0.8, 3],
    [1, 3],
  ])('at %d of 0.8 has step %i', (score, step) => {
    expect(heatOf([verdict(score)])).toMatchObject({
      level: 'L3',
      step,
      verdict: { category: 'injection', className: 'attack', score, threshold: 0.8 },
    })
  })

  it('is quiet where a class says nothing, however low its threshold', () => {
    expect(heatOf([verdict(0.04, 0.06)])).toMatchObject({ step: 0 })
    expect(heatOf([verdict(0.05, 0.06)])).toMatchObject({ step: 2 })
  })

  it('is near from where the pack says so', () => {
    const stated = (score: number) => heatOf([{ ...verdict(score), reviewFrom: 0.3 }])
    expect(stated(0.3)).toMatchObject({ step: 2 })
    expect(stated(0.29)).toMatchObject({ step: 0 })
  })

  it('is that of the class nearest to its own threshold', () => {
    const likelier = verdict(0.6, 0.9, 'likelier')
    const nearer = verdict(0.5, 0.6, 'nearer')
    expect(heatOf([likelier, nearer])?.verdict?.className).toBe('nearer')
    expect(heatOf([nearer, likelier])?.verdict?.className).toBe('nearer')
    expect(heatOf([nearer, verdict(0.91, 0.9, 'accepted')])).toMatchObject({
      step: 3,
      verdict: { className: 'accepted' },
    })
  })

  it('asks for a look where the screen was not sure and nobody followed', () => {
    expect(heatOf([], { level: 'L2', unsure: true })).toMatchObject({ step: 2, verdict: null })
    expect(heatOf([verdict(0.9)], { level: 'L2', unsure: true })).toMatchObject({ step: 3 })
  })

  it('is that of the rules where no model has read it', () => {
    expect(chunkHeat(chunks, [reading([])], anywhere)[1]).toEqual({
      start: 8,
      end: 20,
      level: 'L1',
      step: 0,
      unsure: false,
      verdict: null,
    })
  })
})

it('is not there where no model has read anything', () => {
  expect(chunkHeat(chunks, [], anywhere)).toEqual([])
})

describe('for any readings', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true })
  const anyVerdict = fc
    .record({ category: fc.constantFrom(...CATEGORIES), confidence: share, threshold: share })
    .map((parts) => ({
      ...verdict(parts.confidence, parts.threshold),
      category: parts.category,
    }))
  const anyDocument = fc.integer({ min: 1, max: 30 }).chain((count) =>
    fc.record({
      chunks: fc.constant(
        Array.from({ length: count }, (_, id) => ({
          id,
          section: 0,
          start: 10 * id,
          end: 10 * id + 14,
        })),
      ),
      readings: fc.uniqueArray(
        fc.record({
          chunkId: fc.nat(count - 1),
          level: fc.constantFrom('L2' as const, 'L3' as const),
          candidates: fc.array(anyVerdict, { maxLength: 4 }),
          unsure: fc.boolean(),
        }),
        { selector: ({ chunkId }) => chunkId, minLength: 1 },
      ),
    }),
  )

  it('has every chunk once and in its place, and the same each time', () => {
    fc.assert(
      fc.property(anyDocument, (document) => {
        const heat = chunkHeat(document.chunks, document.readings, anywhere)
        expect(heat.map(({ start, end }) => [start, end])).toEqual(
          document.chunks.map(({ start, end }) => [start, end]),
        )
        expect(chunkHeat(document.chunks, document.readings.toReversed(), anywhere)).toEqual(heat)
      }),
    )
  })

  it('is at step 3 exactly where a verdict was accepted', () => {
    fc.assert(
      fc.property(anyDocument, ({ chunks, readings }) => {
        const heat = chunkHeat(chunks, readings, anywhere)
        const accepted = new Set(
          readings
            .filter(({ candidates }) => candidates.some((each) => each.accepted))
            .map(({ chunkId }) => chunkId),
        )
        expect(chunks.filter(({ id }) => heat[id]?.step === 3).map(({ id }) => id)).toEqual(
          chunks.filter(({ id }) => accepted.has(id)).map(({ id }) => id),
        )
      }),
    )
  })
})
