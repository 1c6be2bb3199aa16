/** Small tasks, done where they are asked for: a hop to a thread costs more than they do. */

import { placeOf, WorkerFailure } from './worker-failure.ts'
import type { WorkerPool } from './worker-pool.ts'

/**
 * A pool that hands on only what is not small.
 * @param isSmall whether a task is sure to take a few milliseconds and little memory, whatever it holds.
 * @param work what a worker of the pool does.
 */
export function withSmallTasksHere<Task, Result>(
  pool: WorkerPool<Task, Result>,
  isSmall: (task: Task) => boolean,
  work: (task: Task) => Promise<Result>,
): WorkerPool<Task, Result> {
  return {
    ...pool,
    async run(task, options = {}) {
      if (!isSmall(task)) return pool.run(task, options)
      if (options.signal?.aborted) throw new WorkerFailure('interrupted')
      try {
        return await work(task)
      } catch (error) {
        // As where a worker's task throws.
        throw new WorkerFailure('internal', placeOf(error))
      }
    },
  }
}
