/** Where a report goes: standard output, or a file that is there whole or not at all. */

import { closeSync, lstatSync, openSync, renameSync, rmSync, writeSync } from 'node:fs'
import { ExplainedError } from '../explained-error.ts'

export interface Output {
  readonly write: (text: string) => Promise<void>
  /** Until then there is no file; a pipe has all of it afterwards. */
  readonly finish: () => void
  /** Leaves nothing half written behind. Harmless after {@link finish}. */
  readonly abandon: () => void
}

/** @throws {ExplainedError} where the file cannot be written. */
export function openOutput(path: string | undefined): Output {
  return path === undefined ? standardOutput() : fileOutput(path)
}

/** Who reads no further, as `head` does, ends the command without a word. */
function standardOutput(): Output {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit()
    throw error
  })
  return {
    write: (text) =>
      new Promise((resolve) => {
        if (process.stdout.write(text)) resolve()
        else process.stdout.once('drain', resolve)
      }),
    finish() {},
    abandon() {},
  }
}

/** For its owner only: it quotes what was scanned. */
function fileOutput(path: string): Output {
  // A device or a pipe is written to, not replaced.
  const place = isReplaceable(path) ? `${path}.${process.pid}.part` : path
  const file = attempt(() => openSync(place, 'w', 0o600))
  let isOpen = true
  const abandon = () => {
    if (!isOpen) return
    isOpen = false
    closeSync(file)
    if (place !== path) rmSync(place, { force: true })
  }
  const stopped = () => {
    abandon()
    process.exit(130)
  }
  process.once('SIGINT', stopped).once('SIGTERM', stopped)
  return {
    async write(text) {
      const bytes = Buffer.from(text)
      for (let at = 0; at < bytes.length; ) at += attempt(() => writeSync(file, bytes, at))
    },
    finish() {
      process.off('SIGINT', stopped).off('SIGTERM', stopped)
      closeSync(file)
      isOpen = false
      if (place !== path) attempt(() => renameSync(place, path))
    },
    abandon,
  }
}

function isReplaceable(path: string): boolean {
  try {
    return lstatSync(path).isFile()
  } catch {
    return true
  }
}

function attempt<T>(act: () => T): T {
  try {
    return act()
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    throw new ExplainedError(`error: the file of --output cannot be written (${reason})`)
  }
}
