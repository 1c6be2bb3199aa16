/** What a tagger is given to read of a document, and where what it says is put; the network is a pattern here. */

import { describe, expect, it } from 'vitest'
import type { Chunk } from '../../../chunk/chunker.ts'
import { testPack } from '../__fixtures__/test-pack.ts'
import { modelCandidates } from '../judge/model-candidates.ts'
import { scanModels } from '../judge/scan-models.ts'
import type { ReadTexts } from '../run/inference.ts'
import { readNames } from './read-names.ts'

const signal = new AbortController().signal
const labels = [null, 'B-PERSON', 'I-PERSON', 'L-PERSON', 'U-PERSON']
const tagger = testPack({
  id: 'names',
  level: 'L2',
  tagger: { follows: labels.map(() => labels.map(() => 0)), reach: [1] },
  heads: [
    {
      category: 'pii',
      output: 'scores',
      kind: 'tokens',
      activation: 'softmax',
      temperature: 1,
      labels,
      classes: [{ name: 'PERSON', severity: 'medium', threshold: 0.6 }],
    },
  ],
})

/** Every run of words in capitals is a person, surely enough for one word alone. */
function pattern(score = 0.97) {
  const asked: string[] = []
  const read: ReadTexts = async (_, texts, __, onRead) => {
    const readings = texts.map((text) => {
      asked.push(text)
      const spans = [...text.matchAll(/[A-Z]+(?: [A-Z]+)*/g)].map((match) => ({
        name: 'PERSON',
        score,
        start: match.index,
        end: match.index + match[0].length,
        isLikeliest: true,
      }))
      return { heads: [{ classes: [], spans }], router: 0, cached: false }
    })
    onRead(readings)
    return readings
  }
  return { asked, read }
}

/** Chunks of ten units each, as many a section as told. */
function chunksOf(text: string, ...sizes: readonly number[]): readonly Chunk[] {
  const sections = sizes.flatMap((size, section) => Array.from({ length: size }, () => section))
  return sections.map((section, id) => ({
    id,
    section,
    start: 10 * id,
    end: Math.min(text.length, 10 * id + 10),
  }))
}

async function namesIn(text: string, chunks: readonly Chunk[], score?: number) {
  const { asked, read } = pattern(score)
  const progress: (readonly [number, number])[] = []
  const readings = await readNames(tagger, text, chunks, read, signal, (_, done, total) =>
    progress.push([done, total]),
  )
  const found = modelCandidates('pii', [readings]).map(({ start, end, chunkId, accepted }) => ({
    text: text.slice(start, end),
    start,
    chunkId,
    accepted,
  }))
  return { asked, found, progress }
}

describe('a document', () => {
  it('is read in stretches with what stands beside them, and each name is told once', async () => {
    const text = 'word ANA, '.repeat(60)
    const { asked, found, progress } = await namesIn(text, chunksOf(text, 60))
    expect(asked.map(({ length }) => length)).toEqual([250, 260, 130])
    expect(found).toHaveLength(60)
    expect(found.map(({ start }) => start)).toEqual(
      Array.from({ length: 60 }, (_, at) => 10 * at + 5),
    )
    expect(found.map(({ chunkId }) => chunkId)).toEqual(Array.from({ length: 60 }, (_, at) => at))
    expect(progress).toEqual([
      [0, 60],
      [60, 60],
    ])
  })

  it('is read with four hundred units beside a stretch, in whole words', async () => {
    const text = Array.from({ length: 2_000 }, (_, at) => `row${at + 1_000} ANA LIND, `).join('')
    const chunks = Array.from({ length: 36 }, (_, id) => {
      const start = 1_000 * id
      return { id, section: 0, start, end: start + 1_000 }
    })
    const { asked, found } = await namesIn(text, chunks)
    const read = asked.map((part) => ({ start: text.indexOf(part), end: part.length }))
    expect(read.map(({ start, end }) => [start, start + end])).toEqual([
      [0, 24_397],
      [23_605, 36_000],
    ])
    expect(found.map((each) => each.text)).toEqual(Array.from({ length: 2_000 }, () => 'ANA LIND'))
  })

  it('is never read over the border of a section', async () => {
    const text = 'ANA write BEA read. CLO sing. '
    const { asked, found } = await namesIn(text, chunksOf(text, 1, 2))
    expect(asked).toEqual(['ANA write ', 'BEA read. CLO sing. '])
    expect(found.map((each) => each.text)).toEqual(['ANA', 'BEA', 'CLO'])
  })

  it('keeps a name that goes over the end of its chunk whole', async () => {
    const text = 'a word of NATHANIEL and more  '
    const { found } = await namesIn(text, chunksOf(text, 3))
    expect(found).toEqual([{ text: 'NATHANIEL', start: 10, chunkId: 1, accepted: true }])
  })

  it('has names below the threshold as rejected candidates', async () => {
    const { found } = await namesIn('ANA LIND wrote.', chunksOf('ANA LIND wrote.', 2), 0.59)
    expect(found).toMatchObject([{ text: 'ANA LIND', accepted: false }])
  })
})

