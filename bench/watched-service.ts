/**
 * The service of answering.bench.ts, in a process of its own that watches how long its event
 * loop lets requests wait. `start` is answered with where it listens, `reset` forgets what was
 * seen, `delays` tells it.
 */

import '../src-main/v8-flags.ts'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { type KeyedService, startKeyedService } from './keyed-service.ts'

export type WatchedRequest = 'start' | 'reset' | 'delays'
export type WatchedAnswer =
  | Pick<KeyedService, 'baseUrl' | 'credentials'>
  | { readonly p99: number; readonly max: number }

/** Milliseconds between two looks; what a look comes late is the delay. */
const LOOK_MS = 1

let service: KeyedService | undefined
const delays = monitorEventLoopDelay({ resolution: LOOK_MS })

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
