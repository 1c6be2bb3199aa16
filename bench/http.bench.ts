/**
 * The service under load over real HTTP: synchronous 1 KB texts at several
 * numbers of connections, by rules what they take of a processor beside an empty route of the same framework with
 * the same options; by the screen beside bare networks over the same chunks; and
 * how long a client waits for a job while large ones run.
 */

import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { LOCAL_ACCOUNT } from '../src-main/accounts/api-keys.ts'
import { startService } from '../src-main/compose.ts'
import { loadModelPacks, packFolders } from '../src-main/detect/models/pack/load-packs.ts'
import type { ModelPack } from '../src-main/detect/models/pack/model-contract.ts'
import { openNetwork } from '../src-main/detect/models/run/network.ts'
import { createLog } from '../src-main/log.ts'
import { resolveDataDir } from '../src-main/paths.ts'
import { withApiKeys } from '../src-main/with-api-keys.ts'
import { MAX_BODY_BYTES, SCAN_DEADLINE_MS } from '../src-shared/contract/limits.ts'
import type { ScanConfig } from '../src-shared/contract/scan-request.ts'
import { comparedFigure, type Figure, median, processorTime } from './figure.ts'
import type { LoadOrder, LoadReport } from './http-load.ts'
import { tokenizerOf } from './tokenizer-of.ts'

const CONNECTIONS = [1, 8, 64] as const
const ROUNDS = 5
const ROUND_MS = 1_000
const WARM_UP_MS = 2_000

/** More than are answered in a round. */
const NEW_TEXTS = 5_000
const BARE_TEXTS = 200

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
    return [
      ...(await throughput(caller, empty.port)),
      ...(await screened(caller)),
      ...(await readsUnderLoad(caller)),
    ]
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
  const scan = targetOf(caller, [text], { max_level: 'L1' })
  const nothing = {
    port: emptyPort,
    requests: [requestOf('POST /', emptyPort, JSON.stringify({ text }))],
  }
  const figures: Figure[] = []
  for (const connections of CONNECTIONS) {
    const scansPerSecond = perProcessorSecond(caller.load, scan, connections)
    const emptiesPerSecond = perProcessorSecond(caller.load, nothing, connections)
    await scansPerSecond(WARM_UP_MS)
    await emptiesPerSecond(WARM_UP_MS)
    const [scans, empties]: [number[], number[]] = [[], []]
    for (let round = 0; round < ROUNDS; round++) {
      scans.push(await scansPerSecond())
      empties.push(await emptiesPerSecond())
    }
    const many = connections === 1 ? '1 connection' : `${connections} connections`
    figures.push({
      ...comparedFigure(
        `synchronous scans of a 1 KB text by rules over ${many}`,
        [median(scans), median(empties)],
        'empty Fastify route',
      ),
      unit: 'requests a second of a processor',
    })
  }
  return figures
}

/** Each text is new, as what networks said of one is remembered. Nothing where no screen is installed. */
async function screened(caller: Caller): Promise<readonly Figure[]> {
  const folders = packFolders(resolveDataDir(undefined))
  const packs = loadModelPacks([folders.shipped]).packs.filter(
    ({ manifest }) =>
      manifest.level === 'L2' && manifest.heads.some(({ category }) => category === 'injection'),
  )
  if (packs.length === 0) return []
  const bare = await Promise.all(packs.map(bareNetwork))
  const connections = 64
  const [scans, references]: [number[], number[]] = [[], []]
  for (let round = 0; round <= ROUNDS; round++) {
    const texts = Array.from({ length: NEW_TEXTS }, (_, n) => `${round}-${n} ${text}`)
    const config: ScanConfig = { categories: ['injection'], max_level: 'L2' }
    const scan = await perSecond(caller.load, targetOf(caller, texts, config), connections)()
    const begin = performance.now()
    for (const each of texts.slice(0, BARE_TEXTS)) for (const { read } of bare) await read(each)
    const reference = (BARE_TEXTS * 1_000) / (performance.now() - begin)
    if (round === 0) continue
    scans.push(scan)
    references.push(reference)
  }
  for (const { release } of bare) await release()
  return [
    {
      ...comparedFigure(
        `synchronous scans of 1 KB texts by the screen over ${connections} connections`,
        [median(scans), median(references)],
        'networks alone',
      ),
      unit: 'requests/s',
    },
  ]
}

/** A network without anything around it but its tokenizer. */
async function bareNetwork(pack: ModelPack) {
  const network = await openNetwork(pack)
  const tokenizer = tokenizerOf(pack)
  const width = pack.manifest.window_tokens - tokenizer.before - tokenizer.after
  return {
    read: (each: string) =>
      network.run(tokenizer.wrap(tokenizer.encode(each).ids.subarray(0, width))),
    release: network.release,
  }
}

type Target = Pick<LoadOrder, 'port' | 'requests'>

function targetOf(caller: Caller, texts: readonly string[], config: ScanConfig): Target {
  const port = Number(new URL(caller.baseUrl).port)
  const credentials = `Authorization: Bearer ${caller.key}`
  return {
    port,
    requests: texts.map((each) =>
      requestOf('POST /api/v1/scan', port, JSON.stringify({ text: each, config }), credentials),
    ),
  }
}

/** Requests answered in a second of a processor: this process answers, and the load comes from another. */
function perProcessorSecond(load: ChildProcess, target: Target, connections: number) {
  return async (milliseconds = ROUND_MS) => {
    let answered = 0
    const taken = await processorTime(async () => {
      answered = (await run(load, { ...target, connections, milliseconds })).length
    })
    return (answered * 1_000) / taken
  }
}

function perSecond(load: ChildProcess, target: Target, connections: number) {
  return async (milliseconds = ROUND_MS) =>
    (await run(load, { ...target, connections, milliseconds })).length / (milliseconds / 1_000)
}

async function readsUnderLoad({ load, ...caller }: Caller): Promise<readonly Figure[]> {
  const { baseUrl, key } = caller
  const port = Number(new URL(baseUrl).port)
  const credentials = `Authorization: Bearer ${key}`
  const request = requestOf(`GET ${await submit(caller)}`, port, '', credentials)
  const read = () =>
    run(load, { port, requests: [request], connections: 8, milliseconds: GET_MS, rate: GET_RATE })
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
    requests: [large],
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
