/**
 * Workers for the busy rooms: a deadline, a memory limit and a stop for every
 * task, and one kind of error that says which of them ended it.
 *
 * The waiting line is ours: Piscina does not apply its own queue limit to tasks
 * that can be aborted.
 */

import { createProcessWorker } from './process-worker.ts'
import { createThreadWorker } from './thread-worker.ts'
import type { Worker } from './worker.ts'
import { PoolFull, WorkerFailure, type WorkerFailureKind } from './worker-failure.ts'

export interface WorkerPoolOptions {
  /** What each worker starts with: of threads the default export is called, of processes `serveTasks` is. */
  readonly entry: URL
  /** A thread is cheap; native code needs a process, which it may take with it. */
  readonly kind?: 'thread' | 'process'
  /** Workers, and so tasks that run at the same time. */
  readonly workers: number
  /** MiB of one worker; see {@link createThreadWorker} and {@link createProcessWorker}. Looked at every {@link WATCH_MS}. */
  readonly maxMemoryMb: number
  /** Tasks that may wait for a worker. */
  readonly maxQueue: number
  /**
   * Milliseconds for one task, counted from the moment it gets its worker; starting that is part
   * of them, waiting is not.
   */
  readonly timeoutMs: number
  /** How long a worker without work is kept. */
  readonly idleMs?: number
  /** What each thread is given at its start, as `workerData`; structured-cloned. */
  readonly workerData?: unknown
}

export interface RunOptions {
  /** Instead of the pool's. */
  readonly timeoutMs?: number
  readonly signal?: AbortSignal
  /** Goes before those that are not urgent; of its kind it waits in order. */
  readonly isUrgent?: boolean
  /** Buffers of the task that its thread is given instead of a copy; a process copies all the same. */
  readonly moved?: readonly ArrayBuffer[]
  /** Module whose default export takes the task, instead of the pool's; for threads that several kinds of tasks share. */
  readonly entry?: URL
}

export interface WorkerPool<Task, Result> {
  /** Tasks that can run at the same time. */
  readonly workers: number
  /**
   * @throws {WorkerFailure} where the task did not come to its end.
   * @throws {PoolFull} where the waiting line is full.
   */
  readonly run: (task: Task, options?: RunOptions) => Promise<Result>
  /** Ends every worker; running and waiting tasks fail as `interrupted`. */
  readonly close: () => Promise<void>
}

/** Short enough that all is given back within a minute of the last request; `TRIM_AFTER_MS` comes behind it. */
const DEFAULT_IDLE_MS = 40_000
const WATCH_MS = 50

interface Lane {
  readonly worker: Worker
  /** Ends the task that runs here; undefined while the lane is free. */
  stop: ((kind: WorkerFailureKind) => void) | undefined
}

/** A task in the line. */
interface Entry {
  readonly isUrgent: boolean
  readonly start: (lane: Lane) => void
  readonly drop: () => void
}

/** Builds a pool. No worker is started before the first task. */
export function createWorkerPool<Task, Result>(
  options: WorkerPoolOptions,
): WorkerPool<Task, Result> {
  const lanes = Array.from({ length: options.workers }, () => createLane(options))
  const free = new Set(lanes)
  const waiting: Entry[] = []
  let closed = false

  function release(lane: Lane) {
    if (closed) return
    const next = waiting.shift()
    if (next) next.start(lane)
    else free.add(lane)
  }

  function laneFor(signal: AbortSignal | undefined, isUrgent: boolean): Promise<Lane> {
    const lane = lanes.find((each) => free.delete(each))
    if (lane) return Promise.resolve(lane)
    if (waiting.length >= options.maxQueue) return Promise.reject(new PoolFull())
    return new Promise((resolve, reject) => {
      const leave = () => {
        waiting.splice(waiting.indexOf(entry), 1)
        entry.drop()
      }
      const entry: Entry = {
        isUrgent,
        start: (given: Lane) => {
          signal?.removeEventListener('abort', leave)
          resolve(given)
        },
        drop: () => {
          signal?.removeEventListener('abort', leave)
          reject(new WorkerFailure('interrupted'))
        },
      }
      signal?.addEventListener('abort', leave, { once: true })
      const place = isUrgent ? waiting.findIndex((other) => !other.isUrgent) : -1
      waiting.splice(place === -1 ? waiting.length : place, 0, entry)
    })
  }

  return {
    workers: options.workers,
    async run(task, runOptions = {}) {
      const {
        timeoutMs = options.timeoutMs,
        signal,
        isUrgent = false,
        moved = [],
        entry,
      } = runOptions
      if (closed) throw new WorkerFailure('worker_unavailable')
      if (signal?.aborted) throw new WorkerFailure('interrupted')
      const lane = await laneFor(signal, isUrgent)
      try {
        if (closed) throw new WorkerFailure('interrupted')
        return (await runIn(lane, task, { timeoutMs, moved, signal, entry })) as Result
      } finally {
        release(lane)
      }
    },
    async close() {
      closed = true
      for (const entry of waiting.splice(0)) entry.drop()
      for (const lane of lanes) lane.stop?.('interrupted')
      await Promise.all(lanes.map((lane) => lane.worker.destroy()))
    },
  }
}

function createLane(options: WorkerPoolOptions): Lane {
  const { kind = 'thread', idleMs = DEFAULT_IDLE_MS } = options
  const create = kind === 'thread' ? createThreadWorker : createProcessWorker
  return { worker: create({ ...options, idleMs }), stop: undefined }
}

type LaneOptions = Required<Pick<RunOptions, 'timeoutMs' | 'moved'>> & {
  readonly signal: AbortSignal | undefined
  readonly entry: URL | undefined
}

async function runIn(
  lane: Lane,
  task: unknown,
  { timeoutMs, moved, signal, entry }: LaneOptions,
): Promise<unknown> {
  const abort = new AbortController()
  let stopped: WorkerFailureKind | undefined
  const stop = (kind: WorkerFailureKind) => {
    stopped ??= kind
    abort.abort()
  }
  const interrupt = () => stop('interrupted')
  lane.stop = stop
  signal?.addEventListener('abort', interrupt, { once: true })
  if (signal?.aborted) interrupt()
  const deadline = setTimeout(() => stop('timeout'), timeoutMs)
  const watch = setInterval(async () => {
    if (await lane.worker.exceedsMemory()) stop('resource_limit')
  }, WATCH_MS)
  try {
    return await lane.worker.run(task, abort.signal, moved, entry)
  } catch (error) {
    throw stopped === undefined ? error : new WorkerFailure(stopped)
  } finally {
    clearTimeout(deadline)
    clearInterval(watch)
    signal?.removeEventListener('abort', interrupt)
    lane.stop = undefined
  }
}
