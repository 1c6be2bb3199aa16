/** A service in a process of its own, so that what it holds and leaves behind can be measured from outside. */

import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { PLAN_NAMES } from '../../src-main/accounts/plans.ts'
import type { Bounds } from '../../src-main/compose.ts'
import { withApiKeys } from '../../src-main/with-api-keys.ts'
import type { ProcessOptions, Vitals } from './service-process.ts'

export interface ChildService {
  readonly dataDir: string
  readonly port: number
  /** Of the account `local`, with all scopes. */
  readonly key: string
  readonly vitals: () => Promise<Vitals>
  /** Stops it; gives its exit code, and all that it logged. */
  readonly close: () => Promise<{ readonly code: number | null; readonly log: string }>
}

/** Starts a service without rates, else as it is shipped. @throws Error where it does not start. */
export async function startChildService(bounds: Partial<Bounds> = {}): Promise<ChildService> {
  const dataDir = mkdtempSync(join(tmpdir(), 'assay-hostile-'))
  writeFileSync(join(dataDir, 'config.json'), JSON.stringify(withoutRates()))
  const options: ProcessOptions = { dataDir, bounds }
  const entry = join(import.meta.dirname, 'service-process.ts')
  const child = fork(entry, [JSON.stringify(options)], {
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    execArgv: [],
  })
  const logged = text(child.stderr as NonNullable<typeof child.stderr>)
  const exited = once(child, 'exit')
  const [first] = await Promise.race([once(child, 'message'), exited])
  if (typeof first !== 'string') {
    throw new Error(`the service did not start: ${await logged}`)
  }
  const { key } = withApiKeys(dataDir, (keys) =>
    keys.createKey({ accountId: 'local', name: 'hostile' }, Date.now()),
  )
  return {
    dataDir,
    port: Number(new URL(first).port),
    key,
    async vitals() {
      const answer = once(child, 'message')
      child.send('vitals')
      const [vitals] = await answer
      return vitals
    },
    async close() {
      if (child.connected) child.disconnect()
      const [code] = await exited
      const log = await logged
      rmSync(dataDir, { recursive: true })
      return { code, log }
    },
  }
}

/** `config.json` with numbers so large that no generated request is refused for its rate. */
export function withoutRates(): object {
  const plan = (window: string) => ({
    token_capacity: 1_000_000_000,
    token_refill_per_second: 1_000_000_000,
    requests_per_minute: 1_000_000,
    [window]: 1_000_000_000,
  })
  const plans = PLAN_NAMES.map((name) => [
    name,
    plan(name === 'anonymous' ? 'daily_scan_units' : 'monthly_scan_units'),
  ])
  return { plans: Object.fromEntries(plans) }
}
