/** The code cache of a starter, for the threads and processes that it starts. */

import { getCompileCacheDir } from 'node:module'
import { dirname } from 'node:path'

/** Variables by which Node finds it at its start; none where the starter has no cache. */
export function codeCacheEnvironment(): { readonly NODE_COMPILE_CACHE?: string } {
  // Node adds a folder for its version and the user to the one that it is given.
  const folder = getCompileCacheDir()
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: dirname(folder) }
}
