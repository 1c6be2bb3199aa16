/** Gives memory back to the system after work: V8 collects only while a program allocates. */

import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** How long nobody asks for anything before it is worth a pause of some tens of milliseconds. */
const IDLE_MS = 30_000

type Collect = (options: { readonly type: 'major'; readonly flavor: 'last-resort' }) => void

/** Collects all garbage of this thread, and keeps no room for what may come. */
export function giveBackMemory(): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as Collect
  collect({ type: 'major', flavor: 'last-resort' })
}

/** Frees a buffer that nobody reads any more, before V8 looks: what is moved away is gone at once. */
export function free(buffer: ArrayBuffer): void {
  buffer.transfer(0)
}

/**
 * Calls `tidy` once whenever there was no work for a while.
 * @returns what is to be called after each piece of work, and what ends it.
 */
export function whenIdle(
  tidy: () => void,
  idleMs = IDLE_MS,
): { readonly worked: () => void; readonly stop: () => void } {
  let timer: NodeJS.Timeout | undefined
  return {
    worked() {
      if (timer === undefined) timer = setTimeout(tidy, idleMs).unref()
      else timer.refresh()
    },
    stop: () => clearTimeout(timer),
  }
}
