/** Scans a file of a watched folder into the owner's history, as if it had been dropped into the window. */

import { constants } from 'node:fs'
import { open } from 'node:fs/promises'
import { basename } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ScanError } from '../../src-shared/contract/error-codes.ts'
import { SCAN_DEADLINE_MS } from '../../src-shared/contract/limits.ts'
import type { ScanConfig } from '../../src-shared/contract/scan-request.ts'
import { LOCAL_ACCOUNT } from '../accounts/api-keys.ts'
import { readBounded } from '../intake/read-bounded.ts'
import { readUpload } from '../intake/read-upload.ts'
import {
  type AcceptParts,
  acceptJobs,
  type Caller,
  prepareSubmission,
  type ScanEngine,
} from './scan-submission.ts'

const OWNER: Caller = { accountId: LOCAL_ACCOUNT, plan: 'pro', origin: 'app' }
const BUSY_PAUSE_MS = 2_000

export interface ScanWatchedParts extends AcceptParts {
  readonly engine: ScanEngine
  /** What the owner looks for now. */
  readonly config: () => ScanConfig
}

/**
 * Gives the job; while too many wait, it waits as well.
 * @throws {ScanError} where the file is refused, as any other is.
 */
export async function scanWatched(
  parts: ScanWatchedParts,
  path: string,
  closing: AbortSignal,
): Promise<string> {
  const bytes = await readFile(path)
  const sources = [readUpload(basename(path), bytes)]
  for (;;) {
    const signal = AbortSignal.any([closing, AbortSignal.timeout(SCAN_DEADLINE_MS)])
    const submission = { kind: 'documents' as const, sources, config: parts.config() }
    const prepared = await prepareSubmission(parts.engine, parts.limits, submission, OWNER, signal)
    try {
      const [job] = await acceptJobs(parts, prepared, OWNER, () => null)
      return (job as { readonly jobId: string }).jobId
    } catch (error) {
      if (!(error instanceof ScanError) || error.code !== 'SERVICE_UNAVAILABLE') throw error
      await pause(BUSY_PAUSE_MS, undefined, { signal: closing })
    }
  }
}

/** A regular file, not what a link in its place leads to, nor a pipe that never ends. */
async function readFile(path: string): Promise<Uint8Array> {
  // Windows has neither flag; its links are not followed by the watcher.
  const { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants
  const file = await open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK).catch(() => null)
  if (file === null) throw new ScanError('INVALID_INPUT', 'The file cannot be read.')
  try {
    if (!(await file.stat()).isFile()) throw new ScanError('INVALID_INPUT', 'It is no file.')
    return await readBounded(file.fd)
  } finally {
    await file.close()
  }
}
