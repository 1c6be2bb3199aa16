/** Holds a tagger against its manifest by reading a sentence with it, in a process that may die of it. */

import { workerEntry } from '../../../../entry-points.ts'
import { createProcessWorker } from '../../../../workers/process-worker.ts'
import { PROOF_TEXT } from '../../add/describe-model-proof.ts'
import { ModelPackError } from '../../pack/check-pack-error.ts'
import type { ModelPack } from '../../pack/model-contract.ts'
import type { InferenceRequest, InferenceResponse } from '../../run/inference-contract.ts'

/** A disk that is slow may need as long for the tables. */
const DEADLINE_MS = 180_000

/** @throws {ModelPackError} where the network, the lists and the manifest do not fit each other */
export async function proveTagger(pack: ModelPack): Promise<void> {
  const worker = createProcessWorker({
    entry: workerEntry('inference'),
    maxMemoryMb: Number.POSITIVE_INFINITY,
    idleMs: DEADLINE_MS,
  })
  const request: InferenceRequest = { pack, texts: [PROOF_TEXT] }
  try {
    const answer = await worker.run(request, AbortSignal.timeout(DEADLINE_MS))
    if (!(answer as InferenceResponse).ok) throw new Error('the tagger did not read')
  } catch {
    throw new ModelPackError('the tagger cannot read a sentence')
  } finally {
    await worker.destroy()
  }
}
