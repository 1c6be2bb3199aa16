/**
 * Worker threads for the busy rooms: a deadline, a memory limit and a stop for
 * every task, and one kind of error that says which of them ended it.
 *
 * Each lane is a Piscina of one thread, so that a thread's death always belongs
 * to the one task it was running. The waiting line is ours: Piscina does not
 * apply its own queue limit to tasks that can be aborted.
 */

import { setTimeout as delay } from 'node:timers/promises'
import { Piscina } from 'piscina'
import type { FailureKind } from '../../src-shared/model/vocabulary.ts'

export interface WorkerPoolOptions {
  /** Module whose default export takes a task and gives its result; both are structured-cloned. */
  readonly entry: URL
  /** Tasks that run at the same time. */
  readonly threads: number
  /**
   * MiB that a thread may use of V8's heap, and as much again outside it (array
   * buffers, which the `resourceLimits` of a thread do not count). Looked at
   * every {@link WATCH_MS}: a task that allocates faster than that needs a
   * byte budget of its own.
   */
  readonly maxMemoryMb: number
  /** Tasks that may wait for a thread. */
  readonly maxQueue: number
  /**
   * How long a task that runs while the pool closes may go on, 0 where left out: a
   * thread that is ended within native code can take the process with it.
   */
  readonly finishMs?: number
  /** How long a thread without work is kept. */
  readonly idleMs?: number
  /** What each thread is given at its start, as `workerData`; structured-cloned. */
  readonly workerData?: unknown
}

export interface RunOptions {
  /** Counted from the moment the task gets its lane; starting a thread is part of it, waiting is not. */
  readonly timeoutMs: number
  readonly signal?: AbortSignal
  /** Buffers that move to the thread and are empty here afterwards. */
  readonly transfer?: readonly ArrayBuffer[]
}

export interface WorkerPool<Task, Result> {
  /** Tasks that can run at the same time. */
  readonly threads: number
  /**
   * @throws {WorkerFailure} where the task did not come to its end.
   * @throws {PoolFull} where the waiting line is full.
   */
  readonly run: (task: Task, options: RunOptions) => Promise<Result>
  /** Ends every thread; running and waiting tasks fail as `interrupted`. */
  readonly close: () => Promise<void>
}

export type WorkerFailureKind = Extract<
  FailureKind,
  'timeout' | 'resource_limit' | 'worker_unavailable' | 'interrupted' | 'internal'
>

/**
 * Why a task has no result: `timeout` its deadline passed, `resource_limit` it
 * took too much memory, `worker_unavailable` its thread died or never started,
 * `interrupted` the caller or {@link WorkerPool.close} stopped it, `internal`
 * it threw.
 */
export class WorkerFailure extends Error {
  readonly kind: WorkerFailureKind

  constructor(kind: WorkerFailureKind, message: string) {
    super(message)
    this.name = 'WorkerFailure'
    this.kind = kind
  }
}

/** The waiting line is full: try again later. */
export class PoolFull extends Error {
  constructor() {
    super('too many tasks are waiting for a worker')
    this.name = 'PoolFull'
  }
}

const DEFAULT_IDLE_MS = 60_000
const WATCH_MS = 50
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
const YOUNG_MB = 16
const MIB = 1024 * 1024

interface Lane {
  readonly threads: Piscina
  /** Ends the task that runs here; undefined while the lane is free. */
  stop: ((kind: WorkerFailureKind) => void) | undefined
}

/** Builds a pool. No thread is started before the first task. */
export function createWorkerPool<Task, Result>(
  options: WorkerPoolOptions,
): WorkerPool<Task, Result> {
  const lanes = Array.from({ length: options.threads }, () => createLane(options))
  const free = [...lanes]
  const running = new Set<Promise<unknown>>()
  const waiting: { readonly start: (lane: Lane) => void; readonly drop: () => void }[] = []
  let closed = false

  function release(lane: Lane) {
    if (closed) return
    const next = waiting.shift()
    if (next) next.start(lane)
    else free.push(lane)
  }

  function laneFor(signal: AbortSignal | undefined): Promise<Lane> {
    const lane = free.pop()
    if (lane) return Promise.resolve(lane)
    if (waiting.length >= options.maxQueue) return Promise.reject(new PoolFull())
    return new Promise((resolve, reject) => {
      const leave = () => {
        waiting.splice(waiting.indexOf(entry), 1)
        entry.drop()
      }
      const entry = {
        start: (given: Lane) => {
          signal?.removeEventListener('abort', leave)
          resolve(given)
        },
        drop: () => {
          signal?.removeEventListener('abort', leave)
          reject(failureOf('interrupted'))
        },
      }
      signal?.addEventListener('abort', leave, { once: true })
      waiting.push(entry)
    })
  }

  return {
    threads: options.threads,
    async run(task, { timeoutMs, signal, transfer }) {
      if (closed) throw failureOf('worker_unavailable')
      if (signal?.aborted) throw failureOf('interrupted')
      const lane = await laneFor(signal)
      try {
        if (closed) throw failureOf('interrupted')
        const work = runIn<Result>(lane, task, timeoutMs, options.maxMemoryMb, signal, transfer)
        running.add(work)
        return await work.finally(() => running.delete(work))
      } finally {
        release(lane)
      }
    },
    async close() {
      closed = true
      for (const entry of waiting.splice(0)) entry.drop()
      if (options.finishMs !== undefined) {
        const patience = delay(options.finishMs, undefined, { ref: false })
        await Promise.race([Promise.allSettled([...running]), patience])
      }
      for (const lane of lanes) lane.stop?.('interrupted')
      await Promise.all(lanes.map((lane) => lane.threads.destroy()))
    },
  }
}

