/** A pool that another one can take the place of while it works: what runs ends where it began. */

import type { WorkerPool } from './worker-pool.ts'

export interface ReplaceablePool<Task, Result> extends WorkerPool<Task, Result> {
  /** New tasks go to the given pool; the one before is closed when its last task has ended. */
  readonly replace: (next: WorkerPool<Task, Result>) => void
}

/** @param first the pool that works until it is replaced. */
export function replaceablePool<Task, Result>(
  first: WorkerPool<Task, Result>,
): ReplaceablePool<Task, Result> {
  let current = { pool: first, running: 0 }
  const open = new Set([current])

  function closeIdle(lane: typeof current): void {
    if (lane === current || lane.running > 0) return
    open.delete(lane)
    void lane.pool.close()
  }

  return {
    workers: first.workers,
    async run(task, options) {
      const lane = current
      lane.running++
      try {
        return await lane.pool.run(task, options)
      } finally {
        lane.running--
        closeIdle(lane)
      }
    },
    replace(next) {
      const before = current
      current = { pool: next, running: 0 }
      open.add(current)
      closeIdle(before)
    },
    async close() {
      await Promise.all([...open].map(({ pool }) => pool.close()))
    },
  }
}
