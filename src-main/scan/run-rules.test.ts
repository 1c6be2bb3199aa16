import { afterAll, expect, it } from 'vitest'
import { KEY_RULE } from '../detect/rules/__fixtures__/key-rule.ts'
import { MAX_FINDINGS_PER_RULE } from '../detect/rules/match/match-rules.ts'
import { prepareRules } from '../detect/rules/match/prepare-rules.ts'
import type { Rule } from '../detect/rules/pack/rule-pack.ts'
import { workerEntry } from '../entry-points.ts'
import { unseal } from '../workers/sealed.ts'
import { createWorkerPool } from '../workers/worker-pool.ts'
import { type RulesPool, runRules } from './run-rules.ts'

const poolOf = (rule: Rule): RulesPool =>
  createWorkerPool({
    entry: workerEntry('rules'),
    workers: 1,
    maxMemoryMb: 256,
    maxQueue: 1,
    timeoutMs: 3_600_000,
    workerData: prepareRules([{ pack: 'keys', category: 'dlp', rules: [rule] }]),
  })
const pool = poolOf(KEY_RULE)
afterAll(pool.close)

const { signal } = new AbortController()
const askIn = (rules: RulesPool, text: string) =>
  runRules(rules, { text, hidden: [], categories: ['dlp'], switches: new Map() }, signal)
const ask = (text: string) => askIn(pool, text)

it('tells of a rule that stopped at its bound, beside what it found', async () => {
  const { found, failures } = await ask('key-0001 '.repeat(MAX_FINDINGS_PER_RULE + 1))

  expect(unseal(found)[0]?.findings).toHaveLength(MAX_FINDINGS_PER_RULE)
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
  const { found, failures } = await ask('key-0001 '.repeat(MAX_FINDINGS_PER_RULE))

  expect(unseal(found)[0]?.findings).toHaveLength(MAX_FINDINGS_PER_RULE)
  expect(failures).toEqual([])
})

it('tells of what is encoded more often than is read', async () => {
  const pool = poolOf({ ...KEY_RULE, views: ['decoded'] })
  const encoded = (text: string, times: number): string =>
    times === 0 ? text : encoded(Buffer.from(text).toString('base64'), times - 1)
  const text = 'A walk in the park, and key-0001 lies there.'

  expect(await askIn(pool, encoded(text, 3))).toMatchObject({ failures: [] })
  expect(await askIn(pool, encoded(text, 4))).toMatchObject({
    failures: [{ stage: 'scanner', kind: 'resource_limit', retryable: false, level: 'L1' }],
  })
  await pool.close()
})
