/** Files that agents may have scanned: those in the folders that the owner has opened, and nothing a link leads to beyond them. */

import { close, constants, fstat, open } from 'node:fs'
import { realpath, stat } from 'node:fs/promises'
import { isAbsolute, relative, resolve, sep } from 'node:path'
import { promisify } from 'node:util'
import { ScanError } from '../../../src-shared/contract/error-codes.ts'
import { readBounded } from '../../intake/read-bounded.ts'

export interface AllowedRoots {
  /**
   * The bytes of a file in one of the folders.
   * @param path absolute, or from one of the folders.
   * @throws {ScanError} NOT_FOUND, the same for what is elsewhere and what is nowhere.
   */
  readonly read: (path: string) => Promise<Uint8Array>
}

/** @param folders absolute; those that are not there are as good as closed. */
export function allowedRoots(folders: readonly string[]): AllowedRoots {
  return {
    async read(path) {
      if (folders.length === 0) {
        throw new ScanError(
          'NOT_FOUND',
          'No folder is open to agents. The owner opens one with --root FOLDER, or in config.json.',
        )
      }
      const real = await realRoots(folders)
      for (const candidate of candidates(path, folders)) {
        const bytes = await readWithin(candidate, real)
        if (bytes !== null) return bytes
      }
      throw new ScanError(
        'NOT_FOUND',
        'There is no such file in the folders that are open to agents.',
      )
    },
  }
}

async function realRoots(folders: readonly string[]): Promise<readonly string[]> {
  const real = await Promise.allSettled(folders.map((folder) => realpath(folder)))
  return real.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
}

function candidates(path: string, folders: readonly string[]): readonly string[] {
  if (path.includes('\0')) return []
  return isAbsolute(path) ? [path] : folders.map((folder) => resolve(folder, path))
}

/** Null where it is no file in the folders. */
async function readWithin(path: string, roots: readonly string[]): Promise<Uint8Array | null> {
  const real = await realPathWithin(path, roots)
  if (real === null) return null
  // A pipe would wait for its writer, a device for nobody knows what.
  const file = await promisify(open)(
    real,
    constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK,
  ).catch(() => null)
  if (file === null) return null
  try {
    const opened = await promisify(fstat)(file)
    if (!opened.isFile()) return null
    // Somebody may have put a link in its way between the two.
    const again = await realPathWithin(path, roots)
    const there = again === null ? null : await stat(again).catch(() => null)
    if (there === null || there.ino !== opened.ino || there.dev !== opened.dev) return null
    return await readBounded(file)
  } finally {
    await promisify(close)(file)
  }
}

async function realPathWithin(path: string, roots: readonly string[]): Promise<string | null> {
  const real = await realpath(path).catch(() => null)
  return real !== null && roots.some((root) => isWithin(real, root)) ? real : null
}

function isWithin(path: string, root: string): boolean {
  const way = relative(root, path)
  return way !== '' && way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way)
}
