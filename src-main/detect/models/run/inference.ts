/**
 * Gives texts to the one inference thread, many at a time and of several jobs in
 * turn, so that a long document does not keep a short one waiting.
 */

import type { ModelPack } from '../pack/model-contract.ts'
import type { InferenceRequest, TextReading } from './inference-contract.ts'

/** Runs one batch in the inference thread, or as many of its first texts as it has time for; rejects where it fails. */
export type RunBatch = (request: InferenceRequest) => Promise<readonly TextReading[]>

/** Reads texts with a pack, in order; `onRead` is told how many more are done. */
export type ReadTexts = (
  pack: ModelPack,
  texts: readonly string[],
  signal: AbortSignal,
  onRead: (readings: readonly TextReading[]) => void,
) => Promise<readonly TextReading[]>

/** Texts in one message: few enough that a cancelled job ends soon, and many enough that messages cost little. */
const BATCH_TEXTS = 16

interface Waiting {
  readonly pack: ModelPack
  readonly texts: readonly string[]
  readonly readings: TextReading[]
  readonly signal: AbortSignal
  readonly onRead: (readings: readonly TextReading[]) => void
  readonly resolve: (readings: readonly TextReading[]) => void
  readonly reject: (error: unknown) => void
}

/** Batches over all jobs; one batch runs at a time. */
export function createInference(runBatch: RunBatch): ReadTexts {
  const waiting: Waiting[] = []
  let running = false

  async function runAll(): Promise<void> {
    running = true
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      if (next.signal.aborted) {
        next.reject(next.signal.reason)
        continue
      }
      await runSome([next, ...takeSamePack(next.pack)])
    }
    running = false
  }

  /** Others that wait for the same pack, as many as fit in turn beside the first. */
  function takeSamePack(pack: ModelPack): readonly Waiting[] {
    const same = waiting.filter((other) => other.pack === pack && !other.signal.aborted)
    const taken = same.slice(0, BATCH_TEXTS - 1)
    for (const entry of taken) waiting.splice(waiting.indexOf(entry), 1)
    return taken
  }

  async function runSome(entries: readonly Waiting[]): Promise<void> {
    const each = Math.max(1, Math.floor(BATCH_TEXTS / entries.length))
    const parts = entries.map(({ texts, readings }) =>
      texts.slice(readings.length, readings.length + each),
    )
    const [first] = entries
    if (!first) return
    let answers: readonly TextReading[]
    try {
      answers = await runBatch({ pack: first.pack, texts: parts.flat() })
    } catch (error) {
      if (entries.length === 1) first.reject(error)
      // One text must not fail the jobs that it happened to be read with.
      else for (const entry of entries) await runSome([entry])
      return
    }
    let at = 0
    for (const [index, entry] of entries.entries()) {
      const count = parts[index]?.length ?? 0
      settle(entry, answers.slice(at, at + count))
      at += count
    }
  }

  /** What fails in a job's own progress fails that job alone. */
  function settle(entry: Waiting, answers: readonly TextReading[]): void {
    try {
      entry.readings.push(...answers)
      entry.onRead(answers)
      if (entry.readings.length === entry.texts.length) entry.resolve(entry.readings)
      else waiting.push(entry)
    } catch (error) {
      entry.reject(error)
    }
  }

  return (pack, texts, signal, onRead) => {
    if (texts.length === 0) return Promise.resolve([])
    return new Promise((resolve, reject) => {
      waiting.push({ pack, texts, readings: [], signal, onRead, resolve, reject })
      if (!running) void runAll()
    })
  }
}
