/** Has the model packs read one document in the inference thread; what fails there is a value. */

import type { Failure } from '../../src-shared/contract/scan-result.ts'
import type { Category } from '../../src-shared/model/vocabulary.ts'
import {
  createInference,
  type InferenceRequest,
  type InferenceResponse,
  type ModelsRead,
  modelsRead,
  type ReadSoFar,
  type ReadTexts,
  type ScannedText,
  type SelectedModels,
  scanModels,
} from '../detect/detector.ts'
import { failureOfWorker } from '../workers/worker-failure.ts'
import type { WorkerPool } from '../workers/worker-pool.ts'

export type InferencePool = WorkerPool<InferenceRequest, InferenceResponse>

/** The network of a pack could not be opened or run. */
class InferenceError extends Error {
  readonly kind: 'initialization_failure' | 'inference_failure'

  constructor(kind: InferenceError['kind']) {
    super(kind)
    this.name = 'InferenceError'
    this.kind = kind
  }
}

/**
 * Stretches of a document, some half a megabyte, from which on a tagger reads in a process of its own. To start that takes
 * half a second of a processor, and it ends after forty seconds without work.
 */
const MANY_STRETCHES = 24

/**
 * Reads texts in the process of a pool, batched over all jobs; names of long documents in that of another: a process
 * computes for one network at a time, and what a tagger does around its own keeps one thread busy.
 */
export function inferenceBeside(pool: InferencePool, poolOfTaggers: InferencePool): ReadTexts {
  const [read, readBeside] = [inferenceIn(pool), inferenceIn(poolOfTaggers)]
  return (pack, texts, ...others) => {
    const isLong = pack.manifest.tagger !== undefined && texts.length >= MANY_STRETCHES
    return (isLong ? readBeside : read)(pack, texts, ...others)
  }
}

/** Reads texts in the process of a pool, batched over all jobs. */
export function inferenceIn(pool: InferencePool): ReadTexts {
  return createInference(async (request) => {
    const response = await pool.run(request)
    if (!response.ok) throw new InferenceError(response.kind)
    return response.readings
  })
}

export interface ModelsOutcome {
  readonly models: ModelsRead | undefined
  readonly failures: readonly Failure[]
}

/** Runs the planned packs; `onChunks` is told the chunks done of each pack, `soFar` takes what they read. */
export async function runModels(
  readTexts: ReadTexts,
  document: ScannedText,
  selected: SelectedModels,
  categories: readonly Category[],
  signal: AbortSignal,
  onChunks: Parameters<typeof scanModels>[4],
  soFar: ReadSoFar = new Map(),
): Promise<ModelsOutcome> {
  const packs = [...selected.screens, ...selected.guards, ...selected.taggers]
  if (packs.length === 0) return { models: undefined, failures: [] }
  const readings = await scanModels(document, selected, readTexts, signal, onChunks, soFar)
  return {
    models: modelsRead(readings, categories),
    failures: readings.failed.map(({ pack: { manifest }, error }) => ({
      ...failureOf(error, signal),
      level: manifest.level,
      detector_id: manifest.id,
    })),
  }
}

function failureOf(error: unknown, signal: AbortSignal): Failure {
  if (signal.aborted) return { stage: 'inference', kind: 'timeout', retryable: true }
  if (error instanceof InferenceError) {
    return { stage: 'inference', kind: error.kind, retryable: false }
  }
  const failure = failureOfWorker(error)
  if (!failure) throw error
  return failure
}
