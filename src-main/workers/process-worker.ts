/**
 * A worker in a process of its own, for native code: where that aborts, hangs or
 * fills the memory, this process ends and no other, and the next task has a new one.
 */

import { fileURLToPath } from 'node:url'
import { FEW_ARENAS } from './few-arenas.ts'
import { codeCacheEnvironment } from './inherited-code-cache.ts'
import { memoryOf } from './memory-of.ts'
import type { ProcessAnswer } from './serve-tasks.ts'
import { startTaskProcess, type TaskProcess } from './task-process.ts'
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
const MIB = 1024 * 1024

/** A process that starts with its first task. */
export function createProcessWorker({ entry, maxMemoryMb, idleMs }: ProcessOptions): Worker {
  let child: TaskProcess | undefined
  let idle: NodeJS.Timeout | undefined

  function started(): TaskProcess {
    if (child === undefined || child.isGone) {
      child = startTaskProcess(fileURLToPath(entry), {
        ...neededEnvironment(),
        ...codeCacheEnvironment(),
        ...FEW_ARENAS,
      })
    }
    return child
  }

  return {
    async run(task, signal) {
      clearTimeout(idle)
      const worker = started()
      try {
        const answer = await ask(worker, task, signal)
        if (answer.memory > maxMemoryMb * MIB) await worker.end()
        if (!answer.ok) throw new WorkerFailure('internal', answer.place)
        return answer.result
      } catch (error) {
        if (!(error instanceof WorkerFailure && error.kind === 'internal')) await worker.end()
        throw error
      } finally {
        idle = setTimeout(() => void child?.end(), idleMs).unref()
      }
    },
    async exceedsMemory() {
      if (child?.pid === undefined || child.isGone) return false
      return (await memoryOf(child.pid)) > maxMemoryMb * MIB
    },
    async destroy() {
      clearTimeout(idle)
      await child?.end()
    },
  }
}

/** @throws {WorkerFailure} `worker_unavailable` where the process ends or cannot be reached; `interrupted` at `signal`. */
async function ask(child: TaskProcess, task: unknown, signal: AbortSignal): Promise<ProcessAnswer> {
  if (signal.aborted) throw new WorkerFailure('interrupted')
  const { promise, resolve, reject } = Promise.withResolvers<ProcessAnswer>()
  const abort = () => reject(new WorkerFailure('interrupted'))
  signal.addEventListener('abort', abort, { once: true })
  const asked = child.ask(task, {
    answered: (answer) => resolve(answer as ProcessAnswer),
    gone: () => reject(new WorkerFailure('worker_unavailable')),
  })
  try {
    return await promise
  } finally {
    asked.stop()
    signal.removeEventListener('abort', abort)
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
