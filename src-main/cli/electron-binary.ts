/**
 * Finds Electron's program. The npm package holds only a downloader: the
 * program itself (about 120 MB) comes from GitHub at the first use, which a
 * machine without that access must survive.
 */

import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** Enough for the download at 6 Mbit/s; after it the browser is the better answer. */
const DOWNLOAD_MS = 180_000
/** An installed program is found well within this; a longer look means a download. */
const QUIET_MS = 1_500

/** The program's absolute path, or one sentence on why there is none. */
export type ElectronBinary = { readonly path: string } | { readonly reason: string }

export interface FindElectronOptions {
  /** Folder of the npm package; undefined where it is not installed. */
  readonly packageDir?: string | undefined
  readonly timeoutMs?: number
  /** Told once when the program has to be downloaded. */
  readonly onDownload?: () => void
}

/** Finds the program, downloading it when it is not there. Never throws. */
export async function findElectron({
  packageDir = installedPackage(),
  timeoutMs = DOWNLOAD_MS,
  onDownload,
}: FindElectronOptions = {}): Promise<ElectronBinary> {
  if (packageDir === undefined) return { reason: 'Electron is not installed.' }
  const notice = setTimeout(() => onDownload?.(), QUIET_MS)
  const outcome = await runInstaller(packageDir, timeoutMs)
  clearTimeout(notice)
  if (outcome === 'timeout') {
    return { reason: `Electron was not downloaded within ${Math.round(timeoutMs / 1000)} seconds.` }
  }
  const path = await programPath(packageDir)
  if (outcome === 'failed' || path === undefined) {
    return { reason: 'Electron could not be downloaded.' }
  }
  return { path }
}

function installedPackage(): string | undefined {
  try {
    return dirname(createRequire(import.meta.url).resolve('electron/package.json'))
  } catch {
    return undefined
  }
}

/** The package's own installer checks the version, downloads with checksums, and does nothing when all is there. */
function runInstaller(
  packageDir: string,
  timeoutMs: number,
): Promise<'done' | 'failed' | 'timeout'> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(packageDir, 'install.js')], {
      stdio: 'ignore',
      windowsHide: true,
    })
    const timer = setTimeout(() => {
      child.kill('SIGKILL')
      resolve('timeout')
    }, timeoutMs)
    child.once('error', () => {
      clearTimeout(timer)
      resolve('failed')
    })
    child.once('close', (code) => {
      clearTimeout(timer)
      resolve(code === 0 ? 'done' : 'failed')
    })
  })
}

/** As the package's `index.js` does it: `path.txt` names the program within `dist`. */
async function programPath(packageDir: string): Promise<string | undefined> {
  const name = await readFile(join(packageDir, 'path.txt'), 'utf8').catch(() => undefined)
  if (name === undefined) return undefined
  const folder = process.env.ELECTRON_OVERRIDE_DIST_PATH ?? join(packageDir, 'dist')
  const path = join(folder, name)
  return existsSync(path) ? path : undefined
}
