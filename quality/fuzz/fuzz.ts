/**
 * Reads thousands of broken files in the threads that read files, and tells of
 * every one that did not end in a document or a refusal.
 */

import { workerEntry } from '../../src-main/entry-points.ts'
import type {
  ExtractionOutcome,
  ExtractionRequest,
} from '../../src-main/extract/extract-document.ts'
import { WorkerFailure } from '../../src-main/workers/worker-failure.ts'
import { createWorkerPool } from '../../src-main/workers/worker-pool.ts'
import { mutated } from './mutate.ts'
import { makeSamples } from './samples.ts'

/** A file that was not read as it should have been; the seed and the sample make it again. */
export interface FuzzFailure {
  readonly sample: string
  readonly seed: number
  /** `slow`, or why the thread has no result. */
  readonly why: string
}

export interface FuzzReport {
  readonly runs: number
  readonly documents: number
  /** How often each code of a refusal came. */
  readonly refusals: Readonly<Record<string, number>>
  readonly failures: readonly FuzzFailure[]
  readonly slowestMs: number
}

/** A broken file of a few kilobytes that takes longer is a way to hold a thread. */
const SLOW_MS = 5_000
const DEADLINE_MS = 20_000
const THREADS = 2

/** Reads `runs` mutations of the samples in turn; the same seed gives the same files. */
export async function fuzz(runs: number, seed: number): Promise<FuzzReport> {
  const samples = await makeSamples()
  const pool = createWorkerPool<ExtractionRequest, ExtractionOutcome>({
    entry: workerEntry('extract'),
    workers: THREADS,
    maxMemoryMb: 512,
    maxQueue: runs,
    timeoutMs: 60_000,
  })
  const failures: FuzzFailure[] = []
  const refusals: Record<string, number> = {}
  let [documents, slowestMs, next] = [0, 0, 0]

  async function readNext(): Promise<void> {
    for (let run = next++; run < runs; run = next++) {
      const sample = samples[run % samples.length]
      if (sample === undefined) return
      const content = mutated(sample.bytes, seed + run)
      const bytes = sample.wrap?.(content) ?? content
      const start = performance.now()
      try {
        const outcome = await pool.run(
          { name: sample.name, bytes, formats: 'all' },
          { timeoutMs: DEADLINE_MS },
        )
        if (outcome.ok) documents++
        else refusals[outcome.code] = (refusals[outcome.code] ?? 0) + 1
      } catch (error) {
        const why = error instanceof WorkerFailure ? error.kind : String(error)
        failures.push({ sample: sample.name, seed: seed + run, why })
      }
      const milliseconds = performance.now() - start
      slowestMs = Math.max(slowestMs, milliseconds)
      if (milliseconds > SLOW_MS)
        failures.push({ sample: sample.name, seed: seed + run, why: 'slow' })
    }
  }

  try {
    await Promise.all(Array.from({ length: THREADS }, readNext))
  } finally {
    await pool.close()
  }
  return { runs, documents, refusals, failures, slowestMs }
}
