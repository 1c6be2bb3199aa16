/** Opens a network in onnxruntime; the only place that says with what settings. */

import { InferenceSession } from 'onnxruntime-node'

/** Two, so that a machine of two cores stays usable; small networks gain little from more. */
const THREADS = 2

/** @throws where onnxruntime does not accept the file. */
export function openSession(modelPath: string): Promise<InferenceSession> {
  return InferenceSession.create(modelPath, {
    executionProviders: ['cpu'],
    graphOptimizationLevel: 'all',
    intraOpNumThreads: THREADS,
    interOpNumThreads: 1,
    // A thread that waits by looking takes time from all others: of a screen's chunk two thirds of the processor's.
    extra: { session: { intra_op: { allow_spinning: '0' } } },
    logSeverityLevel: 3,
  })
}
