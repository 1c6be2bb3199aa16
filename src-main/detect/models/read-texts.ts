/** Reads texts with one pack: tokens, windows, network, probabilities. */

import { createHash } from 'node:crypto'
import type { LRUCache } from 'lru-cache'
import type { Encoding, PackTokenizer } from '../../chunk/tokenize/encoding.ts'
import type { TextReading } from './inference-contract.ts'
import { readHead, sigmoid } from './logits.ts'
import type { ModelManifest } from './model-manifest.ts'
import type { Network, Outputs } from './network.ts'

/** A pack that is open. */
export interface Reader {
  readonly manifest: ModelManifest
  readonly tokenizer: PackTokenizer
  readonly network: Network
}

/**
 * Raw outputs by model and exact token ids, so that thresholds and temperatures
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
export async function readText(
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
        const rows = outputs.get(head.output) ?? []
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

async function readWindow(
  { ids }: Encoding,
  firstToken: number,
  width: number,
  { manifest, tokenizer, network }: Reader,
  cache: OutputsCache,
): Promise<Window> {
  const own = ids.subarray(firstToken, firstToken + width)
  const key = manifest.files.model.sha256 + digestOf(own)
  const known = cache.get(key)
  const outputs = known ?? (await network.run(tokenizer.wrap(own)))
  if (!known) cache.set(key, outputs)
  return { outputs, firstToken, tokens: own.length, cached: known !== undefined }
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
