/** Files of databases that only their owner reads. */

import { chmodSync, closeSync, openSync, statSync } from 'node:fs'

/**
 * Makes the file before SQLite does, which would let others read it; its -wal
 * and -shm copy the mode. A file that is there is never opened here: closing
 * it would drop the locks of this process's other connections (sqlite.org,
 * How To Corrupt, §2.2).
 * @throws the file system's error.
 */
export function makePrivate(path: string): void {
  try {
    closeSync(openSync(path, 'wx', 0o600))
  } catch (error) {
    if (!isFileSystemError(error) || error.code !== 'EEXIST') throw error
    const found = statSync(path)
    const others = process.platform === 'win32' ? 0 : found.mode & 0o077
    if (found.isFile() && others !== 0) chmodSync(path, 0o600)
  }
}

export function isFileSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error
}
