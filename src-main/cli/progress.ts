/** How far a scan is, on one line of a terminal that is written over. A file or a pipe gets none. */

import { printable } from './terminal-table.ts'

/** Milliseconds between two lines. */
const PAUSE = 200

export interface Progress {
  /** @param name of what was scanned last; members of one archive are one of `total`. */
  readonly tell: (done: number, name: string) => void
  readonly clear: () => void
}

/** @param total of files to scan, where it is known: then the line says about how long it still takes. */
export function createProgress(
  total: number | undefined = undefined,
  terminal: Pick<NodeJS.WriteStream, 'isTTY' | 'columns' | 'write'> = process.stderr,
  now: () => number = () => performance.now(),
): Progress {
  if (!terminal.isTTY) return { tell() {}, clear() {} }
  const start = now()
  let last = Number.NEGATIVE_INFINITY
  let [begun, file] = [0, '']
  const write = (line: string) => terminal.write(`\r\u001b[2K${line}`)
  return {
    tell(done, name) {
      const outer = name.split(WITHIN, 1)[0] as string
      if (outer !== file) [begun, file] = [begun + 1, outer]
      if (now() - last < PAUSE) return
      last = now()
      const seconds = Math.max((last - start) / 1000, 0.001)
      const left = total === undefined ? '' : timeLeft(((total - begun) * seconds) / begun)
      const line = `${done} files, ${rateOf(done / seconds)}${left}  ${printable(name)}`
      write(line.slice(0, Math.max(20, (terminal.columns || 80) - 1)))
    },
    clear() {
      if (last > Number.NEGATIVE_INFINITY) write('')
    },
  }
}

/** Between an archive and its member in a name. */
const WITHIN = '!/'

/** Slow ones are told by the minute. */
function rateOf(aSecond: number): string {
  return aSecond >= 1 ? `${aSecond.toFixed(0)} a second` : `${(60 * aSecond).toFixed(0)} a minute`
}

/** Nothing where more files came than were counted. */
function timeLeft(seconds: number): string {
  if (seconds <= 0) return ''
  if (seconds < 60) return `, about ${Math.ceil(seconds)} s left`
  return `, about ${Math.ceil(seconds / 60)} min left`
}
