/** `assay serve` for a benchmark, as users run it: in a process of its own, from the bundle where there is a fresh one. */

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LOCAL_ACCOUNT } from '../src-main/accounts/api-keys.ts'
import { withApiKeys } from '../src-main/with-api-keys.ts'
import { WITHOUT_RATES } from './keyed-service.ts'

/** What users start: it brings settings of V8 and of the C library, which a Node of ours would lack. */
const COMMAND = join(import.meta.dirname, '../bin/assay')

export interface Served {
  readonly baseUrl: string
  readonly credentials: { readonly authorization: string }
  /** Opens the app, once. */
  readonly appUrl: string
  readonly pid: number
  /** Stops the service and removes its folder. */
  readonly stop: () => Promise<void>
}

/** @throws {Error} where it does not start. */
export async function startServed(): Promise<Served> {
  const dataDir = mkdtempSync(join(tmpdir(), 'assay-bench-'))
  writeFileSync(join(dataDir, 'config.json'), JSON.stringify(WITHOUT_RATES))
  const { key } = withApiKeys(dataDir, (keys) =>
    keys.createKey({ accountId: LOCAL_ACCOUNT, name: 'bench' }, Date.now()),
  )
  const args = ['serve', '--port', '0', '--no-open', '--json', '--data-dir', dataDir]
  const service = spawn(COMMAND, args, { stdio: ['pipe', 'pipe', 'ignore'] })
  const ended = once(service, 'exit')
  const [line] = await Promise.race([once(service.stdout, 'data'), ended])
  if (typeof line === 'number') throw new Error('the service did not start')
  const where = JSON.parse(String(line))
  return {
    baseUrl: where.base_url,
    appUrl: where.app_url,
    credentials: { authorization: `Bearer ${key}` },
    pid: service.pid ?? 0,
    async stop() {
      service.kill('SIGTERM')
      await ended
      rmSync(dataDir, { recursive: true })
    },
  }
}

/** Bytes of the machine's memory. */
export interface Held {
  readonly main: number
  /** Of the processes that the service has started: of inference, that is. */
  readonly inference: number
}

/** What a service holds now, as Linux tells it in proc_pid_status(5). */
export function held(pid: number): Held {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean),
  )
  const sizeOf = (process: string | number) => {
    const status = readFileSync(`/proc/${process}/status`, 'utf8')
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1_024
  }
  return { main: sizeOf(pid), inference: children.reduce((sum, child) => sum + sizeOf(child), 0) }
}

/** Milliseconds of a processor that the thread which answers has taken (proc_pid_stat(5), in hundredths of a second). */
export function answeringMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/task/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return 10 * (Number(fields[11]) + Number(fields[12]))
}
