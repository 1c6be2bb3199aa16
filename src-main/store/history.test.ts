import fc from 'fast-check'
import { Compile } from 'typebox/compile'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ScanError } from '../../src-shared/contract/error-codes.ts'
import type { Failure } from '../../src-shared/contract/scan-result.ts'
import { DEFAULT_POLICY } from '../../src-shared/model/policy.ts'
import { History } from '../../src-shared/workspace/history.ts'
import { jobId, sampleJob, sampleOutcome, sampleSubmission } from './__fixtures__/sample-rows.ts'
import { type Database, openDatabase } from './database.ts'
import { HISTORY_PAGE } from './history.ts'
import { createJobStore, type JobStore } from './job-store.ts'

let db: Database
let jobs: JobStore

beforeEach(() => {
  db = openDatabase(':memory:')
  jobs = createJobStore(db, () => 1_000)
})

afterEach(() => db.close())

/** Stores one submission with its jobs' numbers, at a time. */
function insert(createdAt: number, numbers: readonly number[], accountId = 'local'): void {
  jobs.insertSubmission({
    submission: sampleSubmission({ id: `sub_${numbers[0]}`, createdAt, accountId }),
    jobs: numbers.map((number) => sampleJob(jobId(number))),
  })
}

function readAll(limit: number): string[] {
  const ids: string[] = []
  let before: string | undefined
  // Bounded: a cursor that does not move on must fail, not hang.
  for (let pages = 0; pages < 100; pages++) {
    const page = jobs.listHistory({
      accountId: 'local',
      limit,
      ...(before === undefined ? {} : { before }),
    })
    expect(page.jobs.length).toBeLessThanOrEqual(limit)
    ids.push(...page.jobs.map((job) => job.job_id))
    if (page.next === null) return ids
    expect(page.jobs).toHaveLength(limit)
    before = page.next
  }
  throw new Error('the history does not end')
}

it('shows what the list needs, in the form of the app’s API', () => {
  insert(10, [1])
  insert(20, [2])
  jobs.completeJob(jobId(1), sampleOutcome({ completedAt: 500 }))
  const history = jobs.listHistory({ accountId: 'local', limit: 5 })
  expect(history).toEqual({
    jobs: [
      {
        job_id: jobId(2),
        source: 'offer.pdf',
        media_type: 'application/pdf',
        status: 'running',
        created_at: 20,
        completed_at: null,
        expires_at: null,
        decision: null,
        safety_status: null,
        completion: null,
        coverage: 'partial',
        kind: 'documents',
        pages: { scanned: 1, total: 2 },
        failure: null,
        requested: ['injection', 'pii'],
        rules_only: true,
        left_out: false,
        rules_off: 1,
        own_table: false,
        decisions: {},
        open: null,
        confirmed: null,
        strongest: null,
      },
      {
        job_id: jobId(1),
        source: 'offer.pdf',
        media_type: 'application/pdf',
        status: 'completed',
        created_at: 10,
        completed_at: 500,
        expires_at: 62_000,
        decision: 'block',
        safety_status: 'attack',
        completion: 'complete',
        coverage: 'partial',
        kind: 'documents',
        pages: { scanned: 1, total: 2 },
        failure: null,
        requested: ['injection', 'pii'],
        rules_only: true,
        left_out: false,
        rules_off: 1,
        own_table: false,
        // The rejected e-mail address is not counted, its category is.
        decisions: { injection: 1, pii: 0 },
        open: null,
        confirmed: null,
        strongest: {
          category: 'injection',
          label: 'instruction_override',
          severity: 'critical',
          detector_id: 'injection.override',
          title: 'Override',
        },
      },
    ],
    next: null,
    total: 2,
  })
  expect(Compile(History).Check(history)).toBe(true)
})

it('tells why a job failed, and whether a model read it', () => {
  insert(10, [1])
  insert(20, [2])
  const interrupted: Failure = { stage: 'worker', kind: 'interrupted', retryable: true }
  const failed = sampleOutcome({ status: 'failed', completedAt: 500 })
  jobs.completeJob(jobId(1), {
    ...failed,
    result: { ...failed.result, completion: { state: 'failed', failures: [interrupted] } },
  })
  jobs.setProgress(jobId(2), { pii: { model: 'native:pii' }, dlp: { model: 'l2-screen' } })

  const entries = jobs.listHistory({ accountId: 'local', limit: 5 }).jobs

  expect(entries.map(({ failure, rules_only }) => [failure, rules_only])).toEqual([
    [null, false],
    [interrupted, true],
  ])
})

