/**
 * The service of answering.bench.ts and memory.bench.ts, in a process of its own that watches
 * how long its event loop lets requests wait, and what it holds. `start` is answered with
 * where it listens, `reset` forgets what was seen, `delays` and `memory` tell it.
 */

import '../src-main/v8-flags.ts'
import { readdirSync, readFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { type KeyedService, startKeyedService } from './keyed-service.ts'

export type WatchedRequest = 'start' | 'reset' | 'delays' | 'memory'
export type WatchedAnswer =
  | Pick<KeyedService, 'baseUrl' | 'credentials'>
  | { readonly p99: number; readonly max: number }
  | ResidentMemory

/** Bytes of the machine's memory that are held now. */
export interface ResidentMemory {
  readonly main: number
  /** Of the process of inference; 0 where there is none, or the system does not tell. */
  readonly inference: number
}

/** Milliseconds between two looks; what a look comes late is the delay. */
const LOOK_MS = 1

let service: KeyedService | undefined
const delays = monitorEventLoopDelay({ resolution: LOOK_MS })

/** As Linux tells it in proc_pid_status(5). */
function ofChildren(): number {
  if (process.platform !== 'linux') return 0
  const children = readdirSync('/proc/self/task').flatMap((task) =>
    readFileSync(`/proc/self/task/${task}/children`, 'utf8').split(' ').filter(Boolean),
  )
  const sizes = children.map((pid) => {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1_024
  })
  return sizes.reduce((sum, bytes) => sum + bytes, 0)
}

const answers: Record<WatchedRequest, () => Promise<WatchedAnswer | undefined>> = {
  async start() {
    service = await startKeyedService()
    delays.enable()
    return { baseUrl: service.baseUrl, credentials: service.credentials }
  },
  async reset() {
    delays.reset()
    return undefined
  },
  async memory() {
    return { main: process.memoryUsage.rss(), inference: ofChildren() }
  },
  async delays() {
    const late = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - LOOK_MS)
    return { p99: late(delays.percentile(99)), max: late(delays.max) }
  },
}

process.on('message', async (request: WatchedRequest) => {
  process.send?.((await answers[request]()) ?? {})
})
process.on('disconnect', async () => {
  await service?.close()
  process.exit()
})
