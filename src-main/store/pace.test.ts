import { afterEach, beforeEach, expect, it } from 'vitest'
import { jobId, sampleJob, sampleOutcome, sampleSubmission } from './__fixtures__/sample-rows.ts'
import { createAccountStore } from './account-store.ts'
import { type Database, openDatabase } from './database.ts'
import { createJobStore, type JobStore } from './job-store.ts'

let db: Database
let jobs: JobStore

beforeEach(() => {
  db = openDatabase(':memory:')
  createAccountStore(db).ensureAccount('other', 'pro', 0)
  jobs = createJobStore(db, () => 1_000)
})
afterEach(() => db.close())

const TEXT = 'Grüße. '.repeat(100)
const { document } = sampleJob(jobId(0))
const { metadata } = sampleSubmission()

/** A scan of one text that ended, created at its own number. */
function scanned(
  number: number,
  {
    accountId = 'local',
    text = TEXT,
    tokens = 200,
    worked = 40 as number | null,
    documents = 1,
    config = sampleSubmission().config,
    expiresAt = null as number | null,
  } = {},
): void {
  jobs.insertSubmission({
    submission: sampleSubmission({
      ...{ id: `sub_${number}`, createdAt: number, accountId, config },
      metadata: {
        ...metadata,
        coverage: { ...metadata.coverage, documents_total: documents },
        usage: { ...metadata.usage, input_tokens: tokens },
      },
    }),
    jobs: [sampleJob(jobId(number), { document: { ...document, text } })],
  })
  const outcome = sampleOutcome({ completedAt: number + 1, expiresAt })
  const timings = worked === null ? {} : { worker_ms: worked }
  jobs.completeJob(jobId(number), { ...outcome, result: { ...outcome.result, timings } })
}

it('tells the last scans with bytes, tokens and time, newest first', () => {
  scanned(1)
  scanned(2, { tokens: 400, worked: 90, config: { max_level: 'L1' } })
  expect(jobs.lastPace('local')).toEqual([
    { bytes: Buffer.byteLength(TEXT), tokens: 400, milliseconds: 90, max_level: 'L1' },
    { bytes: Buffer.byteLength(TEXT), tokens: 200, milliseconds: 40, max_level: 'L3' },
  ])
})

it('leaves out what tells nothing of one text: others, batches, untimed, expired, lone surrogates', () => {
  scanned(1, { accountId: 'other' })
  scanned(2, { documents: 2 })
  scanned(3, { worked: null })
  scanned(4, { expiresAt: 1_000 })
  scanned(5, { text: 'broken \ud83d' })
  scanned(6, { tokens: 0 })
  jobs.insertSubmission({
    submission: sampleSubmission({ id: 'sub_7', createdAt: 7 }),
    jobs: [sampleJob(jobId(7))],
  })
  expect(jobs.lastPace('local')).toEqual([])
  expect(jobs.lastPace('other')).toHaveLength(1)
})

it('tells forty at most', () => {
  for (let number = 1; number <= 45; number++) scanned(number)
  expect(jobs.lastPace('local')).toHaveLength(40)
})
