/**
 * The folders that the service watches, kept over its restarts. Their files are scanned one after
 * the other: nobody waits for them, and what changes meanwhile is scanned once.
 */

import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { realpath } from 'node:fs/promises'
import { homedir } from 'node:os'
import { isAbsolute, join, sep } from 'node:path'
import { ScanError } from '../../src-shared/contract/error-codes.ts'
import {
  MAX_WATCHED,
  type WatchedFolder,
  type WatchedFolders,
} from '../../src-shared/workspace/watching.ts'
import { ExplainedError } from '../explained-error.ts'
import { writePrivateFile } from '../private-file.ts'
import { type WatchedFolder as Watcher, watchFolder } from './watch-folder.ts'

/** A folder with more folders in it is not watched: each takes a handle of the system. */
const MAX_FOLDERS = 5_000
/** What waits beyond it is not remembered; it is told as refused. */
const MAX_WAITING = 10_000
/** Jobs that are told to windows, which look every few seconds. */
const MAX_TOLD = 100

export interface FolderWatch {
  readonly list: () => WatchedFolders
  /** @throws {ScanError} INVALID_INPUT where it is no folder that can be watched. */
  readonly add: (path: string) => Promise<WatchedFolder>
  /** False where there is none. */
  readonly remove: (id: string) => Promise<boolean>
  readonly close: () => Promise<void>
}

export interface FolderWatchParts {
  readonly dataDir: string
  /** Gives the job of a file; throws a ScanError where it is refused. */
  readonly scanFile: (path: string, signal: AbortSignal) => Promise<string>
  readonly onError: (error: unknown) => void
}

interface Entry {
  readonly id: string
  readonly path: string
  problem: string | null
  scanned: number
  refused: number
  readonly waiting: Set<string>
  watcher: Watcher | null
}

/** Opens what was watched before; a folder that cannot be is told, and tried again with the next start. */
export function openFolderWatch({ dataDir, scanFile, onError }: FolderWatchParts): FolderWatch {
  const file = join(dataDir, 'watched-folders.json')
  const entries = new Map<string, Entry>()
  const told: { job_id: string; source: string }[] = []
  const closing = new AbortController()
  let work: Promise<void> | null = null

  const keep = () =>
    writePrivateFile(
      file,
      JSON.stringify([...entries.values()].map(({ id, path }) => ({ id, path }))),
    )

  async function begin(entry: Entry): Promise<void> {
    const watcher = await watchFolder(entry.path, (path) => wait(entry, path), {
      maxFolders: MAX_FOLDERS,
      // What the service writes must not call it again.
      leavesOut: (path) => path === dataDir || path.startsWith(`${dataDir}${sep}`),
    })
    entry.watcher = watcher
    entry.problem = null
    watcher.ended.then(
      () => stopped(entry, 'The folder is gone.'),
      (error) => stopped(entry, sentenceOf(error)),
    )
  }
  function stopped(entry: Entry, problem: string): void {
    entry.problem = problem
    entry.watcher?.close().catch(onError)
    entry.watcher = null
  }
  function wait(entry: Entry, path: string): void {
    if (entry.waiting.size >= MAX_WAITING) entry.refused++
    else entry.waiting.add(path)
    work ??= workThrough().finally(() => {
      work = null
    })
  }
  async function workThrough(): Promise<void> {
    for (;;) {
      const entry = [...entries.values()].find(({ waiting }) => waiting.size > 0)
      if (entry === undefined || closing.signal.aborted) return
      const [path] = entry.waiting as Set<string> & Iterable<string>
      entry.waiting.delete(path as string)
      await scanOne(entry, path as string)
    }
  }
  async function scanOne(entry: Entry, path: string): Promise<void> {
    try {
      const job_id = await scanFile(path, closing.signal)
      entry.scanned++
      told.unshift({ job_id, source: path.slice(path.lastIndexOf(sep) + 1) })
      told.length = Math.min(told.length, MAX_TOLD)
    } catch (error) {
      if (closing.signal.aborted) return
      entry.refused++
      if (!(error instanceof ScanError)) onError(error)
    }
  }

  for (const { id, path } of readFrom(file)) {
    const entry = newEntry(id, path)
    entries.set(id, entry)
    begin(entry).catch((error) => stopped(entry, sentenceOf(error)))
  }

  return {
    list: () => ({ folders: [...entries.values()].map(view), jobs: [...told] }),
    async add(typed) {
      const path = await folderOf(typed)
      if ([...entries.values()].some((entry) => entry.path === path)) {
        throw new ScanError('INVALID_INPUT', 'The folder is watched already.')
      }
      if (entries.size >= MAX_WATCHED) {
        throw new ScanError('INVALID_INPUT', `At most ${MAX_WATCHED} folders are watched.`)
      }
      const entry = newEntry(randomUUID(), path)
      try {
        await begin(entry)
      } catch (error) {
        throw new ScanError('INVALID_INPUT', sentenceOf(error))
      }
      entries.set(entry.id, entry)
      keep()
      return view(entry)
    },
    async remove(id) {
      const entry = entries.get(id)
      if (entry === undefined) return false
      entries.delete(id)
      entry.waiting.clear()
      keep()
      await entry.watcher?.close()
      return true
    },
    async close() {
      closing.abort()
      await Promise.all([...entries.values()].map(({ watcher }) => watcher?.close()))
      await work
    },
  }
}

function newEntry(id: string, path: string): Entry {
  return { id, path, problem: null, scanned: 0, refused: 0, waiting: new Set(), watcher: null }
}

function view({ id, path, problem, scanned, refused, waiting }: Entry): WatchedFolder {
  return { id, path, problem, scanned, refused, waiting: waiting.size }
}

/** The folder itself, not a link to it. @throws {ScanError} INVALID_INPUT */
async function folderOf(typed: string): Promise<string> {
  const path = typed.replace(/^~(?=$|[/\\])/, homedir())
  if (!isAbsolute(path))
    throw new ScanError('INVALID_INPUT', 'The path of the folder is not whole.')
  const real = await realpath(path).catch(() => null)
  if (real === null) throw new ScanError('INVALID_INPUT', 'There is no such folder.')
  return real
}

function sentenceOf(error: unknown): string {
  return error instanceof ExplainedError ? error.message : 'The folder cannot be watched.'
}

/** None where the file is missing or of another form. */
function readFrom(file: string): readonly { readonly id: string; readonly path: string }[] {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (!Array.isArray(value)) return []
    return value
      .filter(({ id, path }) => typeof id === 'string' && typeof path === 'string')
      .slice(0, MAX_WATCHED)
  } catch {
    return []
  }
}
