/** Where a report goes: standard output, or a file that is there whole or not at all. */

import {
  closeSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { ExplainedError } from '../explained-error.ts'

export interface Output {
  readonly write: (text: string | Uint8Array) => Promise<void>
  /** Until then there is no file; a pipe has all of it afterwards. */
  readonly finish: () => void
  /** Leaves nothing half written behind. Harmless after {@link finish}. */
  readonly abandon: () => void
}

/** Who reads the output, such as `head`, reads no further. */
export class NobodyReads extends Error {}

type Pipe = Pick<NodeJS.WritableStream, 'on'> & {
  readonly write: (text: string | Uint8Array, written: (error?: Error | null) => void) => boolean
}

/**
 * @param path of a file; standard output where there is none.
 * @throws {ExplainedError} where it cannot be written, now or later; {@link NobodyReads} of a pipe.
 */
export function openOutput(path: string | undefined, pipe: Pipe = process.stdout): Output {
  return path === undefined ? pipeOutput(pipe) : fileOutput(path)
}

function pipeOutput(pipe: Pipe): Output {
  // Whoever writes is told of it; an error that nobody listens to ends the process.
  pipe.on('error', () => {})
  return {
    write: (text) =>
      new Promise((resolve, reject) => {
        pipe.write(text, (error) => {
          if (!error) resolve()
          else if (codeOf(error) === 'EPIPE') reject(new NobodyReads())
          else reject(new ExplainedError(`the output cannot be written (${codeOf(error)})`))
        })
      }),
    finish() {},
    abandon() {},
  }
}

/** Where a file is written until it is whole. */
export function partOf(path: string): string {
  return `${path}.${process.pid}.part`
}

/** For its owner only: it quotes what was scanned. */
function fileOutput(path: string): Output {
  const place = isReplaceable(path) ? partOf(path) : path
  let file: number | undefined
  const remove = () => {
    if (place !== path) rmSync(place, { force: true })
  }
  const abandon = () => {
    process.off('SIGINT', stopped).off('SIGTERM', stopped)
    if (file === undefined) return
    closeSync(file)
    file = undefined
    remove()
  }
  const stopped = () => {
    abandon()
    process.exit(130)
  }
  // Before there is a file: nobody can stop this in between and leave it behind.
  process.once('SIGINT', stopped).once('SIGTERM', stopped)
  try {
    file = attempt(path, () => openPlace(path, place))
  } catch (error) {
    abandon()
    throw error
  }
  return {
    async write(text) {
      const bytes = typeof text === 'string' ? Buffer.from(text) : text
      const open = file
      if (open === undefined) throw new ExplainedError('the output file is closed')
      for (let at = 0; at < bytes.length; ) at += attempt(path, () => writeSync(open, bytes, at))
    },
    finish() {
      if (file !== undefined) closeSync(file)
      file = undefined
      try {
        if (place !== path) attempt(path, () => renameSync(place, path))
      } catch (error) {
        remove()
        throw error
      } finally {
        process.off('SIGINT', stopped).off('SIGTERM', stopped)
      }
    },
    abandon,
  }
}

/**
 * Writes a file whole or not at all, over what lies there.
 * @throws {NodeJS.ErrnoException}
 */
export function writeWhole(path: string, text: string, mode: number): void {
  const place = isReplaceable(path) ? partOf(path) : path
  try {
    const file = openPlace(path, place, mode)
    try {
      writeFileSync(file, text)
    } finally {
      closeSync(file)
    }
    if (place !== path) renameSync(place, path)
  } catch (error) {
    if (place !== path) rmSync(place, { force: true })
    throw error
  }
}

/** A part is a new file: neither what a killed run left nor a link that somebody laid there is written to. */
function openPlace(path: string, place: string, mode = 0o600): number {
  if (place === path) return openSync(path, 'w')
  rmSync(place, { force: true })
  return openSync(place, 'wx', mode)
}

/**
 * A device or a pipe is written to. A link to a file is replaced: whoever laid it does not choose what is written
 * over. `/dev/stdout` is a link, too, to whatever file standard output was sent to.
 */
function isReplaceable(path: string): boolean {
  try {
    const there = statSync(path, { throwIfNoEntry: false })
    if (there !== undefined && !there.isFile()) return false
    return !/^\/(?:dev|proc)(?:\/|$)/.test(realpathSync(dirname(path)))
  } catch {
    return true
  }
}

function attempt<T>(path: string, act: () => T): T {
  try {
    return act()
  } catch (error) {
    throw new ExplainedError(`${path} cannot be written (${codeOf(error)})`)
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
}
