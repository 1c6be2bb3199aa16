/** What lies on the disk and around the program: folders, database, settings, ports, the app. */

import { existsSync, lstatSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { DEFAULT_PORT } from '../../../src-shared/contract/limits.ts'
import { readConfig } from '../../config.ts'
import { rendererDir } from '../../entry-points.ts'
import { databasePath, openPrivateDir, resolveCacheDir } from '../../paths.ts'
import { examineDatabase } from '../../store/examine-database.ts'
import { VERSION } from '../../version.ts'
import { DEFAULT_MCP_PORT } from '../mcp/default-port.ts'
import { hasDisplay } from '../open-in-browser.ts'
import { isPortTaken } from '../service/loopback-client.ts'
import { connectedService } from '../service/service-scanner.ts'
import type { Checkup } from './checkup.ts'

type Found = Omit<Checkup, 'name'>

export function checkProgram(): Found {
  const built = import.meta.url.endsWith('.ts') ? 'from its sources' : 'built'
  return {
    state: 'ok',
    found: `Assay ${VERSION}, ${built}; Node ${process.versions.node}, ${process.platform} ${process.arch}`,
  }
}

/** Bytes below which a job of the largest document may not fit any more. */
const LITTLE_SPACE = 200_000_000

/** Others could read what was scanned. */
const OPEN_TO_OTHERS = 0o077

export function checkDataFolder(dataDir: string): Found {
  const found = lstatSync(dataDir, { throwIfNoEntry: false })
  if (found === undefined) return { state: 'ok', found: `${dataDir} is made at the first start` }
  if (!found.isDirectory() && !found.isSymbolicLink()) {
    return {
      state: 'problem',
      found: `${dataDir} is no folder`,
      mend: 'Choose another with --data-dir.',
    }
  }
  if (process.getuid !== undefined && process.getuid() !== 0 && found.uid !== process.getuid()) {
    const mend = 'Make it yours, or choose another with --data-dir.'
    return { state: 'problem', found: `${dataDir} belongs to another user`, mend }
  }
  const database = lstatSync(databasePath(dataDir), { throwIfNoEntry: false })
  if (process.getuid !== undefined && ((database?.mode ?? 0) & OPEN_TO_OTHERS) !== 0) {
    return {
      state: 'problem',
      found: `others can read ${databasePath(dataDir)}`,
      mend: `chmod 600 '${databasePath(dataDir)}'`,
    }
  }
  const { bavail, bsize } = statfsSync(dataDir)
  const free = bavail * bsize
  if (free < LITTLE_SPACE) {
    return {
      state: 'problem',
      found: `${dataDir} has ${megabytes(free)} left`,
      mend: 'Free some space, or delete jobs in the history.',
    }
  }
  return { state: 'ok', found: `${dataDir}, ${megabytes(free)} free` }
}

export function checkDatabase(dataDir: string): Found {
  const found = examineDatabase(databasePath(dataDir))
  if (found === null) return { state: 'ok', found: 'made at the first start' }
  const { bytes, jobs, version, latest } = found
  const migrates = version < latest ? '; brought up to date at the next start' : ''
  return { state: 'ok', found: `whole, ${jobs} jobs, ${megabytes(bytes)}${migrates}` }
}

export function checkSettings(dataDir: string): Found {
  readConfig(dataDir)
  const path = join(dataDir, 'config.json')
  return { state: 'ok', found: existsSync(path) ? path : 'the defaults: there is no config.json' }
}

export function checkCache(): Found {
  const folder = resolveCacheDir()
  if (openPrivateDir(folder)) return { state: 'ok', found: folder }
  return {
    state: 'note',
    found: `${folder} is not used: it cannot be made, or others can write in it. Each start prepares everything anew.`,
    mend: `Make it yours alone (chmod 700), or choose another with ASSAY_CACHE_DIR.`,
  }
}

export async function checkService(dataDir: string): Promise<Found> {
  const connection = await connectedService(dataDir)
  if (connection !== null) {
    const { base_url, running_jobs } = connection.state
    return { state: 'ok', found: `runs at ${base_url}, ${running_jobs} jobs at work` }
  }
  if (await isPortTaken(DEFAULT_PORT)) {
    return {
      state: 'problem',
      found: `none on this data folder, and another program has port ${DEFAULT_PORT}`,
      mend: 'Stop that program, or start with --port 0.',
    }
  }
  const mcp = (await isPortTaken(DEFAULT_MCP_PORT)) ? `; port ${DEFAULT_MCP_PORT} is taken` : ''
  return { state: 'ok', found: `does not run; port ${DEFAULT_PORT} is free${mcp}` }
}

export function checkApp(): Found {
  if (!existsSync(join(rendererDir(), 'index.html'))) {
    return { state: 'note', found: 'not built yet', mend: 'npm start builds it.' }
  }
  if (hasDisplay()) return { state: 'ok', found: 'built; opens in a window or a browser' }
  return {
    state: 'note',
    found: 'built; there is no desktop here that could show it',
    mend: 'npm start -- --show-link prints an address for a browser.',
  }
}

function megabytes(bytes: number): string {
  return bytes < 1e9 ? `${(bytes / 1e6).toFixed(1)} MB` : `${(bytes / 1e9).toFixed(1)} GB`
}
