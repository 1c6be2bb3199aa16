/**
 * The service under load over real HTTP: synchronous 1 KB texts at several
 * numbers of connections beside an empty route of the same framework with the
 * same options, and how long a client waits for a job while large ones run.
 */

import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { LOCAL_ACCOUNT } from '../src-main/accounts/api-keys.ts'
import { startService } from '../src-main/compose.ts'
import { createLog } from '../src-main/log.ts'
import { withApiKeys } from '../src-main/with-api-keys.ts'
import { MAX_BODY_BYTES, SCAN_DEADLINE_MS } from '../src-shared/contract/limits.ts'
import { comparedFigure, type Figure, median } from './figure.ts'
import type { LoadOrder, LoadReport } from './http-load.ts'

const CONNECTIONS = [1, 8, 64] as const
const ROUNDS = 5
const ROUND_MS = 1_000
const WARM_UP_MS = 2_000

/** Jobs that run while another is asked for. */
const LARGE_JOBS = 4
/** Requests a second for a job: few enough that they are no load themselves. */
const GET_RATE = 200
const GET_MS = 4_000

const SENTENCE = 'The quarterly report is ready and the team will meet on Thursday to discuss it. '
const text = SENTENCE.repeat(13).slice(0, 1_000)
/** The largest that a plan takes. */
const LARGE_TEXT = SENTENCE.repeat(1_000_000 / SENTENCE.length)

export async function measure(): Promise<readonly Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'assay-bench-'))
  writeFileSync(join(dataDir, 'config.json'), JSON.stringify(WITHOUT_RATES))
  const service = await startService({ port: 0, dataDir, log: createLog('silent') })
  const { key } = withApiKeys(dataDir, (keys) =>
    keys.createKey({ accountId: LOCAL_ACCOUNT, name: 'bench' }, Date.now()),
  )
  const empty = await emptyRoute()
  const load = startLoad()
  try {
    const caller: Caller = { baseUrl: service.baseUrl, key, load }
    return [...(await throughput(caller, empty.port)), ...(await readsUnderLoad(caller))]
  } finally {
    load.disconnect()
    await empty.close()
    await service.close()
    rmSync(dataDir, { recursive: true })
  }
}

interface Caller {
  readonly baseUrl: string
  readonly key: string
  readonly load: ChildProcess
}

/** The rates of a plan would be measured instead of the program. */
const WITHOUT_RATES = {
  plans: {
    pro: {
      requests_per_minute: 1_000_000,
      token_capacity: 1_000_000_000,
      token_refill_per_second: 1_000_000_000,
    },
  },
}

async function emptyRoute() {
  const app = Fastify({
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: SCAN_DEADLINE_MS,
    forceCloseConnections: true,
    exposeHeadRoutes: false,
  })
  app.post('/', async () => ({}))
  const url = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
  return { port: Number(url.port), close: () => app.close() }
}

async function throughput(caller: Caller, emptyPort: number): Promise<readonly Figure[]> {
  const port = Number(new URL(caller.baseUrl).port)
  const body = JSON.stringify({ text })
  const scan = {
    port,
    request: requestOf('POST /api/v1/scan', port, body, `Authorization: Bearer ${caller.key}`),
  }
  const nothing = { port: emptyPort, request: requestOf('POST /', emptyPort, body) }
  const figures: Figure[] = []
  for (const connections of CONNECTIONS) {
    const perSecond = async (target: typeof scan, milliseconds = ROUND_MS) =>
      (await run(caller.load, { ...target, connections, milliseconds })).length /
      (milliseconds / 1_000)
    await perSecond(scan, WARM_UP_MS)
    await perSecond(nothing, WARM_UP_MS)
    const [scans, empties]: [number[], number[]] = [[], []]
    for (let round = 0; round < ROUNDS; round++) {
      scans.push(await perSecond(scan))
      empties.push(await perSecond(nothing))
    }
    const many = connections === 1 ? '1 connection' : `${connections} connections`
    figures.push({
      ...comparedFigure(
        `synchronous scans of a 1 KB text over ${many}`,
        [median(scans), median(empties)],
        'empty Fastify route',
      ),
      unit: 'requests/s',
    })
  }
  return figures
}

async function readsUnderLoad({ load, ...caller }: Caller): Promise<readonly Figure[]> {
  const { baseUrl, key } = caller
  const port = Number(new URL(baseUrl).port)
  const credentials = `Authorization: Bearer ${key}`
  const request = requestOf(`GET ${await submit(caller)}`, port, '', credentials)
  const read = () =>
    run(load, { port, request, connections: 8, milliseconds: GET_MS, rate: GET_RATE })
  await read()
  const idle = await read()
  // Each connection waits for its job before it submits the next.
  const large = requestOf(
    ...(['POST /api/v1/scan', port, JSON.stringify({ text: LARGE_TEXT })] as const),
    ...[credentials, 'Prefer: wait=1'],
  )
  const submitter = startLoad()
  const submitted = run(submitter, {
    port,
    request: large,
    connections: LARGE_JOBS,
    milliseconds: GET_MS + 500,
  })
  const busy = await read()
  const ended = (await submitted).length
  submitter.disconnect()
  const name = `GET of a job while ${LARGE_JOBS} jobs of 1 MB run`
  return [
    comparedFigure(`${name}, p50`, [quantile(busy, 0.5), quantile(idle, 0.5)], 'while none runs'),
    comparedFigure(`${name}, p99`, [quantile(busy, 0.99), quantile(idle, 0.99)], 'while none runs'),
    { name: 'jobs of 1 MB meanwhile', value: ended / (GET_MS / 1_000 + 0.5), unit: 'jobs/s' },
  ]
}

/** A job to ask for; gives its address. */
async function submit({ baseUrl, key }: Omit<Caller, 'load'>): Promise<string> {
  const answer = await fetch(`${baseUrl}/api/v1/scan`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      prefer: 'respond-async',
    },
    body: JSON.stringify({ text }),
  })
  if (answer.status !== 202) throw new Error(`answered ${answer.status}`)
  const { jobs } = (await answer.json()) as { jobs: readonly { status_url: string }[] }
  return jobs[0]?.status_url ?? ''
}

function startLoad(): ChildProcess {
  return fork(join(import.meta.dirname, 'http-load.ts'), { execArgv: [] })
}

async function run(load: ChildProcess, order: LoadOrder): Promise<LoadReport> {
  const { promise, resolve, reject } = Promise.withResolvers<LoadReport>()
  const fail = () => reject(new Error('the load process ended: an answer was a refusal'))
  load.once('message', (report) => resolve(report as LoadReport))
  load.once('exit', fail)
  load.send(order)
  try {
    return await promise
  } finally {
    load.off('exit', fail)
  }
}

function requestOf(line: string, port: number, body: string, ...lines: readonly string[]): string {
  const typed =
    body === '' ? [] : ['Content-Type: application/json', `Content-Length: ${body.length}`]
  return [`${line} HTTP/1.1`, `Host: 127.0.0.1:${port}`, ...lines, ...typed, '', body].join('\r\n')
}

function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length * part)] ?? Number.NaN
}
