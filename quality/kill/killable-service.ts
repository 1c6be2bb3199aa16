/** A service in a process that is killed in the middle of its work, and started again on what it left. */

import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { databasePath } from '../../src-main/paths.ts'
import { openDatabase } from '../../src-main/store/database.ts'
import { withApiKeys } from '../../src-main/with-api-keys.ts'
import { withoutRates } from '../hostile/child-service.ts'
import type { ProcessOptions } from '../hostile/service-process.ts'

const QUICK_RULES = new URL('./quick-rules.worker.ts', import.meta.url)
const PROCESS = join(import.meta.dirname, '..', 'hostile', 'service-process.ts')

/** What outlives every process: a data folder with a key. */
export interface Remains {
  readonly dataDir: string
  /** Of an account whose charges are counted. */
  readonly key: string
  readonly remove: () => void
}

export interface KillableService {
  readonly baseUrl: string
  /** At once, as a lost power supply or `kill -9` does; resolves when it is gone. */
  readonly kill: () => Promise<void>
  /** In order. */
  readonly close: () => Promise<void>
  /** Resolves when the process has ended, however. */
  readonly ended: Promise<unknown>
}

/** A new data folder in which no rate is in the way. */
export function newRemains(): Remains {
  const dataDir = mkdtempSync(join(tmpdir(), 'assay-kill-'))
  writeFileSync(join(dataDir, 'config.json'), JSON.stringify(withoutRates()))
  const { key } = withApiKeys(dataDir, (keys) =>
    keys.createKey({ accountId: 'team', plan: 'personal', name: 'kill' }, Date.now()),
  )
  return { dataDir, key, remove: () => rmSync(dataDir, { recursive: true }) }
}

/** @param storage entry of its storage instead of the built-in one. @throws Error where it does not start. */
export async function startKillable(
  { dataDir }: Remains,
  bounds: ProcessOptions['bounds'] = {},
  storage?: URL,
): Promise<KillableService> {
  const workers = { rules: QUICK_RULES.href, ...(storage && { storage: storage.href }) }
  const options: ProcessOptions = { dataDir, bounds, workers }
  const child = fork(PROCESS, [JSON.stringify(options)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    execArgv: [],
    // Most of a short life would be reading the same sources.
    env: { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), 'assay-kill-cache') },
  })
  const ended = once(child, 'exit')
  const [first] = await Promise.race([once(child, 'message'), ended])
  if (typeof first !== 'string') throw new Error('the service did not start')
  return {
    baseUrl: first,
    ended,
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
    async close() {
      if (child.connected) child.disconnect()
      await ended
    },
  }
}

/** What stands in the database of a service that is not running. */
export interface Counted {
  /** Submitted texts, one for each job. */
  readonly texts: readonly string[]
  readonly running: number
  readonly completed: number
  /** Died with two processes. */
  readonly interrupted: number
  readonly failed: number
  /** Charged to the account. */
  readonly units: number
}

export function count({ dataDir }: Remains): Counted {
  const db = openDatabase(databasePath(dataDir))
  try {
    const number = (sql: string) => db.get<{ n: number | null }>(`SELECT ${sql}`)?.n ?? 0
    const texts = db.all<{ text: Uint8Array }>('SELECT text FROM documents')
    return {
      texts: texts.map(({ text }) => Buffer.from(text).toString()),
      running: number("count(*) AS n FROM jobs WHERE status = 'running'"),
      completed: number("count(*) AS n FROM jobs WHERE status = 'completed'"),
      interrupted: number(
        `count(*) AS n FROM jobs WHERE status = 'failed' AND result LIKE '%"interrupted"%'`,
      ),
      failed: number("count(*) AS n FROM jobs WHERE status = 'failed'"),
      units: number("sum(units) AS n FROM scan_units WHERE account_id = 'team'"),
    }
  } finally {
    db.close()
  }
}
