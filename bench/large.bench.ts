/**
 * Much at once: 24 MB of source code by all rules, in one thread and in two; and a megabyte as a
 * script submits it to the service: by rules and the screen, and by everything, where it asks
 * for what the rules have found before the networks come to their end.
 */

import { setTimeout as delay } from 'node:timers/promises'
import type { RulesAnswer, RulesRequest } from '../src-main/detect/detector.ts'
import { shippedRules } from '../src-main/detect/rules/catalog/shipped-rules.ts'
import { RULE_CATEGORIES } from '../src-main/detect/rules/pack/rule-pack.ts'
import { workerEntry } from '../src-main/entry-points.ts'
import { resolveCacheDir } from '../src-main/paths.ts'
import { VERSION } from '../src-main/version.ts'
import { createWorkerPool, type WorkerPool } from '../src-main/workers/worker-pool.ts'
import type { ScanConfig } from '../src-shared/contract/scan-request.ts'
import type { Accepted, AcceptedJob, Job } from '../src-shared/contract/scan-result.ts'
import { WORKSPACE_ROUTES } from '../src-shared/workspace/routes.ts'
import { type Figure, median, pairedMedians } from './figure.ts'
import { harmlessTexts } from './harmless-texts.ts'
import { type Served, startServed } from './served.ts'

const ROUNDS = 7
/** Files of a repository, of a size of which many are. */
const FILES = 240
const FILE_UNITS = 100_000
/** So many runs with the guard, which reads for a minute. */
const GUARD_ROUNDS = 3
const POLL_MS = 50
/** The most that a plan takes, but for what stands behind it. */
const MEGABYTE = 999_000
const ADDRESS = 'Write to jane.miller@posteo.net, she knows.'

export async function measure(): Promise<readonly Figure[]> {
  return [...(await repository()), ...(await megabyte())]
}

async function repository(): Promise<readonly Figure[]> {
  const code = harmlessTexts(2_400_000).get('source code') ?? ''
  const files = Array.from({ length: FILES }, (_, n) => {
    const from = (n * FILE_UNITS) % code.length
    return code.slice(from, from + FILE_UNITS)
  })
  const pools = [rulesThreads(1), rulesThreads(2)] as const
  const readBy = (pool: WorkerPool<RulesRequest, RulesAnswer>) => () =>
    Promise.all(
      files.map((text) =>
        pool.run({ text, hidden: [], categories: RULE_CATEGORIES, switches: new Map() }),
      ),
    )
  const [one, two] = await pairedMedians(ROUNDS, readBy(pools[0]), readBy(pools[1]))
  for (const pool of pools) await pool.close()
  const name = 'all rules, 24 MB of source code'
  return [
    { name: `${name}, one thread`, value: one / 1_000, unit: 's' },
    { name: `${name}, two threads`, value: one / two, unit: 'times as fast as one' },
  ]
}

function rulesThreads(workers: number): WorkerPool<RulesRequest, RulesAnswer> {
  return createWorkerPool({
    entry: workerEntry('rules'),
    workers,
    maxMemoryMb: 256,
    maxQueue: FILES,
    timeoutMs: 600_000,
    workerData: shippedRules(resolveCacheDir(), VERSION),
  })
}

async function megabyte(): Promise<readonly Figure[]> {
  const service = await startServed()
  const window = await openWindow(service)
  const code = harmlessTexts(MEGABYTE).get('source code') ?? ''
  // Another text a time: what networks said of one is remembered.
  const scan = (round: string, config: ScanConfig) => {
    const text = `${code.replaceAll('request', `request${round}`)}\n${ADDRESS}`
    return scanned(service, window, text.slice(-MEGABYTE), config)
  }
  try {
    await scan('w', { categories: ['pii'], max_level: 'L1' })
    const all = { categories: ['injection', 'dlp', 'pii', 'threat'] } satisfies ScanConfig
    const screened: Taken[] = []
    for (let round = 0; round < ROUNDS; round++) {
      screened.push(await scan(`s${round}`, { ...all, max_level: 'L2' }))
    }
    const everything: Taken[] = []
    for (let round = 0; round < GUARD_ROUNDS; round++) {
      everything.push(await scan(`e${round}`, all))
    }
    const medianOf = (taken: readonly Taken[], what: keyof Taken) =>
      median(taken.map((each) => each[what])) / 1_000
    return [
      { name: '1 MB, rules and screen', value: medianOf(screened, 'whole'), unit: 's' },
      { name: '1 MB, everything', value: medianOf(everything, 'whole'), unit: 's' },
      {
        name: '1 MB, everything: what rules found, in the app',
        value: medianOf(everything, 'rules'),
        unit: 's',
      },
    ]
  } finally {
    await service.stop()
  }
}

type Credentials = Served['credentials']

/** What the app's window calls the service by. */
async function openWindow({ baseUrl, appUrl }: Served): Promise<Credentials> {
  const answer = await fetch(`${baseUrl}${WORKSPACE_ROUTES.session}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ launch_code: new URL(appUrl).hash.replace('#launch=', '') }),
  })
  if (!answer.ok) throw new Error(`answered ${answer.status}`)
  const { token } = (await answer.json()) as { token: string }
  return { authorization: `Bearer ${token}` }
}

/** Milliseconds from the submission: until the app showed what a rule found, and until the end. */
interface Taken {
  readonly rules: number
  readonly whole: number
}

async function scanned(
  { baseUrl, credentials }: Served,
  window: Credentials,
  text: string,
  config: ScanConfig,
): Promise<Taken> {
  const begin = performance.now()
  const accepted = await fetch(`${baseUrl}/api/v1/scan`, {
    method: 'POST',
    headers: { ...credentials, 'content-type': 'application/json', prefer: 'respond-async' },
    body: JSON.stringify({ text, config }),
  })
  if (accepted.status !== 202) throw new Error(`answered ${accepted.status}`)
  const { jobs } = (await accepted.json()) as Accepted
  const [{ job_id: jobId, status_url: statusUrl }] = jobs as [AcceptedJob]
  let rules: number | undefined
  for (;;) {
    const response = await fetch(`${baseUrl}${statusUrl}`, { headers: credentials })
    const { status } = (await response.json()) as Job
    const now = performance.now() - begin
    if (status === 'failed') throw new Error('the scan failed')
    if (status === 'completed') return { rules: rules ?? now, whole: now }
    if (rules === undefined) {
      const shown = await fetch(`${baseUrl}${WORKSPACE_ROUTES.document(jobId)}`, {
        headers: window,
      })
      if ((await shown.text()).includes('"pii_email"')) rules = performance.now() - begin
    }
    await delay(POLL_MS)
  }
}
