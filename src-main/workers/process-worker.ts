/**
 * A worker in a process of its own, for native code: where that aborts, hangs or
 * fills the memory, this process ends and no other, and the next task has a new one.
 */

import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { ProcessAnswer } from './serve-tasks.ts'
import type { Worker } from './worker.ts'
import { WorkerFailure } from './worker-failure.ts'

export interface ProcessOptions {
  /** Module that hands its function to `serveTasks`. Tasks and results are cloned. */
  readonly entry: URL
  /** MiB that the process may hold of the machine's memory, the program's own included. */
  readonly maxMemoryMb: number
  /** How long the process is kept without work. */
  readonly idleMs: number
}

/** What a program needs of the environment to start at all; keys that lie there are nobody's business. */
const NEEDED_VARIABLES = ['SystemRoot', 'windir', 'TEMP', 'TMP', 'TMPDIR', 'LD_LIBRARY_PATH']
/** Threads of native code that free what another one allocated keep glibc from giving any of it back (mallopt(3)). */
const FEW_ARENAS = { MALLOC_ARENA_MAX: '2' }
const MIB = 1024 * 1024

/** A process that starts with its first task. */
export function createProcessWorker({ entry, maxMemoryMb, idleMs }: ProcessOptions): Worker {
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined

  function started(): ChildProcess {
    if (child?.connected) return child
    const fresh = fork(fileURLToPath(entry), [], {
      serialization: 'advanced',
      execArgv: [],
      env: { ...neededEnvironment(), ...FEW_ARENAS },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    // Without a listener an error between two tasks would be thrown; the next task meets it.
    fresh.on('error', () => {})
    fresh.once('exit', () => {
      if (child === fresh) child = undefined
    })
    child = fresh
    return fresh
  }

  return {
    async run(task, signal) {
      clearTimeout(idle)
      const worker = started()
      try {
        const answer = await ask(worker, task, signal)
        if (answer.memory > maxMemoryMb * MIB) await end(worker)
        if (!answer.ok) throw new WorkerFailure('internal', answer.place)
        return answer.result
      } catch (error) {
        if (!(error instanceof WorkerFailure && error.kind === 'internal')) await end(worker)
        throw error
      } finally {
        idle = setTimeout(() => void (child && end(child)), idleMs).unref()
      }
    },
    async exceedsMemory() {
      return child?.pid !== undefined && (await memoryOf(child.pid)) > maxMemoryMb * MIB
    },
    async destroy() {
      clearTimeout(idle)
      if (child) await end(child)
    },
  }
}

/** @throws {WorkerFailure} `worker_unavailable` where the process ends or cannot be reached; `interrupted` at `signal`. */
async function ask(
  child: ChildProcess,
  task: unknown,
  signal: AbortSignal,
): Promise<ProcessAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<ProcessAnswer>()
  const gone = () => reject(new WorkerFailure('worker_unavailable'))
  const stop = () => reject(new WorkerFailure('interrupted'))
  const heard = (answer: unknown) => resolve(answer as ProcessAnswer)
  child.once('message', heard).once('exit', gone).once('error', gone)
  signal.addEventListener('abort', stop, { once: true })
  if (signal.aborted) stop()
  else child.send(task as object, (error) => error && gone())
  try {
    return await promise
  } finally {
    child.off('message', heard).off('exit', gone).off('error', gone)
    signal.removeEventListener('abort', stop)
  }
}

/** At once, also in the middle of native code; resolves when the process is gone. */
async function end(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  child.kill('SIGKILL')
  await exit
}

/**
 * Bytes that a process holds of the machine's memory, 0 where the system has no cheap way to
 * tell: proc_pid_status(5) of Linux does. Elsewhere what the process says itself after each
 * task has to do.
 */
async function memoryOf(pid: number): Promise<number> {
  if (process.platform !== 'linux') return 0
  try {
    const status = await readFile(`/proc/${pid}/status`, 'utf8')
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024
  } catch {
    // It ended meanwhile.
    return 0
  }
}

function neededEnvironment(): Record<string, string> {
  return Object.fromEntries(
    NEEDED_VARIABLES.flatMap((name) => {
      const value = process.env[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )
}
