/**
 * Where Assay keeps its data, and making that place private.
 *
 * The database inside holds the texts that were scanned and the hashes of
 * keys: nobody but the owner has business there.
 */

import {
  accessSync,
  chmodSync,
  constants,
  lstatSync,
  mkdirSync,
  readdirSync,
  statSync,
} from 'node:fs'
import { homedir } from 'node:os'
import { basename, join, posix, resolve, win32 } from 'node:path'
import { ExplainedError } from './explained-error.ts'

/** What the place depends on; a test gives another machine. */
export interface Host {
  readonly platform: NodeJS.Platform
  readonly env: Readonly<Record<string, string | undefined>>
  /** The user's home folder. */
  readonly home: () => string
}

const THIS_HOST: Host = { platform: process.platform, env: process.env, home: homedir }

/** The data folder cannot be made or used; the message names it. */
export class DataDirError extends ExplainedError {
  constructor(message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.name = 'DataDirError'
  }
}

/**
 * The data folder, absolute: the flag `--data-dir`, else the variable
 * `ASSAY_DATA_DIR`, else the platform's place for a user's data. Makes nothing.
 *
 * @throws {DataDirError} where the flag is empty.
 */
export function resolveDataDir(flag?: string, host: Host = THIS_HOST): string {
  if (flag === '') throw new DataDirError('The data folder given with --data-dir has no name.')
  const chosen = flag ?? host.env.ASSAY_DATA_DIR
  // An empty variable counts as unset, as usual in shells.
  return chosen ? resolve(chosen) : platformDataDir(host)
}

/**
 * Linux and others: XDG Base Directory Specification 0.8, which has relative
 * values ignored. Windows: the roaming application data folder. macOS:
 * Application Support (Apple, File System Programming Guide).
 */
function platformDataDir({ platform, env, home }: Host): string {
  if (platform === 'win32') {
    return win32.join(env.APPDATA || win32.join(home(), 'AppData', 'Roaming'), 'Assay')
  }
  if (platform === 'darwin') return posix.join(home(), 'Library', 'Application Support', 'Assay')
  const data = env.XDG_DATA_HOME
  const base = data && posix.isAbsolute(data) ? data : posix.join(home(), '.local', 'share')
  return posix.join(base, 'assay')
}

/**
 * The folder for what can be made again, absolute: the variable `ASSAY_CACHE_DIR`,
 * else the platform's place for a user's caches (XDG Base Directory Specification
 * 0.8; Apple, File System Programming Guide; Windows: local application data).
 * Makes nothing.
 */
export function resolveCacheDir({ platform, env, home }: Host = THIS_HOST): string {
  if (env.ASSAY_CACHE_DIR) return resolve(env.ASSAY_CACHE_DIR)
  if (platform === 'win32') {
    const local = env.LOCALAPPDATA || win32.join(home(), 'AppData', 'Local')
    return win32.join(local, 'Assay', 'Cache')
  }
  if (platform === 'darwin') return posix.join(home(), 'Library', 'Caches', 'Assay')
  const cache = env.XDG_CACHE_HOME
  const base = cache && posix.isAbsolute(cache) ? cache : posix.join(home(), '.cache')
  return posix.join(base, 'assay')
}

/**
 * Makes the data folder, and folders above it that are missing, with mode 0700,
 * and has it and what is Assay's in it private: others lose the rights that they
 * had. A folder that holds other files too keeps its own mode, for it may be
 * anything. On Windows the profile's rights hold.
 *
 * @throws {DataDirError} where it cannot be made, is no folder, cannot be written, or belongs to
 *   somebody else, whole or in part.
 */
export function prepareDataDir(dir: string): void {
  try {
    mkdirSync(dir, { recursive: true, mode: 0o700 })
  } catch (error) {
    throw new DataDirError(
      `The data folder ${dir} cannot be made (${reasonOf(error)}). Choose another with --data-dir.`,
      error,
    )
  }
  try {
    if (!statSync(dir).isDirectory()) throw new Error('not a folder')
    accessSync(dir, constants.R_OK | constants.W_OK | constants.X_OK)
    if (process.getuid) keepPrivate(dir, process.getuid())
  } catch (error) {
    throw new DataDirError(
      `The data folder ${dir} cannot be used (${reasonOf(error)}). Make it yours, or choose another with --data-dir.`,
      error,
    )
  }
}

/** Entries of the data folder that Assay makes or reads. */
const OWN_ENTRY =
  /^(?:assay\.db(?:-wal|-shm|-journal)?|config\.json|receipt\.key|service\.(?:lock|json(?:\.part)?)|models|rules|open-[0-9a-f]{16}\.html)$/

function keepPrivate(dir: string, user: number): void {
  const names = readdirSync(dir)
  const own = names.filter((name) => OWN_ENTRY.test(name))
  const paths = own.map((name) => join(dir, name))
  for (const path of own.length === names.length ? [dir, ...paths] : paths) {
    // Of a link, what it leads to is somebody's decision.
    const entry = path === dir ? statSync(dir) : lstatSync(path)
    if (entry.isSymbolicLink()) continue
    // The superuser may use what belongs to others, as in containers.
    if (user !== 0 && entry.uid !== user) {
      throw new Error(`${path === dir ? 'it' : basename(path)} belongs to another user`)
    }
    if ((entry.mode & 0o077) !== 0) chmodSync(path, entry.mode & 0o700)
  }
}

/** Bits of a mode that let others write. */
const WRITABLE_BY_OTHERS = 0o022

/**
 * Makes a folder that only its user writes in, with mode 0700, where it is missing.
 * On Windows the rights of the user's profile hold, and are not looked at.
 *
 * @returns whether it is such a folder: a link, another's, or one that others can write in is none.
 */
export function openPrivateDir(dir: string): boolean {
  try {
    mkdirSync(dir, { recursive: true, mode: 0o700 })
    const found = lstatSync(dir)
    if (!found.isDirectory()) return false
    return (
      process.getuid === undefined ||
      (found.uid === process.getuid() && (found.mode & WRITABLE_BY_OTHERS) === 0)
    )
  } catch {
    return false
  }
}

/** The database file of a data folder. */
export function databasePath(dir: string): string {
  return resolve(dir, 'assay.db')
}

/** The system's code (`EACCES`, `EROFS`, …) says enough; its message would name the folder twice. */
function reasonOf(error: unknown): string {
  if (error instanceof Error) return 'code' in error ? String(error.code) : error.message
  return 'unknown reason'
}
