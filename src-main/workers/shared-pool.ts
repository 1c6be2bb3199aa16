/** Several kinds of tasks on the same threads: each thread holds tens of megabytes before it does anything. */

import type { WorkerPool } from './worker-pool.ts'

/**
 * The workers of a pool, for tasks of another module.
 * @param pool of threads.
 * @param timeoutMs as of {@link createWorkerPool}.
 */
export function sharedBy<Task, Result>(
  pool: WorkerPool<unknown, unknown>,
  { entry, timeoutMs }: { readonly entry: URL; readonly timeoutMs: number },
): WorkerPool<Task, Result> {
  return {
    workers: pool.workers,
    run: (task, options) => pool.run(task, { timeoutMs, ...options, entry }) as Promise<Result>,
    close: pool.close,
  }
}
