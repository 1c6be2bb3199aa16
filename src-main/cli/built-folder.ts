/**
 * Keeps a folder that a tool builds up to date, also when two processes want
 * it at once: each builds into a folder of its own, and the finished one is
 * moved into place whole.
 */

import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** Lies in the built folder, so that content and stamp always move together. */
const STAMP_FILE = '.source-stamp'
const MOVE_ATTEMPTS = 20
const MOVE_PAUSE_MS = 100

export interface BuiltFolder {
  readonly folder: string
  /** What the sources are now; another value than last time means: build again. */
  readonly stamp: string
  /** Builds into the given, not yet existing folder beside `folder`. */
  readonly build: (target: string) => Promise<void>
}

/**
 * Builds the folder when it is missing or was built from other sources.
 *
 * @returns whether this call built it
 * @throws what `build` throws; the folder that was there stays as it was
 */
export async function refreshFolder(wanted: BuiltFolder): Promise<boolean> {
  if (await isFresh(wanted)) return false
  const target = `${wanted.folder}.building-${process.pid}`
  await rm(target, { recursive: true, force: true })
  try {
    await wanted.build(target)
    await writeFile(join(target, STAMP_FILE), wanted.stamp)
    await moveIntoPlace(target, wanted)
  } finally {
    await rm(target, { recursive: true, force: true })
  }
  return true
}

async function isFresh({ folder, stamp }: BuiltFolder): Promise<boolean> {
  const found = await readFile(join(folder, STAMP_FILE), 'utf8').catch(() => undefined)
  return found === stamp
}

/** A folder cannot be renamed over another: the old one steps aside first, and another process may be doing the same. */
async function moveIntoPlace(target: string, wanted: BuiltFolder): Promise<void> {
  const old = `${wanted.folder}.old-${process.pid}`
  for (let attempt = 1; ; attempt++) {
    try {
      await rename(wanted.folder, old).catch(unlessMissing)
      await rename(target, wanted.folder)
      return
    } catch (error) {
      if (await isFresh(wanted)) return
      // Windows refuses while a file of the folder is open.
      if (attempt === MOVE_ATTEMPTS) throw error
      await sleep(MOVE_PAUSE_MS)
    } finally {
      await rm(old, { recursive: true, force: true })
    }
  }
}

function unlessMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}
