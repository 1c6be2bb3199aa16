/** Lets so many in at once; the others wait for their turn, in order. */

export interface Turns {
  /**
   * Runs `work` when it is its turn. Where `signal` aborts before, it leaves the line and
   * runs at once: what was stopped only has to say so.
   */
  readonly take: <T>(work: () => Promise<T>, signal?: AbortSignal) => Promise<T>
  /** Whether who comes now is let in at once. */
  readonly isFree: () => boolean
}

export function createTurns(atOnce: number): Turns {
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
    async take(work, signal) {
      const hasPlace = await turn(signal)
      try {
        return await work()
      } finally {
        if (hasPlace) giveBack()
      }
    },
  }
}
