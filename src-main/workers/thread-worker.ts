/** A worker in a thread: a Piscina of one, so that its death always belongs to the one task that it ran. */

import type { Piscina } from 'piscina'
import { codeCacheEnvironment } from './inherited-code-cache.ts'
import type { Worker } from './worker.ts'
import { placeOf, WorkerFailure } from './worker-failure.ts'

export interface ThreadOptions {
  /** Module whose default export takes a task and gives its result; both are structured-cloned. */
  readonly entry: URL
  /**
   * MiB that the thread may use of V8's heap, and as much again outside it (array
   * buffers, which the `resourceLimits` of a thread do not count). A task that allocates
   * faster than a pool looks needs a byte budget of its own.
   */
  readonly maxMemoryMb: number
  /** How long the thread is kept without work. */
  readonly idleMs: number
  /** What it is given at its start; structured-cloned. */
  readonly workerData?: unknown
}

/**
 * V8 ends a thread at its own limit too, but where one allocation there is
 * larger than 16 MiB, it ends the whole process (kExtraHeapAllowance in Node's
 * node_worker.cc). So that limit stays out of reach.
 */
const HEAP_HEADROOM = 3
/**
 * MiB of a thread's heap for what it has just made. V8 would take three times as much and
 * hold it: with the threads of two cores 120 MiB more at the service's peak.
 */
export const YOUNG_MB = 16
const MIB = 1024 * 1024

/** A thread that starts with its first task. */
export function createThreadWorker(options: ThreadOptions): Worker {
  const { entry, maxMemoryMb, idleMs, workerData } = options
  let fail: (failure: WorkerFailure) => void = () => {}
  let started: Piscina | undefined
  let starting: Promise<Piscina> | undefined

  async function start(): Promise<Piscina> {
    const { Piscina } = await import('piscina')
    started = new Piscina({
      filename: entry.href,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: idleMs,
      recordTiming: false,
      // A worker reads hostile content: it gets nothing of the environment, where keys may lie.
      env: { ...codeCacheEnvironment() },
      workerData,
      resourceLimits: {
        maxOldGenerationSizeMb: HEAP_HEADROOM * maxMemoryMb,
        maxYoungGenerationSizeMb: YOUNG_MB,
      },
    })
    // Piscina reports here a thread that died before it took its task.
    started.on('error', () => fail(new WorkerFailure('worker_unavailable')))
    return started
  }

  return {
    async run(task, signal, moved = [], other = entry) {
      starting ??= start()
      const piscina = await starting
      const died = Promise.withResolvers<never>()
      fail = died.reject
      let isGone = false
      const noteDeath = () => {
        isGone = true
      }
      piscina.on('workerDestroy', noteDeath)
      const ended = new AbortController()
      const result = piscina.run(task, {
        signal: AbortSignal.any([signal, ended.signal]),
        transferList: [...moved],
        filename: other.href,
      })
      try {
        return await Promise.race([result, died.promise])
      } catch (error) {
        ended.abort()
        await result.catch(() => {})
        if (error instanceof WorkerFailure) throw error
        throw failureOf(error, isGone)
      } finally {
        piscina.off('workerDestroy', noteDeath)
        fail = () => {}
      }
    },
    async exceedsMemory() {
      try {
        const used = await started?.threads[0]?.getHeapStatistics()
        const limit = maxMemoryMb * MIB
        return used !== undefined && (used.used_heap_size > limit || used.external_memory > limit)
      } catch {
        // The thread ended while it was asked.
        return false
      }
    },
    async destroy() {
      await (await starting)?.destroy()
    },
  }
}

function failureOf(error: unknown, isGone: boolean): WorkerFailure {
  if (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY') {
    return new WorkerFailure('resource_limit')
  }
  return isGone
    ? new WorkerFailure('worker_unavailable')
    : new WorkerFailure('internal', placeOf(error))
}
