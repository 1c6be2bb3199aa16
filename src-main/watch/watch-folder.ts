/** New and changed files of a folder, as far as a scan of it would read them: links are not followed, what is ignored is left out. */

import { lstat, realpath, stat } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { watch } from 'chokidar'
import { ExplainedError } from '../explained-error.ts'
import { type IgnoreRules, ignoreRulesOf } from './ignore-rules.ts'
import { type Delay, settling } from './settle.ts'

export interface WatchedFolder {
  /** Resolves where the folder is gone, rejects where it cannot be watched any more. */
  readonly ended: Promise<void>
  readonly close: () => Promise<void>
}

export interface WatchOptions {
  readonly delay?: Delay
  /** More folders than these are not watched: it ends with an error. */
  readonly maxFolders?: number
  /** What is left out beside what the ignore files say; paths are absolute. */
  readonly leavesOut?: (path: string) => boolean
}

/**
 * Watches a folder and those within it.
 * @param onFile is told each file that is new or changed, once it rests, by its path below the folder as it was named.
 * @returns once it is watched: what happens from then on is seen.
 * @throws {ExplainedError} where it is no folder.
 */
export async function watchFolder(
  folder: string,
  onFile: (path: string) => void,
  { delay, maxFolders = Number.POSITIVE_INFINITY, leavesOut = () => false }: WatchOptions = {},
): Promise<WatchedFolder> {
  const root = await realFolder(folder)
  const rests = settling((path) => {
    void isFile(path).then((is) => {
      if (is) onFile(join(folder, relative(root, path)))
    })
  }, delay)
  const rules = rulesIn(root)
  const folders = new Set<string>()
  const watcher = watch(root, {
    ignoreInitial: true,
    followSymlinks: false,
    ignored(path, stats) {
      if (stats === undefined || path === root) return false
      if (
        leavesOut(path) ||
        rules(dirname(path)).leftOutBy(path, stats.isDirectory()) !== undefined
      )
        return true
      if (stats.isDirectory()) folders.add(path)
      return folders.size > maxFolders
    },
  })
  const tooMany = () =>
    new ExplainedError(`${folder} holds more than ${maxFolders} folders; watch a smaller one`)
  const ended = new Promise<void>((resolve, reject) => {
    watcher.on('addDir', () => {
      if (folders.size > maxFolders) reject(tooMany())
    })
    watcher.on('error', (error) => reject(explained(folder, error)))
    watcher.on('unlinkDir', (path) => {
      if (path === root) resolve()
    })
  })
  // Whoever waits for the end is told; nobody may wait yet.
  ended.catch(() => {})
  watcher.on('add', rests.changed).on('change', rests.changed).on('unlink', rests.gone)
  try {
    await Promise.race([new Promise<void>((ready) => watcher.once('ready', ready)), ended])
    if (folders.size > maxFolders) throw tooMany()
  } catch (error) {
    await watcher.close()
    throw error
  }
  return {
    ended,
    async close() {
      rests.close()
      await watcher.close()
    },
  }
}

/** The rules of a folder below the watched one, read when it is first looked into. */
function rulesIn(root: string): (folder: string) => IgnoreRules {
  const known = new Map<string, IgnoreRules>([[root, ignoreRulesOf(root)]])
  const rulesOf = (folder: string): IgnoreRules => {
    const rules = known.get(folder) ?? rulesOf(dirname(folder)).within(folder)
    known.set(folder, rules)
    return rules
  }
  return rulesOf
}

async function realFolder(folder: string): Promise<string> {
  const real = await realpath(folder).catch(() => null)
  if (real !== null && (await stat(real)).isDirectory()) return real
  throw new ExplainedError(`${folder} is no folder`)
}

/** Not a link, and not gone in the meantime. */
async function isFile(path: string): Promise<boolean> {
  const found = await lstat(path).catch(() => null)
  return found?.isFile() ?? false
}

function explained(folder: string, error: unknown): ExplainedError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
  const why =
    code === 'ENOSPC' || code === 'EMFILE'
      ? `the system watches no more files (${code}); raise fs.inotify.max_user_watches, or watch a smaller folder`
      : code
  return new ExplainedError(`${folder} cannot be watched: ${why}`)
}