function createLane({
  entry,
  maxMemoryMb,
  idleMs = DEFAULT_IDLE_MS,
  workerData,
}: WorkerPoolOptions): Lane {
  const threads = new Piscina({
    filename: entry.href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: idleMs,
    recordTiming: false,
    // A worker reads hostile content: it gets no environment, where keys may lie.
    env: {},
    workerData,
    resourceLimits: {
      maxOldGenerationSizeMb: HEAP_HEADROOM * maxMemoryMb,
      maxYoungGenerationSizeMb: YOUNG_MB,
    },
  })
  const lane: Lane = { threads, stop: undefined }
  // Piscina reports here a thread that died before it took its task.
  threads.on('error', () => lane.stop?.('worker_unavailable'))
  return lane
}

async function runIn<Result>(
  lane: Lane,
  task: unknown,
  timeoutMs: number,
  maxMemoryMb: number,
  signal: AbortSignal | undefined,
  transfer: readonly ArrayBuffer[] = [],
): Promise<Result> {
  const abort = new AbortController()
  let stopped: WorkerFailureKind | undefined
  let died = false
  const stop = (kind: WorkerFailureKind) => {
    stopped ??= kind
    abort.abort()
  }
  const interrupt = () => stop('interrupted')
  const noteDeath = () => {
    died = true
  }
  lane.stop = stop
  lane.threads.on('workerDestroy', noteDeath)
  signal?.addEventListener('abort', interrupt, { once: true })
  if (signal?.aborted) interrupt()
  const deadline = setTimeout(() => stop('timeout'), timeoutMs)
  const watch = setInterval(async () => {
    if (await exceeds(lane, maxMemoryMb)) stop('resource_limit')
  }, WATCH_MS)
  try {
    return await lane.threads.run(task, { signal: abort.signal, transferList: [...transfer] })
  } catch (error) {
    throw failureOf(stopped ?? kindOf(error, died), error)
  } finally {
    clearTimeout(deadline)
    clearInterval(watch)
    signal?.removeEventListener('abort', interrupt)
    lane.threads.off('workerDestroy', noteDeath)
    lane.stop = undefined
  }
}

/** Whether a lane's thread holds more memory than it may, in V8's heap or outside it. */
async function exceeds(lane: Lane, maxMemoryMb: number): Promise<boolean> {
  try {
    const used = await lane.threads.threads[0]?.getHeapStatistics()
    const limit = maxMemoryMb * MIB
    return used !== undefined && (used.used_heap_size > limit || used.external_memory > limit)
  } catch {
    // The thread ended while it was asked.
    return false
  }
}

function kindOf(error: unknown, died: boolean): WorkerFailureKind {
  if (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY') {
    return 'resource_limit'
  }
  return died ? 'worker_unavailable' : 'internal'
}

const SENTENCES: Readonly<Record<WorkerFailureKind, string>> = {
  timeout: 'a task took longer than its deadline',
  resource_limit: 'a task took more memory than it may',
  worker_unavailable: 'the worker thread of a task ended',
  interrupted: 'a task was stopped',
  internal: 'a task threw',
}

/** Says what was thrown and where; not its message, which may quote submitted content. */
function failureOf(kind: WorkerFailureKind, error?: unknown): WorkerFailure {
  if (kind !== 'internal' || !(error instanceof Error)) {
    return new WorkerFailure(kind, SENTENCES[kind])
  }
  const place = error.stack?.split('\n').find((line) => /^ {4}at /.test(line)) ?? ''
  return new WorkerFailure(kind, `${SENTENCES[kind]} ${error.name}${place.replace(/^ +/, ' ')}`)
}
