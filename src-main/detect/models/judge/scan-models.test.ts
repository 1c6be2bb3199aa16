/** Which chunks are read by which level, and what is made of it. */

import { describe, expect, it } from 'vitest'
import type { Chunk } from '../../../chunk/chunker.ts'
import { testPack } from '../__fixtures__/test-pack.ts'
import type { ModelPack } from '../pack/model-contract.ts'
import type { ModelManifest } from '../pack/model-manifest.ts'
import type { ReadTexts } from '../run/inference.ts'
import {
  categories,
  guard,
  promoting,
  router,
  screen,
  signal,
  type Table,
  tables,
} from './__fixtures__/table-networks.ts'
import { modelCandidates } from './model-candidates.ts'
import { modelsRead } from './models-read.ts'
import { scanModels } from './scan-models.ts'

/** Chunks of ten letters each: `aaaaaaaaaa bbbbbbbbbb …`; `sizes` are those of its sections. */
function documentOf(letters: string, sizes: readonly number[] = [letters.length]) {
  const sections = sizes.flatMap((size, section) => Array.from({ length: size }, () => section))
  const text = [...letters].map((letter) => `${letter.repeat(9)} `).join('')
  const chunks: Chunk[] = sections.map((section, id) => ({
    id,
    section,
    start: 10 * id,
    end: 10 * id + 10,
  }))
  return { text, chunks, ruleRanges: [] as { start: number; end: number }[] }
}

async function scan(
  letters: string,
  byPack: Readonly<Record<string, Table | Error>>,
  selected: { screens?: readonly ModelPack[]; guards?: readonly ModelPack[] } = {},
  ruleRanges: { start: number; end: number }[] = [],
  sizes?: readonly number[],
) {
  const { asked, read } = tables(byPack)
  const { screens = [screen], guards = [guard] } = selected
  const readings = await scanModels(
    { ...documentOf(letters, sizes), ruleRanges },
    { categories, screens, guards, taggers: [] },
    read,
    signal,
    () => {},
  )
  return { asked, readings, candidates: modelCandidates('injection', readings.read) }
}

describe('promotion', () => {
  it('leaves a document of which L2 is sure alone', async () => {
    const { asked, readings } = await scan('abc', { l2: {}, l3: {} })
    expect(asked).toEqual(['l2:a', 'l2:b', 'l2:c'])
    expect(readings.earlyExit).toBe(true)
  })

  it('takes what L2 is not sure of and its neighbours, but not theirs', async () => {
    const { asked, readings } = await scan('abcdef', { l2: { c: [0.2, 0.4] }, l3: {} })
    expect(asked.filter((entry) => entry.startsWith('l3'))).toEqual(['l3:b', 'l3:c', 'l3:d'])
    expect(readings.earlyExit).toBe(false)
  })

  it('takes where a rule fired, and the neighbours', async () => {
    const { asked } = await scan('abcd', { l2: {}, l3: {} }, {}, [{ start: 12, end: 14 }])
    expect(asked.filter((entry) => entry.startsWith('l3'))).toEqual(['l3:a', 'l3:b', 'l3:c'])
  })

  it('takes what a class promotes, where its category is asked for', async () => {
    const heads = screen.manifest.heads.map((head) => promoting(head, 0.4))
    const elsewhere = heads.map((head) => ({ ...head, category: 'dlp' as const }))
    const reads = screen.manifest.heads
    const byPack = { l2: { a: [0.4] }, l3: {} } as const
    const asked = async (ofScreen: ModelManifest['heads']) =>
      (await scan('abc', byPack, { screens: [testPack({ id: 'l2', heads: ofScreen, router })] }))
        .asked
    expect(await asked(heads)).toContain('l3:a')
    expect(await asked([...elsewhere, ...reads])).not.toContain('l3:a')
  })

  it('takes all where the screen does not say when it is sure', async () => {
    const { asked } = await scan('ab', { l2: {}, l3: {} }, { screens: [testPack({ id: 'l2' })] })
    expect(asked).toEqual(['l2:a', 'l2:b', 'l3:a', 'l3:b'])
  })

  it('takes all where no screen reads the category', async () => {
    const { asked } = await scan('abc', { l3: {} }, { screens: [] })
    expect(asked).toEqual(['l3:a', 'l3:b', 'l3:c'])
  })

  it('does not count a category that nobody asked for', async () => {
    const [head] = guard.manifest.heads
    const heads = head ? [head, { ...head, category: 'threat' as const, output: 'other' }] : []
    const both = testPack({ id: 'l3', level: 'L3', heads })
    const { asked } = await scan('ab', { l2: {}, l3: {} }, { guards: [both] })
    expect(asked).toEqual(['l2:a', 'l2:b'])
  })

  it('takes all where the screen failed', async () => {
    const { asked, readings } = await scan('ab', { l2: new Error('x'), l3: {} })
    expect(asked).toEqual(['l3:a', 'l3:b'])
    expect(readings.failed).toMatchObject([{ pack: { manifest: { id: 'l2' } } }])
  })
})

