/** Lets so much work run at once; the rest waits, first come first served. */

export interface Semaphore {
  /**
   * Runs `work` once there is room, and gives or throws what it does. Where `signal` aborts before, it leaves the line and
   * runs at once: what was stopped only has to say so.
   */
  readonly run: <T>(work: () => Promise<T>, signal?: AbortSignal) => Promise<T>
  /** Whether who comes now is let in at once. */
  readonly isFree: () => boolean
}

export function createSemaphore(atOnce: number): Semaphore {
  const waiting = new Set<() => void>()
  let free = atOnce

  /** Whether it got a place, which it has to give back. */
  function turn(signal: AbortSignal | undefined): Promise<boolean> {
    if (signal?.aborted) return Promise.resolve(false)
    if (free > 0) {
      free--
      return Promise.resolve(true)
    }
    return new Promise((resolve) => {
      const begin = () => {
        signal?.removeEventListener('abort', leave)
        resolve(true)
      }
      const leave = () => {
        waiting.delete(begin)
        resolve(false)
      }
      waiting.add(begin)
      signal?.addEventListener('abort', leave, { once: true })
    })
  }

  function giveBack(): void {
    const [next] = waiting
    if (next === undefined) {
      free++
      return
    }
    waiting.delete(next)
    next()
  }

  return {
    isFree: () => free > 0,
    async run(work, signal) {
      const hasPlace = await turn(signal)
      try {
        return await work()
      } finally {
        if (hasPlace) giveBack()
      }
    },
  }
}
