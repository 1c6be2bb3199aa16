/**
 * The command line in one piece, `out/command`, where `npm run build` has made it: it is
 * run instead of the sources as long as those are what it was made from.
 *
 * That is told by names, sizes and times: reading a thousand files would cost what the
 * bundle saves. A copy of the project has other times, and runs its sources until it is built.
 */

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Relative to the project. */
export const BUNDLE_FOLDER = 'out/command'
/** What a bundle is made from: everything else is a copy of these, or fixed by the lock. */
export const BUNDLE_INPUTS = [
  'src-main',
  'src-shared',
  'vite.command.config.ts',
  'package.json',
  'package-lock.json',
] as const

/** Lies in the bundle: what {@link sourceTimes} gave when it was made. */
export const TIMES_FILE = '.source-times'

/** The bundle's program, as something to import; undefined where there is none, or it is stale. */
export function bundledProgram(root: string): string | undefined {
  try {
    const folder = join(root, BUNDLE_FOLDER)
    const made = readFileSync(join(folder, TIMES_FILE), 'utf8')
    return made === sourceTimes(root) ? pathToFileURL(join(folder, 'program.js')).href : undefined
  } catch {
    return undefined
  }
}

/**
 * Tells the sources of a bundle from any other state of them.
 * @throws file system errors as they are.
 */
export function sourceTimes(root: string): string {
  const hash = createHash('sha256')
  for (const input of BUNDLE_INPUTS) addTimes(join(root, input), input, hash)
  return hash.digest('hex')
}

function addTimes(path: string, name: string, hash: ReturnType<typeof createHash>): void {
  const found = statSync(path)
  if (found.isDirectory()) {
    for (const child of readdirSync(path).sort())
      addTimes(join(path, child), `${name}/${child}`, hash)
  } else if (!/[.]test[.]ts$/.test(name)) {
    hash.update(`${name}\0${found.size}\0${found.mtimeMs}\0`)
  }
}