it('tells how many rules a scan was asked to leave out', () => {
  const gates = { rules: { pii_iban: false, pii_email: false, dlp_jwt: true } }
  const submission = sampleSubmission({ id: 'sub_1', config: { gates } })
  jobs.insertSubmission({ submission, jobs: [sampleJob(jobId(1))] })
  const [entry] = jobs.listHistory({ accountId: 'local', limit: 1 }).jobs
  expect(entry?.rules_off).toBe(2)
})

it('tells whether its owner’s table of decisions answered', () => {
  const submission = sampleSubmission({ id: 'sub_1', config: { policy: DEFAULT_POLICY } })
  jobs.insertSubmission({ submission, jobs: [sampleJob(jobId(1))] })
  const [entry] = jobs.listHistory({ accountId: 'local', limit: 1 }).jobs
  expect(entry?.own_table).toBe(true)
})

it('runs from the newest to the oldest, each job once, whatever the page', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ time: fc.nat(3), jobs: fc.integer({ min: 1, max: 3 }) }), {
        maxLength: 8,
      }),
      fc.integer({ min: 1, max: 5 }),
      (submissions, limit) => {
        db.run('DELETE FROM jobs')
        let number = 0
        const stored = submissions.map(({ time, jobs: size }) => {
          const numbers = Array.from({ length: size }, () => ++number)
          insert(time, numbers)
          return { time, numbers }
        })
        const expected = stored
          .toSorted((a, b) => b.time - a.time)
          .flatMap(({ numbers }) => numbers.map(jobId))
        expect(readAll(limit)).toEqual(expected)
      },
    ),
    { numRuns: 50 },
  )
})

it('keeps its place while jobs come and go', () => {
  for (let number = 1; number <= 6; number++) insert(number, [number])
  const first = jobs.listHistory({ accountId: 'local', limit: 2 })
  expect(first.jobs.map((job) => job.job_id)).toEqual([jobId(6), jobId(5)])
  insert(7, [7])
  // The very job the cursor was made of.
  jobs.deleteJob(jobId(5), 'local')
  const second = jobs.listHistory({ accountId: 'local', limit: 2, before: first.next ?? '' })
  expect(second.jobs.map((job) => job.job_id)).toEqual([jobId(4), jobId(3)])
})

it('holds the jobs of one account only', () => {
  db.run("INSERT INTO accounts VALUES ('other', 'free', 1)")
  insert(1, [1])
  insert(2, [2], 'other')
  expect(readAll(10)).toEqual([jobId(1)])
})

it.each(['', '1', '1-', '-1-1', '1-1-1', '1e3-1', "1' OR 1-1", `${'9'.repeat(16)}-1`])(
  'refuses %j as a cursor',
  (before) => {
    const read = () => jobs.listHistory({ accountId: 'local', limit: 1, before })
    expect(read).toThrow(ScanError)
    expect(read).toThrow('"before"')
  },
)

it('reads a page from the index, without sorting', () => {
  const plan = db
    .all<{ detail: string }>(`EXPLAIN QUERY PLAN ${HISTORY_PAGE}`)
    .map((step) => step.detail)
    .join('\n')
  expect(plan).toContain('USING INDEX jobs_history (account_id=? AND created_at<?)')
  expect(plan).not.toContain('TEMP B-TREE')
})

it('tells that things in a document were not read', () => {
  const { metadata } = sampleSubmission()
  const warnings = ['embedded_objects_skipped']
  jobs.insertSubmission({
    submission: sampleSubmission({
      metadata: { ...metadata, extraction: { ...metadata.extraction, warnings } },
    }),
    jobs: [sampleJob(jobId(1))],
  })
  const [entry] = jobs.listHistory({ accountId: 'local', limit: 5 }).jobs
  expect(entry?.left_out).toBe(true)
})