describe('the candidate of a chunk', () => {
  it.each<[string, number, number, string, boolean]>([
    // The mean weighs L3 three times.
    ['l3 where it accepts', 0.1, 0.6, 'l3', true],
    ['the mean where L3 does not', 0.9, 0.45, 'union', true],
    ['l2 where only it accepts', 0.6, 0.1, 'l2', true],
    ['l3, rejected, where none accepts', 0.3, 0.2, 'l3', false],
  ])('is %s', async (_, l2, l3, source, accepted) => {
    const { candidates } = await scan('a', { l2: { a: [l2, 1] }, l3: { a: [l3] } })
    expect(candidates.find((each) => each.accepted === accepted)).toMatchObject({ source })
    expect(candidates.some((each) => each.accepted)).toBe(accepted)
  })

  it.each([
    [0.6, false],
    [0.8, true],
  ])('is a screen against its guard only where it is surer, at %s', async (score, accepted) => {
    const [head] = screen.manifest.heads
    const classes = (head?.classes ?? []).map((each) => ({ ...each, threshold_overruled: 0.7 }))
    const overruled = testPack({ id: 'l2', heads: head ? [{ ...head, classes }] : [], router })
    const said = { l2: { a: [score, 1] }, l3: { a: [0.05] } } as const
    const both = await scan('a', said, { screens: [overruled] })
    expect(both.candidates.some((each) => each.accepted)).toBe(accepted)
    // What it would have accepted alone does not even ask for a look.
    expect(both.candidates).toMatchObject(
      accepted ? [{ source: 'l2' }, { source: 'l3' }] : [{ source: 'l3' }],
    )
    const alone = await scan('a', said, { screens: [overruled], guards: [] })
    expect(alone.candidates.some((each) => each.accepted)).toBe(true)
  })

  it('is none of a head that only screens', async () => {
    const [head] = screen.manifest.heads
    const classes = [{ name: 'attack', severity: 'high' as const, threshold: 1 }]
    const quiet = testPack({ id: 'l2', heads: head ? [{ ...head, classes }] : [], router })
    const { candidates } = await scan(
      'a',
      { l2: { a: [0.99, 1] }, l3: { a: [0.01] } },
      { screens: [quiet] },
    )
    expect(candidates).toEqual([])
  })

  it('is none where all are sure that it is harmless', async () => {
    const { candidates } = await scan('a', { l2: { a: [0.01, 1] }, l3: { a: [0.01] } })
    expect(candidates).toEqual([])
  })

  it('may be one of its sentences', async () => {
    const text =
      'b is a long and harmless line of text\nx is what only one line of it says\nc is harmless as well, and long'
    const { read } = tables({ l3: { x: [0.9], b: [0.1] } })
    const document = {
      text,
      chunks: [{ id: 0, section: 0, start: 0, end: text.length }],
      ruleRanges: [],
    }
    const readings = await scanModels(
      document,
      { categories, screens: [], guards: [guard], taggers: [] },
      read,
      signal,
      () => {},
    )
    const [best] = modelCandidates('injection', readings.read).filter((each) => each.accepted)
    expect(text.slice(best?.start, best?.end)).toBe('x is what only one line of it says')
  })
})

