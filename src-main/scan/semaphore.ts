/** Lets so much work run at once; the rest waits, first come first served. */

export interface Semaphore {
  /** Runs `work` once there is room, and gives or throws what it does. */
  readonly run: <T>(work: () => Promise<T>) => Promise<T>
}

export function createSemaphore(atOnce: number): Semaphore {
  const waiting: (() => void)[] = []
  let free = atOnce
  return {
    async run(work) {
      if (free > 0) free--
      else await new Promise<void>((resolve) => waiting.push(resolve))
      try {
        return await work()
      } finally {
        const next = waiting.shift()
        if (next) next()
        else free++
      }
    },
  }
}
