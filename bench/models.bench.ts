/**
 * What the model packs of this machine cost, shipped or the owner's own: their
 * tokenizers, and a document through the inference process beside a bare loop of
 * onnxruntime over the same chunks, and the memory of the service. Nothing where no
 * pack is installed.
 */

import { fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chunkText } from '../src-main/chunk/chunker.ts'
import { tokenStarts } from '../src-main/chunk/tokenizer.ts'
import { openTagger } from '../src-main/detect/models/names/tagger/tagger.ts'
import { seeWordsWith } from '../src-main/detect/models/names/tagger/word-features.ts'
import { readWordLists } from '../src-main/detect/models/names/tagger/word-lists.ts'
import { wordsOf } from '../src-main/detect/models/names/tagger/words.ts'
import { loadModelPacks, packFolders } from '../src-main/detect/models/pack/load-packs.ts'
import type { ModelPack } from '../src-main/detect/models/pack/model-contract.ts'
import { infer } from '../src-main/detect/models/run/infer.ts'
import type {
  InferenceRequest,
  InferenceResponse,
} from '../src-main/detect/models/run/inference-contract.ts'
import { openNetwork } from '../src-main/detect/models/run/network.ts'
import { workerEntry } from '../src-main/entry-points.ts'
import { resolveDataDir } from '../src-main/paths.ts'
import { inferenceIn } from '../src-main/scan/run-models.ts'
import { createWorkerPool, type WorkerPool } from '../src-main/workers/worker-pool.ts'
import { comparedFigure, type Figure, median, timed } from './figure.ts'
import { harmlessTexts } from './harmless-texts.ts'
import type { MemoryOf } from './models-memory.ts'
import { tokenizerOf } from './tokenizer-of.ts'

const ROUNDS = 5
const CHUNKS = 64
const HOP_CHUNKS = 10
const HOP_ROUNDS = 21

export async function measure(): Promise<readonly Figure[]> {
  const { shipped, own } = packFolders(resolveDataDir(undefined))
  const figures: Figure[] = []
  for (const pack of loadModelPacks([shipped, own]).packs) {
    if (pack.manifest.tagger) figures.push(await wordsFigure(pack))
    else figures.push(tokenizerFigure(pack), await chunksFigure(pack), await hopFigure(pack))
  }
  if (figures.length > 0) figures.push(await memoryFigure())
  return figures
}

/** What the service takes of memory with the packs that ship. */
async function memoryFigure(): Promise<Figure> {
  const [value, reference] = [await memoryOf('service'), await memoryOf('networks')]
  return {
    name: 'peak memory of the service over five scans',
    value,
    unit: 'MiB',
    reference: {
      name: 'networks alone',
      value: reference,
      ratio: value / reference,
    },
  }
}

function memoryOf(what: MemoryOf): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const child = fork(join(import.meta.dirname, 'models-memory.ts'))
  child.once('exit', () => reject(new Error('the process whose memory is measured ended')))
  child.once('message', (mebibytes) => {
    resolve(mebibytes as number)
    child.kill()
  })
  child.send(what)
  return promise
}

/** A megabyte of Markdown, by a tokenizer that remembers no words yet. */
function tokenizerFigure(pack: ModelPack): Figure {
  const text = harmlessTexts(1_000_000).get('Markdown') ?? ''
  const seconds = Array.from({ length: ROUNDS }, () => {
    const tokenizer = tokenizerOf(pack)
    const begin = performance.now()
    tokenizer.encode(text)
    return (performance.now() - begin) / 1_000
  })
  return { name: `tokenizer of ${pack.manifest.id}`, value: 1 / median(seconds), unit: 'MB/s' }
}

/** Words a second of a tagger, from the text to its names, on one core. */
async function wordsFigure(pack: ModelPack): Promise<Figure> {
  const tagger = await openTagger(pack)
  const see = seeWordsWith(readWordLists(readFileSync(pack.tokenizerPath)))
  const text = harmlessTexts(100_000).get('prose') ?? ''
  const words = wordsOf(text)
  const seen = see(text, words)
  const works: number[] = []
  const references: number[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    const work = await timed(() => tagger.read(text))
    const reference = await timed(() => tagger.scores(seen))
    if (round === 0) continue
    works.push(work)
    references.push(reference)
  }
  const perSecond = (milliseconds: number) => (words.length * 1_000) / milliseconds
  const [value, reference] = [perSecond(median(works)), perSecond(median(references))]
  return {
    name: `words of ${pack.manifest.id}`,
    value,
    unit: 'a second',
    reference: { name: 'onnxruntime alone', value: reference, ratio: value / reference },
  }
}

/** Chunks a second; the texts of every round are new, so that nothing is remembered. */
async function chunksFigure(pack: ModelPack): Promise<Figure> {
  const pool = inferencePool()
  const read = inferenceIn(pool)
  const network = await openNetwork(pack)
  const tokenizer = tokenizerOf(pack)
  const { signal } = new AbortController()
  const works: number[] = []
  const references: number[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    const texts = chunksOf(round)
    const width = pack.manifest.window_tokens - tokenizer.before - tokenizer.after
    const ids = texts.map((text) => tokenizer.wrap(tokenizer.encode(text).ids.subarray(0, width)))
    const work = await timed(() => read(pack, texts, signal, () => {}))
    const reference = await timed(async () => {
      for (const each of ids) await network.run(each)
    })
    if (round === 0) continue
    works.push(work)
    references.push(reference)
  }
  await network.release()
  await pool.close()
  const perSecond = (milliseconds: number) => (CHUNKS * 1_000) / milliseconds
  const [value, reference] = [perSecond(median(works)), perSecond(median(references))]
  return {
    name: `chunks of ${pack.manifest.id}`,
    value,
    unit: 'a second',
    reference: { name: 'onnxruntime alone', value: reference, ratio: value / reference },
  }
}

/** Ten chunks by the process of inference beside the same work in this process, as often in turn. */
async function hopFigure(pack: ModelPack): Promise<Figure> {
  const pool = inferencePool()
  const [there, here]: [number[], number[]] = [[], []]
  for (let round = 0; round <= HOP_ROUNDS; round++) {
    const texts = chunksOf(round).slice(0, HOP_CHUNKS)
    // Other texts of the same length, so that neither remembers what the other read.
    const others = chunksOf(round + HOP_ROUNDS + 1).slice(0, HOP_CHUNKS)
    const [a, b] = round % 2 === 0 ? [texts, others] : [others, texts]
    const [away, local] = [
      await timed(() => pool.run({ pack, texts: a })),
      await timed(() => infer({ pack, texts: b })),
    ]
    if (round === 0) continue
    there.push(away)
    here.push(local)
  }
  await pool.close()
  return comparedFigure(
    `${HOP_CHUNKS} chunks of ${pack.manifest.id} in the process of inference`,
    [median(there), median(here)],
    'in this process',
  )
}

function inferencePool(): WorkerPool<InferenceRequest, InferenceResponse> {
  return createWorkerPool({
    kind: 'process',
    entry: workerEntry('inference'),
    workers: 1,
    maxMemoryMb: 3_072,
    maxQueue: 10,
    timeoutMs: 60_000,
  })
}

function chunksOf(round: number): readonly string[] {
  const text = `${round} ${harmlessTexts(200_000).get('source code') ?? ''}`
  return chunkText(text, tokenStarts(text), 0)
    .slice(round, CHUNKS + round)
    .map(({ start, end }) => `${round} ${text.slice(start, end)}`)
}
