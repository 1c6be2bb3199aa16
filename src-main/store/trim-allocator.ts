/**
 * Gives the pages back to the system that glibc keeps between blocks in use, which it does only
 * when it is asked (malloc_trim(3)). Node has no way to call the C library; SQLite calls what a
 * library it is to load begins with, by the name that it is given.
 */

import { DatabaseSync } from 'node:sqlite'

/** By the name under which glibc is in the process: no file of any folder is looked for. */
const GLIBC = 'libc.so.6'

/**
 * Asks glibc for the free pages of all its arenas, of this process's every thread; takes
 * milliseconds. Where another library allocates, nothing is done.
 *
 * SQLite hands over its connection where glibc reads how many bytes to leave at the end of its
 * heap: an address, so more than there are, and that end stays, which is a MiB at most
 * (lean-allocator.ts). What glibc returns, that pages went, is an error of a library to SQLite.
 */
export function trimAllocator(): void {
  if (process.platform !== 'linux') return
  // It holds nothing and runs no statement: only here SQLite may load anything at all.
  const connection = new DatabaseSync(':memory:', { allowExtension: true })
  try {
    connection.loadExtension(GLIBC, 'malloc_trim')
  } catch {
    // Pages went, or there is no glibc.
  } finally {
    connection.close()
  }
}
