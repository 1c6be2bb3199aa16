/** A service for a benchmark, in a data folder of its own, with a key to call it by. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LOCAL_ACCOUNT } from '../src-main/accounts/api-keys.ts'
import { startService } from '../src-main/compose.ts'
import { createLog } from '../src-main/log.ts'
import { withApiKeys } from '../src-main/with-api-keys.ts'

export interface KeyedService {
  readonly baseUrl: string
  /** Anonymous callers may not send as many; a key pays for the look-up and the charge. */
  readonly credentials: { readonly authorization: string }
  /** Stops the service and removes its folder. */
  readonly close: () => Promise<void>
}

/** So that what is measured is work, not waiting. */
export const WITHOUT_RATES = {
  plans: { pro: { token_capacity: 1_000_000_000, token_refill_per_second: 1_000_000 } },
}

export async function startKeyedService(): Promise<KeyedService> {
  const dataDir = mkdtempSync(join(tmpdir(), 'assay-bench-'))
  writeFileSync(join(dataDir, 'config.json'), JSON.stringify(WITHOUT_RATES))
  const service = await startService({ port: 0, dataDir, log: createLog('silent') })
  const { key } = withApiKeys(dataDir, (keys) =>
    keys.createKey({ accountId: LOCAL_ACCOUNT, name: 'bench' }, Date.now()),
  )
  return {
    baseUrl: service.baseUrl,
    credentials: { authorization: `Bearer ${key}` },
    async close() {
      await service.close()
      rmSync(dataDir, { recursive: true })
    },
  }
}
