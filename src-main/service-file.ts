/**
 * How commands of the same user find a running service and get in: a file in the data folder,
 * readable by this user alone, like the database beside it, which holds all that it opens.
 */

import { closeSync, constants, fstatSync, openSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { writePrivateFile } from './private-file.ts'
import { PROOF_FORM } from './service-proof.ts'

export interface ServiceFile {
  /** `http://127.0.0.1:PORT` */
  readonly baseUrl: string
  /** Opens the app's own API for as long as the service runs. */
  readonly token: string
  /** By which the service proves that it is the one that wrote the file. */
  readonly proofKey: string
}

const NAME = 'service.json'

/** Written whole or not at all. */
export function writeServiceFile(dataDir: string, { baseUrl, token, proofKey }: ServiceFile): void {
  const said = { base_url: baseUrl, token, proof_key: proofKey }
  writePrivateFile(join(dataDir, NAME), JSON.stringify(said))
}

export function removeServiceFile(dataDir: string): void {
  rmSync(join(dataDir, NAME), { force: true })
}

/**
 * What the last service wrote, which may have ended without removing it; null where there is
 * nothing, or what is there was not written by this user alone: it says where documents are sent.
 */
export function readServiceFile(dataDir: string): ServiceFile | null {
  try {
    const { base_url, token, proof_key } = JSON.parse(ownText(join(dataDir, NAME))) as Record<
      string,
      unknown
    >
    if (typeof base_url !== 'string' || typeof token !== 'string') return null
    if (typeof proof_key !== 'string' || !PROOF_FORM.test(proof_key)) return null
    // A token goes to this machine alone, whoever wrote the file.
    if (!/^http:\/\/127[.]0[.]0[.]1:\d{1,5}$/.test(base_url)) return null
    return { baseUrl: base_url, token, proofKey: proof_key }
  } catch {
    return null
  }
}

/** @throws Error where it is a link, not a file, another user's, or open to others. */
function ownText(path: string): string {
  // A pipe would be waited for; Windows knows neither of the flags.
  const { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants
  const file = openSync(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
  try {
    const found = fstatSync(file)
    if (!found.isFile()) throw new Error('not a file')
    const user = process.getuid?.()
    if (user !== undefined && (found.uid !== user || (found.mode & 0o077) !== 0)) {
      throw new Error('not private')
    }
    return readFileSync(file, 'utf8')
  } finally {
    closeSync(file)
  }
}
