/**
 * How the C library hands out memory: glibc keeps what threads free for more of the same, which
 * after an hour of large bodies was twice what the program held itself. Its settings are read
 * once, when a process starts (mallopt(3)), so a program that stays starts anew with them.
 * Other systems' libraries pass over them.
 */

import { accessSync, constants } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { FEW_ARENAS } from './workers/few-arenas.ts'

/** Names of the variables that this program has set for itself, and takes away again. */
const MARK = 'ASSAY_ALLOCATOR'

export const LEAN = {
  // Threads share what they free instead of holding it apart.
  ...FEW_ARENAS,
  // Large bodies have pages of their own, which go back the moment they are freed. By itself this
  // bound grows to 32 MiB with the blocks that were freed; at 64 KiB, texts of 80 KB took 8 % more
  // of a processor, for new pages in every scan.
  MALLOC_MMAP_THRESHOLD_: String(1024 * 1024),
  MALLOC_TRIM_THRESHOLD_: String(1024 * 1024),
}

/**
 * How V8's heaps grow, of which it asks at a start, too: as bin/assay has it for a service, and
 * says why. What the user has set comes after these, and counts.
 */
export const SMALL_HEAP = ['--max-semi-space-size=16', '--heap-growing-percent=40']

/**
 * Keeps the room for what was just made to the thread that answers, whose heap is there by now: of
 * threads that start from here on V8 would take it for the limits of their own, which are smaller.
 */
export function leaveThreadsTheirLimits(): void {
  setFlagsFromString('--max-semi-space-size=0')
}

/**
 * Starts this program anew in its own process, once, where it runs on Linux without the settings.
 * Call before anything that takes time: all of it is done twice. What it starts in turn, a browser
 * for instance, gets nothing of it. Where it cannot be started anew, it goes on as it is.
 *
 * @param isWorthIt whether it starts anew; else what bin/assay has set is only taken out of the environment.
 */
export function startLean(isWorthIt = true): void {
  const { env } = process
  const set = env[MARK]
  if (set !== undefined) {
    for (const name of [MARK, ...set.split(' ')]) delete env[name]
    return
  }
  const missing = Object.entries(LEAN).filter(([name]) => env[name] === undefined)
  // A program that was started with a channel to its starter would lose that.
  const canStartAnew = isWorthIt && process.platform === 'linux' && process.send === undefined
  if (!canStartAnew || process.execve === undefined || missing.length === 0) return
  const settings = Object.fromEntries(missing)
  // Node ends the program where the system refuses (`process.execve`), so that is asked before:
  // an update may have taken away the file that this process was started from.
  if (!canBeStarted(process.execPath)) return
  const parameters = [
    ...[process.execPath, ...SMALL_HEAP],
    ...[...process.execArgv, ...process.argv.slice(1)],
  ]
  try {
    process.execve(process.execPath, parameters, {
      ...env,
      ...settings,
      [MARK]: Object.keys(settings).join(' '),
    })
  } catch {
    // Newer versions throw instead; the settings save memory and nothing hangs on them.
  }
}

function canBeStarted(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
