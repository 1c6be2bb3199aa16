import { afterAll, expect, it } from 'vitest'
import { KEY_RULE } from '../detect/rules/__fixtures__/key-rule.ts'
import { prepareRules } from '../detect/rules/match/prepare-rules.ts'
import type { RulePack } from '../detect/rules/pack/rule-pack.ts'
import { workerEntry } from '../entry-points.ts'
import { unseal } from '../workers/sealed.ts'
import { createWorkerPool } from '../workers/worker-pool.ts'
import { type RulesPool, runRules } from './run-rules.ts'

const KEYS: RulePack = { pack: 'keys', category: 'dlp', rules: [KEY_RULE] }

const pool: RulesPool = createWorkerPool({
  entry: workerEntry('rules'),
  workers: 1,
  maxMemoryMb: 256,
  maxQueue: 1,
  timeoutMs: 3_600_000,
  workerData: prepareRules([KEYS]),
})
afterAll(pool.close)

const { signal } = new AbortController()
const ask = (text: string) =>
  runRules(pool, { text, hidden: [], categories: ['dlp'], switches: new Map() }, signal)

it('tells of a rule that stopped at its bound, beside what it found', async () => {
  const { found, failures } = await ask('key-0001 '.repeat(10_001))

  expect(unseal(found)[0]?.findings).toHaveLength(10_000)
  expect(failures).toEqual([
    {
      stage: 'scanner',
      kind: 'resource_limit',
      retryable: false,
      level: 'L1',
      detector_id: 'dlp_key',
    },
  ])
})

it('has nothing to tell of one that read to the end, with as many findings', async () => {
  const { found, failures } = await ask('key-0001 '.repeat(10_000))

  expect(unseal(found)[0]?.findings).toHaveLength(10_000)
  expect(failures).toEqual([])
})
