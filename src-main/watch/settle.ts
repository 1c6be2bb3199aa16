/** Waits until a file rests: one that is being written changes many times, and half of it says nothing. */

export interface Settling {
  /** Something happened to a path: it is given once nothing more does. */
  readonly changed: (path: string) => void
  /** It is gone, and nothing to wait for. */
  readonly gone: (path: string) => void
  /** Nothing is given any more. */
  readonly close: () => void
}

/** Calls back after some milliseconds; the function that it gives takes that back. */
export type Delay = (then: () => void, milliseconds: number) => () => void

const realDelay: Delay = (then, milliseconds) => {
  const timer = setTimeout(then, milliseconds)
  return () => clearTimeout(timer)
}

/** How long nothing happens to a file that is written: programs that save write it within this. */
export const REST_MS = 300

/** @param give is told each path that rests, once. */
export function settling(give: (path: string) => void, delay: Delay = realDelay): Settling {
  const waiting = new Map<string, () => void>()
  const drop = (path: string) => {
    waiting.get(path)?.()
    waiting.delete(path)
  }
  return {
    changed(path) {
      drop(path)
      waiting.set(
        path,
        delay(() => {
          waiting.delete(path)
          give(path)
        }, REST_MS),
      )
    },
    gone: drop,
    close() {
      for (const path of [...waiting.keys()]) drop(path)
    },
  }
}
