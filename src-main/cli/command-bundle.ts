/**
 * The command line in one piece, where `npm run build` has made it: it is run instead of the
 * sources as long as those are what it was made from. Each bundle has a folder of its own,
 * `out/command-STAMP`, because a service goes on loading from its own while another is made.
 *
 * That is told by names, sizes and times: reading a thousand files would cost what the
 * bundle saves. A copy of the project has other times, and runs its sources until it is built.
 */

import { hash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** Says which bundle is the newest, and what {@link sourceTimes} gave when it was made. Relative to the project. */
const POINTER = 'out/command.current'
const BUNDLE_NAME = /^command-[0-9a-f]{16}$/
/** Bundles that stay beside those that are in use: whoever goes back and forth between two states builds none. */
const KEPT = 3
/** Lies in a bundle that a service runs from, with its process id. */
const IN_USE = /^in-use[.](\d+)$/

/** What a bundle is made from: everything else is a copy of these, or fixed by the lock. */
export const BUNDLE_INPUTS = [
  'src-main',
  'src-shared',
  'vite.command.config.ts',
  'package.json',
  'package-lock.json',
] as const

/** The folder of the bundle that is made from these contents, relative to the project. */
export function bundleFolder(stamp: string): string {
  return `out/command-${stamp.slice(0, 16)}`
}

/** The bundle's program, as something to import; undefined where there is none, or it is stale. */
export function bundledProgram(root: string): string | undefined {
  try {
    const [made, name = ''] = readFileSync(join(root, POINTER), 'utf8').split('\n')
    const program = join(root, 'out', name, 'program.js')
    const isFresh = BUNDLE_NAME.test(name) && existsSync(program) && made === sourceTimes(root)
    return isFresh ? pathToFileURL(program).href : undefined
  } catch {
    return undefined
  }
}

/**
 * Has a bundle run from now on, and removes those that nobody needs.
 * @param times of the sources before it was made.
 */
export function pointToBundle(root: string, folder: string, times: string): void {
  const name = folder.slice('out/'.length)
  writeFileSync(join(root, POINTER), `${times}\n${name}`)
  const out = join(root, 'out')
  const others = readdirSync(out)
    .filter((other) => BUNDLE_NAME.test(other) && other !== name)
    .map((other) => join(out, other))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
  for (const unused of others.slice(KEPT).filter((other) => !isInUse(other))) {
    rmSync(unused, { recursive: true, force: true })
  }
}

/**
 * Keeps the bundle that this module is part of, if any, as long as this process lives: its
 * threads are loaded when there is work for them.
 */
export function keepOwnBundle(url: string = import.meta.url): void {
  const folder = dirname(fileURLToPath(url))
  if (!BUNDLE_NAME.test(folder.split(/[/\\]/).at(-1) ?? '')) return
  try {
    writeFileSync(join(folder, `in-use.${process.pid}`), '')
  } catch {
    // An installation that nobody can write to is not built anew either.
  }
}

function isInUse(folder: string): boolean {
  return readdirSync(folder).some((name) => {
    const pid = IN_USE.exec(name)?.[1]
    return pid !== undefined && isAlive(Number(pid))
  })
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Of another user's process we may only know that it is there.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Tells the sources of a bundle from any other state of them.
 * @throws file system errors as they are.
 */
export function sourceTimes(root: string): string {
  return hash('sha256', BUNDLE_INPUTS.map((input) => timesOf(root, input)).join(''))
}

/**
 * Every command waits for this: tests, half of all files, are not even asked for, and no path is
 * brought into its shortest form.
 */
function timesOf(root: string, name: string): string {
  if (/[.]test[.]ts$|__fixtures__$/.test(name)) return ''
  const path = `${root}/${name}`
  const found = statSync(path)
  if (!found.isDirectory()) return `${name}\0${found.size}\0${found.mtimeMs}\0`
  let times = ''
  for (const child of readdirSync(path).sort()) times += timesOf(root, `${name}/${child}`)
  return times
}
