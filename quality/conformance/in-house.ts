/** A service of this project, started for the cases: its own data folder, callers of every kind, a movable clock. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { NewKey } from '../../src-main/accounts/api-keys.ts'
import { patientBounds } from '../../src-main/api/__fixtures__/patient-bounds.ts'
import { createMovableClock } from '../../src-main/clock.ts'
import { type ServiceOptions, startService } from '../../src-main/compose.ts'
import { createLog } from '../../src-main/log.ts'
import { withApiKeys } from '../../src-main/with-api-keys.ts'
import type { Caller } from './caller.ts'
import { type Target, UNKNOWN_KEY } from './target.ts'

/** What a case can set of its service. */
export interface TestSettings {
  /** `config.json` of the data folder. */
  readonly config?: unknown
  readonly bounds?: NonNullable<ServiceOptions['bounds']>
  readonly workers?: NonNullable<ServiceOptions['workers']>
  readonly shippedModels?: string
}

/** A folder that is not there: a program without model packs. */
export const NO_MODELS = join(import.meta.dirname, 'no-models')

export interface InHouse extends Target {
  readonly dataDir: string
}

/** Starts a service; closing it deletes its folder. */
export async function startInHouse(settings: TestSettings = {}): Promise<InHouse> {
  const { config, bounds, ...options } = settings
  const dataDir = mkdtempSync(join(tmpdir(), 'assay-conformance-'))
  if (config !== undefined) writeFileSync(join(dataDir, 'config.json'), JSON.stringify(config))
  const clock = createMovableClock()
  const service = await startService({
    port: 0,
    dataDir,
    log: createLog('silent'),
    clockHands: clock.hands,
    bounds: patientBounds(bounds),
    ...options,
  })
  await warmUp(service.baseUrl, dataDir)
  const keys = new Map<Caller, string>()
  return {
    baseUrl: service.baseUrl,
    dataDir,
    keyOf(caller) {
      if (caller === 'anonymous') return undefined
      if (caller === 'unknown') return UNKNOWN_KEY
      const key = keys.get(caller) ?? makeKey(dataDir, caller, clock.now())
      keys.set(caller, key)
      return key
    },
    pass: clock.pass,
    async close() {
      await service.close()
      rmSync(dataDir, { recursive: true })
    },
  }
}

/**
 * Has the rules compiled before a case counts its seconds, at the cost of an
 * account that no case asks about. What an engine that does not start answers is
 * for the cases to see.
 */
async function warmUp(baseUrl: string, dataDir: string): Promise<void> {
  const account = { accountId: 'warm-up', plan: 'pro', name: 'warm-up' } as const
  const { key } = withApiKeys(dataDir, (keys) => keys.createKey(account, Date.now()))
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  await fetch(`${baseUrl}/api/v1/scan`, { method: 'POST', headers, body: '{"text":"warm"}' })
}

const LOCAL = { accountId: 'local', name: 'conformance' } as const
const KEYS: Readonly<Record<Exclude<Caller, 'anonymous' | 'unknown'>, NewKey>> = {
  owner: LOCAL,
  other: { accountId: 'other', plan: 'pro', name: 'conformance' },
  free: { accountId: 'free', plan: 'free', name: 'conformance' },
  personal: { accountId: 'personal', plan: 'personal', name: 'conformance' },
  reader: { ...LOCAL, scopes: ['scan:read'] },
  writer: { ...LOCAL, scopes: ['scan:write'] },
  expired: LOCAL,
  revoked: LOCAL,
}

function makeKey(dataDir: string, caller: keyof typeof KEYS, now: number): string {
  return withApiKeys(dataDir, (keys) => {
    if (caller === 'expired') {
      return keys.createKey({ ...LOCAL, expiresAt: now - 1 }, now - 1_000).key
    }
    const { key, record } = keys.createKey(KEYS[caller], now)
    if (caller === 'revoked') keys.revokeKey(record.id, now)
    return key
  })
}