describe('beside the others', () => {
  const text = 'ANA wrote a letter. '
  const chunks = chunksOf(text, 2)
  const guard = testPack({ id: 'guard', level: 'L3' })
  const categories = ['injection', 'pii'] as const
  const selected = { categories, screens: [], guards: [guard], taggers: [tagger] }

  it('changes nothing in what they read', async () => {
    const { asked, read } = pattern()
    const scan = (taggers: typeof selected.taggers) =>
      scanModels({ text, chunks, ruleRanges: [] }, { ...selected, taggers }, read, signal, () => {})
    await scan([])
    const alone = asked.splice(0)
    expect(alone).not.toEqual([])
    const { failed } = await scan([tagger])
    expect(asked).toEqual([text, ...alone])
    expect(failed).toEqual([])
  })

  it('begins when they do, and of who reads beside others nobody is told', async () => {
    const { read } = pattern()
    const events: string[] = []
    const held: ReadTexts = async (pack, ...more) => {
      events.push(`${pack.manifest.id} begins`)
      if (pack === tagger) await guardHasBegun.promise
      else guardHasBegun.resolve()
      const readings = await read(pack, ...more)
      events.push(`${pack.manifest.id} ends`)
      return readings
    }
    const guardHasBegun = Promise.withResolvers<void>()
    const told = new Set<string>()
    const { read: ofAll } = await scanModels(
      { text, chunks, ruleRanges: [] },
      selected,
      held,
      signal,
      ({ manifest }) => told.add(manifest.id),
    )
    expect(events.slice(0, 2)).toEqual(['names begins', 'guard begins'])
    expect(ofAll.map(({ pack }) => pack.manifest.id)).toEqual(['names', 'guard'])
    expect(told).toEqual(new Set(['guard']))
  })

  it('is told to have failed first, whoever does', async () => {
    const screen = testPack({ id: 'screen' })
    const failing: ReadTexts = async (pack) => {
      if (pack === tagger) await new Promise(setImmediate)
      throw new Error('no network')
    }
    const { failed } = await scanModels(
      { text, chunks, ruleRanges: [] },
      { ...selected, screens: [screen] },
      failing,
      signal,
      () => {},
    )
    expect(failed.map(({ pack }) => pack.manifest.id)).toEqual(['names', 'screen', 'guard'])
  })

  it('fails alone', async () => {
    const { read } = pattern()
    const failing: ReadTexts = (pack, ...more) =>
      pack === tagger ? Promise.reject(new Error('no network')) : read(pack, ...more)
    const scanned = await scanModels(
      { text, chunks, ruleRanges: [] },
      selected,
      failing,
      signal,
      () => {},
    )
    expect(scanned.failed.map(({ pack }) => pack.manifest.id)).toEqual(['names'])
    expect(scanned.read.map(({ pack }) => pack.manifest.id)).toEqual(['guard'])
  })
})
