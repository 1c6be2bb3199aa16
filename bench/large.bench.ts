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
import type { Job } from '../src-shared/contract/scan-result.ts'
import { type Figure, median, pairedMedians } from './figure.ts'
import { harmlessTexts } from './harmless-texts.ts'
import { startServed } from './served.ts'

const ROUNDS = 7
/** Files of a repository, of a size of which many are. */
const FILES = 240
const FILE_UNITS = 100_000
/** So many runs with the guard, which reads for a minute. */
const GUARD_ROUNDS = 3
const POLL_MS = 20
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
  const { baseUrl, credentials, stop } = await startServed()
  const scan = async (round: string, config: ScanConfig) => {
    const code = harmlessTexts(999_000).get('source code') ?? ''
    // Another text a time: what networks said of one is remembered.
    const text = `${code.slice(0, 999_000).replaceAll('request', `request${round}`)}\n${ADDRESS}`
    return scanned({ baseUrl, credentials }, text.slice(-999_000), config)
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
        name: '1 MB, everything: what the rules found',
        value: medianOf(everything, 'rules'),
        unit: 's',
      },
    ]
  } finally {
    await stop()
  }
}

/** Milliseconds from the submission: until something that a rule found was shown, and until the end. */
interface Taken {
  readonly rules: number
  readonly whole: number
}

async function scanned(
  {
    baseUrl,
    credentials,
  }: Pick<Awaited<ReturnType<typeof startServed>>, 'baseUrl' | 'credentials'>,
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
  const { jobs } = (await accepted.json()) as { jobs: readonly { status_url: string }[] }
  let rules: number | undefined
  for (;;) {
    const response = await fetch(`${baseUrl}${jobs[0]?.status_url}`, { headers: credentials })
    const { status, categories } = (await response.json()) as Job
    const now = performance.now() - begin
    if (categories.pii?.evidence_spans.some(({ text }) => text.includes('posteo'))) rules ??= now
    if (status === 'failed') throw new Error('the scan failed')
    if (status === 'completed') return { rules: rules ?? now, whole: now }
    await delay(POLL_MS)
  }
}
