/**
 * V8's code cache: what it made of a module when that was loaded before, so that a
 * start need not read, strip and compile thousands of files anew. Threads and
 * processes take it over from who starts them (`workers/inherited-code-cache.ts`).
 *
 * What lies there is run as code. So the folder has to be the user's own and closed
 * to everybody else; where it is not, nothing is taken from it.
 */

import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { openPrivateDir, resolveCacheDir } from './paths.ts'

/** Call first thing in a program: what was loaded before is not kept. Without a private folder it does nothing. */
export function keepCompiledCode(): void {
  const cacheDir = resolveCacheDir()
  const folder = join(cacheDir, 'code')
  if (openPrivateDir(cacheDir) && openPrivateDir(folder)) enableCompileCache(folder)
}
