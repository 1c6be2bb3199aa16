/**
 * What the inference process does with a batch. Packs open at their first text and stay
 * open, and so do the outputs of windows that were read lately.
 */

import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { LRUCache } from 'lru-cache'
import type { PackTokenizer } from '../../../chunk/tokenize/encoding.ts'
import { createPackTokenizer } from '../../../chunk/tokenize/pack-tokenizer.ts'
import { openTagger } from '../names/tagger/tagger.ts'
import { checkSameFiles } from '../pack/check-pack-files.ts'
import type { ModelPack } from '../pack/model-contract.ts'
import type { InferenceRequest, InferenceResponse, TextReading } from './inference-contract.ts'
import { type Outputs, openNetwork, outputNames } from './network.ts'
import { inferText, type OutputsCache } from './read-texts.ts'

/**
 * Milliseconds after which what is read so far is the answer, so that a slow network ends no
 * batch by its deadline, and a cancelled job soon; the rest is asked for again.
 */
const TURN_MS = 5_000
/** Raw outputs that are kept; a chunk of a sequence head takes some hundred bytes. */
const CACHE_BYTES = 32 * 1024 * 1024

/** Reads one text with a pack that is open. */
type ReadText = (text: string) => Promise<TextReading>

const readers = new Map<string, Promise<ReadText>>()
/** By the content of their files. */
const tokenizers = new Map<string, PackTokenizer>()
const cache: OutputsCache = new LRUCache<string, Outputs>({ maxSize: CACHE_BYTES, sizeCalculation })

/** Reads texts with a pack, as many as there is time for. What fails is a value. */
export async function infer({ pack, texts }: InferenceRequest): Promise<InferenceResponse> {
  let read: ReadText
  try {
    read = await readerOf(pack)
  } catch {
    return { ok: false, kind: 'initialization_failure' }
  }
  try {
    const readings: TextReading[] = []
    const begin = performance.now()
    for (const text of texts) {
      readings.push(await read(text))
      if (performance.now() - begin > TURN_MS) break
    }
    return { ok: true, readings }
  } catch {
    return { ok: false, kind: 'inference_failure' }
  }
}

function readerOf(pack: ModelPack): Promise<ReadText> {
  // Two packs may hold the same network and read it in other ways.
  const key = JSON.stringify(pack.manifest)
  const known = readers.get(key)
  if (known) return known
  const opening = openReader(pack)
  readers.set(key, opening)
  opening.catch(() => readers.delete(key))
  return opening
}

async function openReader(pack: ModelPack): Promise<ReadText> {
  checkSameFiles(pack)
  if (pack.manifest.tagger) return (await openTagger(pack)).read
  const tokenizer = await tokenizerOf(pack)
  const { manifest } = pack
  const cacheKey = [manifest.files.model.sha256, ...outputNames(manifest)].join(' ')
  const reader = { manifest, tokenizer, network: await openNetwork(pack), cacheKey }
  return (text) => inferText(text, reader, cache)
}

/** Packs that read texts in the same way share what it takes: thirty megabytes each. */
async function tokenizerOf(pack: ModelPack): Promise<PackTokenizer> {
  const read = async (path: string | undefined) =>
    path === undefined ? undefined : readFile(path, 'utf8')
  const files = [await read(pack.tokenizerPath), await read(pack.tokenizerConfigPath)] as const
  const key = createHash('sha256').update(JSON.stringify(files)).digest('base64')
  const known = tokenizers.get(key)
  if (known !== undefined) return known
  const [tokenizer, config] = files.map((json) => json && JSON.parse(json))
  const made = createPackTokenizer(tokenizer, config)
  tokenizers.set(key, made)
  return made
}

function sizeCalculation(outputs: Outputs): number {
  let bytes = 128
  for (const rows of outputs.values()) for (const row of rows) bytes += row.byteLength + 64
  return bytes
}
