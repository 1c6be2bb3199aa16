/**
 * What `assay serve` holds of the machine's memory, its process of inference with it: at most
 * while clients keep it busy with all that it takes, and a minute and a half later. It runs as
 * users run it, from the bundle where there is a fresh one.
 */

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { LOCAL_ACCOUNT } from '../src-main/accounts/api-keys.ts'
import { withApiKeys } from '../src-main/with-api-keys.ts'
import type { Figure } from './figure.ts'
import { harmlessTexts } from './harmless-texts.ts'
import { WITHOUT_RATES } from './keyed-service.ts'

const CLIENTS = 8
const BUSY_MS = 60_000
/** Threads without work go after a minute. */
const IDLE_MS = 90_000
const LOOK_MS = 200
const MIB = 1024 * 1024
/** Of the machine that we plan for: two cores, 8 GB. */
const STATED = { busy: 900, idle: 350 }
const MAIN = join(import.meta.dirname, '../src-main/cli/main.ts')

export async function measure(): Promise<readonly Figure[]> {
  // Elsewhere no system tells cheaply what another process holds.
  if (process.platform !== 'linux') return []
  const dataDir = mkdtempSync(join(tmpdir(), 'assay-bench-'))
  writeFileSync(join(dataDir, 'config.json'), JSON.stringify(WITHOUT_RATES))
  const { key } = withApiKeys(dataDir, (keys) =>
    keys.createKey({ accountId: LOCAL_ACCOUNT, name: 'bench' }, Date.now()),
  )
  const args = ['serve', '--port', '0', '--no-open', '--json', '--data-dir', dataDir]
  const service = spawn(process.execPath, [MAIN, ...args], { stdio: ['pipe', 'pipe', 'ignore'] })
  try {
    const [line] = await Promise.race([once(service.stdout, 'data'), once(service, 'exit')])
    if (typeof line === 'number') throw new Error('the service did not start')
    const { base_url: baseUrl } = JSON.parse(String(line))
    const end = performance.now() + BUSY_MS
    const clients = Array.from({ length: CLIENTS }, (_, index) =>
      keepBusy(baseUrl, { authorization: `Bearer ${key}` }, index, end),
    )
    let most = held(service)
    while (performance.now() < end) {
      const now = held(service)
      if (total(now) > total(most)) most = now
      await delay(LOOK_MS)
    }
    const requests = (await Promise.all(clients)).reduce((sum, count) => sum + count, 0)
    await delay(IDLE_MS)
    const idle = held(service)
    return [
      figure('memory under load, all processes', total(most), STATED.busy),
      { name: 'of it, inference', value: most.inference / MIB, unit: 'MiB' },
      { name: 'requests meanwhile', value: requests, unit: 'answers' },
      figure('memory when idle, without inference', idle.main, STATED.idle),
      {
        name: 'inference, until its five minutes are over',
        value: idle.inference / MIB,
        unit: 'MiB',
      },
    ]
  } finally {
    service.kill('SIGTERM')
    await once(service, 'exit')
    rmSync(dataDir, { recursive: true })
  }
}

/** Bytes of the machine's memory. */
interface Held {
  readonly main: number
  /** Of the processes that the service has started: of inference, that is. */
  readonly inference: number
}

/** As Linux tells it in proc_pid_status(5). */
function held({ pid }: ChildProcess): Held {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean),
  )
  const sizeOf = (process: string | number | undefined) => {
    const status = readFileSync(`/proc/${process}/status`, 'utf8')
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1_024
  }
  return { main: sizeOf(pid), inference: children.reduce((sum, child) => sum + sizeOf(child), 0) }
}

const total = ({ main, inference }: Held) => main + inference

function figure(name: string, bytes: number, stated: number): Figure {
  const value = bytes / MIB
  const reference = { name: 'what is stated', value: stated, ratio: value / stated }
  return { name, value, unit: 'MiB', reference }
}

/** Sends one request after the other: short and long texts, files, and bodies that are refused. Gives how many. */
async function keepBusy(
  baseUrl: string,
  headers: Readonly<Record<string, string>>,
  start: number,
  end: number,
): Promise<number> {
  const short = [...harmlessTexts(2_000).values()]
  const long = [...harmlessTexts(400_000).values()]
  const json = { ...headers, 'content-type': 'application/json' }
  const rules = { categories: ['injection', 'dlp', 'pii'], max_level: 'L1' }
  const post = (body: string | FormData, more: Readonly<Record<string, string>>) =>
    fetch(`${baseUrl}/api/v1/scan`, { method: 'POST', headers: more, body })
  const sends: readonly ((turn: number) => Promise<Response>)[] = [
    (turn) => post(JSON.stringify({ text: `${turn} ${short[turn % short.length]}` }), json),
    (turn) =>
      post(JSON.stringify({ text: `${turn} ${long[turn % long.length]}`, config: rules }), json),
    (turn) => {
      const form = new FormData()
      form.append('files', new File([`${turn} ${long[turn % long.length]}`], 'a.md'))
      form.append('config', JSON.stringify(rules))
      return post(form, headers)
    },
    (turn) => post(JSON.stringify({ text: `${turn} ${'x'.repeat(11_000_000)}` }), json),
    (turn) => post(`{"a":[${'[],'.repeat(3_000_000)}${turn}]}`, json),
  ]
  let turn = start
  for (; performance.now() < end; turn++) {
    const response = await sends[turn % sends.length]?.(turn)
    await response?.arrayBuffer()
  }
  return turn - start
}
