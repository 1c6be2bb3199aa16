/**
 * The program of the child process in which hostile tests run the service: as
 * `assay serve` starts it, with bounds of the test's own, and with a word to
 * the parent about its memory and open sockets whenever that asks.
 */

import '../../src-main/v8-flags.ts'
import { join } from 'node:path'
import { type Bounds, startService } from '../../src-main/compose.ts'
import type { WorkerName } from '../../src-main/entry-points.ts'
import { createLog } from '../../src-main/log.ts'

/** What the parent passes as the one argument, in JSON. */
export interface ProcessOptions {
  readonly dataDir: string
  readonly bounds: Partial<Bounds>
  /** Entries of threads instead of the built-in ones. */
  readonly workers?: Partial<Record<WorkerName, string>>
}

/** What the process tells of itself. */
export interface Vitals {
  /** Resident memory, in bytes. */
  readonly rss: number
  /** Accepted connections that are not yet closed. */
  readonly sockets: number
}

function vitals(): Vitals {
  const open = process.getActiveResourcesInfo().filter((kind) => kind === 'TCPSocketWrap')
  return { rss: process.memoryUsage.rss(), sockets: open.length }
}

const { dataDir, bounds, workers = {} } = JSON.parse(process.argv[2] ?? '') as ProcessOptions
// What is tried is the way in: models would only make each of the thousands of scans longer.
const service = await startService({
  port: 0,
  dataDir,
  bounds,
  log: createLog('warn'),
  workers: Object.fromEntries(
    Object.entries(workers).map(([name, entry]) => [name, new URL(entry)]),
  ),
  shippedModels: join(dataDir, 'no-models'),
})
process.on('message', () => process.send?.(vitals()))
process.once('disconnect', () => void service.close())
process.send?.(service.baseUrl)