describe('a pack that counts places', () => {
  const score = async (letters: string, counts: boolean, sizes?: readonly number[]) => {
    const pack = testPack({ id: 'l3', level: 'L3', counts_places: counts })
    const selected = { screens: [], guards: [pack] }
    return (await scan(letters, { l3: { x: [0.9] } }, selected, [], sizes)).candidates[0]
      ?.confidence
  }

  it('needs more in a longer document: the odds of nine to one over four chunks', async () => {
    expect(await score('x', true)).toBeCloseTo(0.9, 10)
    expect(await score('xabc', true)).toBeCloseTo(9 / 4 / (9 / 4 + 1), 10)
    expect(await score('xabc', false)).toBe(0.9)
  })

  it('needs no more for what stands in other sections, or beyond two dozen chunks', async () => {
    expect(await score('xabc', true, [1, 3])).toBeCloseTo(0.9, 10)
    const least = 9 / 24 / (9 / 24 + 1)
    expect(await score(`x${'a'.repeat(23)}`, true)).toBeCloseTo(least, 10)
    expect(await score(`x${'a'.repeat(99)}`, true)).toBeCloseTo(least, 10)
  })

  it('judges a sentence together with its chunk: the geometric mean of their odds', async () => {
    const pack = testPack({ id: 'l3', level: 'L3' })
    const text = 'b is the first of the lines\nx is the second of the lines'
    const { read } = tables({ l3: { b: [0.5], x: [0.9] } })
    const chunks = [{ id: 0, section: 0, start: 0, end: text.length }]
    const selected = { categories, screens: [], guards: [pack], taggers: [] }
    const readings = await scanModels(
      { text, chunks, ruleRanges: [] },
      selected,
      read,
      signal,
      () => {},
    )
    const confidences = modelCandidates('injection', readings.read).map((each) => each.confidence)
    expect(confidences).toEqual([
      0.5,
      expect.closeTo(0.5, 10),
      expect.closeTo(Math.sqrt(9) / (Math.sqrt(9) + 1), 10),
    ])
  })
})

it('counts by category what was read', async () => {
  const { readings } = await scan('abc', { l2: { a: [0, 1] }, l3: {} })
  const { categories } = modelsRead(readings, ['injection', 'dlp'])
  expect(categories).toMatchObject([
    {
      category: 'injection',
      detectors: [
        { model: 'l2', level: 'L2' },
        { model: 'l3', level: 'L3' },
      ],
      inferredChunks: 3,
      cacheHits: 0,
      earlyExit: false,
    },
  ])
})

it('counts chunks, not the texts that packs read of them', async () => {
  const lines = 'The first of the lines is here.\nThe second of the lines is here.'
  const text = `${lines} ${lines}`
  const length = lines.length + 1
  const chunks = [0, 1].map((id) => ({
    id,
    section: 0,
    start: id * length,
    end: Math.min((id + 1) * length, text.length),
  }))
  /** The guard has to run, the screen remembers all. */
  const read: ReadTexts = async (pack, texts, _signal, onRead) => {
    const readings = texts.map((_, index) => ({
      heads: [{ classes: [{ name: 'attack', score: 0 }], spans: [] }],
      router: index === 0 ? 1 : 0,
      cached: pack === screen || index > 0,
    }))
    onRead(readings)
    return readings
  }
  const told: (readonly [done: number, total: number])[] = []

  const readings = await scanModels(
    { text, chunks, ruleRanges: [] },
    { categories, screens: [screen], guards: [guard], taggers: [] },
    read,
    signal,
    (_, done, total) => told.push([done, total]),
  )

  expect(readings.read.flatMap((each) => each.readings).length).toBeGreaterThan(4)
  const [injection] = modelsRead(readings, ['injection']).categories
  expect(injection).toMatchObject({ inferredChunks: 1, cacheHits: 1 })
  expect(told).toEqual([
    [0, 2],
    [2, 2],
    [0, 2],
    [2, 2],
  ])
})
