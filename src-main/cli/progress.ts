/** How far a scan is, on one line of a terminal that is written over. A file or a pipe gets none. */

import { printable } from './terminal-table.ts'

/** Milliseconds between two lines. */
const PAUSE = 200

export interface Progress {
  readonly tell: (done: number, name: string) => void
  readonly clear: () => void
}

export function createProgress(
  terminal: Pick<NodeJS.WriteStream, 'isTTY' | 'columns' | 'write'> = process.stderr,
  now: () => number = () => performance.now(),
): Progress {
  if (!terminal.isTTY) return { tell() {}, clear() {} }
  const start = now()
  let last = Number.NEGATIVE_INFINITY
  const write = (line: string) => terminal.write(`\r\u001b[2K${line}`)
  return {
    tell(done, name) {
      if (now() - last < PAUSE) return
      last = now()
      const rate = done / Math.max((last - start) / 1000, 0.001)
      const line = `${done} files, ${rate.toFixed(0)} a second  ${printable(name)}`
      write(line.slice(0, Math.max(20, (terminal.columns || 80) - 1)))
    },
    clear() {
      if (last > Number.NEGATIVE_INFINITY) write('')
    },
  }
}
