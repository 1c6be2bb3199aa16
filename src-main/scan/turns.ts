/** Lets so many in at once; the others wait for their turn, in order. */

export interface Turns {
  /** Runs `work` when it is its turn. */
  readonly take: <T>(work: () => Promise<T>) => Promise<T>
}

export function createTurns(atOnce: number): Turns {
  const waiting: (() => void)[] = []
  let free = atOnce
  return {
    async take(work) {
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
