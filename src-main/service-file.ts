/**
 * How commands of the same user find a running service and get in: a file in the data folder,
 * readable by this user alone, like the database beside it, which holds all that it opens.
 */

import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { writePrivateFile } from './private-file.ts'

export interface ServiceFile {
  /** `http://127.0.0.1:PORT` */
  readonly baseUrl: string
  /** Opens the app's own API for as long as the service runs. */
  readonly token: string
}

const NAME = 'service.json'

/** Written whole or not at all. */
export function writeServiceFile(dataDir: string, { baseUrl, token }: ServiceFile): void {
  writePrivateFile(join(dataDir, NAME), JSON.stringify({ base_url: baseUrl, token }))
}

export function removeServiceFile(dataDir: string): void {
  rmSync(join(dataDir, NAME), { force: true })
}

/** What the last service wrote, which may have ended without removing it; null where there is nothing. */
export function readServiceFile(dataDir: string): ServiceFile | null {
  try {
    const { base_url, token } = JSON.parse(readFileSync(join(dataDir, NAME), 'utf8')) as Record<
      string,
      unknown
    >
    if (typeof base_url !== 'string' || typeof token !== 'string') return null
    // A token goes to this machine alone, whoever wrote the file.
    if (!/^http:\/\/127[.]0[.]0[.]1:\d{1,5}$/.test(base_url)) return null
    return { baseUrl: base_url, token }
  } catch {
    return null
  }
}
