/** Whether a file of the queue was scanned before, to the answer that it would get now. */

import type {
  KnownScan,
  KnownScans,
  KnownScansRequest,
} from '../../src-shared/workspace/known-scans.ts'
import { WORKSPACE_ROUTES } from '../../src-shared/workspace/routes.ts'
import { callJson } from '../data/http-client.ts'
import { jobIdOf, type QueueItem, useQueue } from '../data/queue-store.ts'
import { configOf } from '../data/scan-config.ts'

/**
 * The newest scan of the same file by the same settings, rules and models; null where there is none, it is to be
 * scanned again all the same, or nobody can tell: then it is sent.
 */
export async function knownScan(item: QueueItem, signal: AbortSignal): Promise<KnownScan | null> {
  const { content, name, isAgain = false } = item
  if (content.kind !== 'file' || isAgain) return null
  const { categories, maxLevel = null, rules = {} } = item
  try {
    const asked: KnownScansRequest = {
      name,
      sha256: await sha256Of(content.file),
      config: configOf({ categories, maxLevel, rules }),
    }
    const { scans } = await callJson<KnownScans>(WORKSPACE_ROUTES.knownScans, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(asked),
      signal,
    })
    const others = scansOfOthers(name)
    return scans.find(({ job_id }) => !others.has(job_id)) ?? null
  } catch (error) {
    if (signal.aborted) throw error
    return null
  }
}

/** The service knows files by their last name alone: of two equal ones in a folder each keeps a scan of its own. */
function scansOfOthers(name: string): ReadonlySet<string | null> {
  const { items } = useQueue.getState()
  return new Set(items.filter((item) => item.name !== name).map(jobIdOf))
}

async function sha256Of(file: File): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
