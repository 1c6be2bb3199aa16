/** Reads texts with one pack: tokens, windows, network, probabilities. */

import { createHash } from 'node:crypto'
import type { LRUCache } from 'lru-cache'
import type { Encoding, PackTokenizer } from '../../../chunk/tokenize/encoding.ts'
import type { ModelHead, ModelManifest } from '../pack/model-manifest.ts'
import type { TextReading } from './inference-contract.ts'
import { readHead, sigmoid } from './logits.ts'
import type { Network, Outputs } from './network.ts'

/** A pack that is open. */
export interface Reader {
  readonly manifest: ModelManifest
  readonly tokenizer: PackTokenizer
  readonly network: Network
  /** The network and what is asked of it, by which its outputs are told from others in the cache. */
  readonly cacheKey: string
}

/**
 * Raw outputs by model, names of outputs and exact token ids, so that thresholds and temperatures
 * apply anew. Sized in bytes.
 */
export type OutputsCache = LRUCache<string, Outputs>

interface Window {
  readonly outputs: Outputs
  readonly firstToken: number
  readonly tokens: number
  readonly cached: boolean
}

/** What the pack says of a text. One longer than the window is read in several that lie end to end. */
export async function inferText(
  text: string,
  reader: Reader,
  cache: OutputsCache,
): Promise<TextReading> {
  const { manifest, tokenizer } = reader
  const encoding = tokenizer.encode(text)
  const windows: Window[] = []
  const width = manifest.window_tokens - tokenizer.before - tokenizer.after
  if (width < 1) throw new Error('special tokens fill the window')
  for (let first = 0; first === 0 || first < encoding.ids.length; first += width) {
    windows.push(await readWindow(encoding, first, width, reader, cache))
  }
  return {
    heads: manifest.heads.map((head) => {
      const rowsOf = ({ outputs, firstToken, tokens }: Window) => {
        const rows = rowsFor(head, outputs)
        const own =
          head.kind === 'tokens' ? rows.slice(tokenizer.before, tokenizer.before + tokens) : rows
        return { rows: own, firstToken }
      }
      return readHead(head, windows.map(rowsOf), encoding, text)
    }),
    router: routerOf(manifest, windows),
    cached: windows.every(({ cached }) => cached),
  }
}

/** @throws where the network answers with more or fewer numbers than the head has labels. */
function rowsFor({ output, labels }: ModelHead, outputs: Outputs): readonly Float32Array[] {
  const rows = outputs.get(output) ?? []
  if (rows.length === 0 || rows.some((row) => row.length !== labels.length)) {
    throw new Error(`${output} does not have ${labels.length} numbers a row`)
  }
  return rows
}

async function readWindow(
  encoding: Encoding,
  firstToken: number,
  width: number,
  { tokenizer, network, cacheKey }: Reader,
  cache: OutputsCache,
): Promise<Window> {
  const ids = tokenizer.wrap(encoding.ids.subarray(firstToken, firstToken + width))
  const key = `${cacheKey} ${digestOf(ids)}`
  const known = cache.get(key)
  const outputs = known ?? (await network.run(ids))
  if (!known) cache.set(key, outputs)
  const tokens = ids.length - tokenizer.before - tokenizer.after
  return { outputs, firstToken, tokens, cached: known !== undefined }
}

function routerOf({ router }: ModelManifest, windows: readonly Window[]): number {
  if (!router) return 1
  const logits = windows.map(({ outputs }) => outputs.get(router.output)?.[0]?.[0] ?? 0)
  return Math.max(...logits.map((logit) => sigmoid(logit / router.temperature)))
}

function digestOf(ids: Int32Array): string {
  return createHash('sha256')
    .update(new Uint8Array(ids.buffer, ids.byteOffset, ids.byteLength))
    .digest('base64')
}
