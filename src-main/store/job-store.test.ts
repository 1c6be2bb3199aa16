import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  jobId,
  SAMPLE_FINDINGS,
  sampleJob,
  sampleOutcome,
  sampleSubmission,
} from './__fixtures__/sample-rows.ts'
import { type Database, openDatabase } from './database.ts'
import { createDocumentStore } from './document-store.ts'
import { createJobStore, DELETE_EXPIRED, type JobStore, RUNNING_JOBS } from './job-store.ts'

let db: Database
let jobs: JobStore
let now: number

beforeEach(() => {
  now = 1_000
  db = openDatabase(':memory:')
  jobs = createJobStore(db, () => now)
})

afterEach(() => db.close())

function count(table: string): number {
  return db.get<{ count: number }>(`SELECT count(*) AS count FROM ${table}`)?.count ?? -1
}

function insertOne(): string {
  jobs.insertSubmission({ submission: sampleSubmission(), jobs: [sampleJob(jobId(1))] })
  return jobId(1)
}

describe('a new submission', () => {
  it('gives running jobs that repeat what it is', () => {
    const submission = sampleSubmission()
    jobs.insertSubmission({
      submission,
      jobs: [sampleJob(jobId(1)), sampleJob(jobId(2), { source: 'b.pdf' })],
    })
    expect(jobs.getJob(jobId(2), 'local')).toEqual({
      jobId: jobId(2),
      submissionId: 'sub_1',
      position: 1,
      accountId: 'local',
      origin: 'app',
      kind: 'documents',
      config: submission.config,
      metadata: submission.metadata,
      retentionMs: 60_000,
      source: 'b.pdf',
      mediaType: 'application/pdf',
      status: 'running',
      attempts: 0,
      progress: {},
      result: null,
      createdAt: 1_000,
      completedAt: null,
      expiresAt: null,
    })
  })

  it.each([
    ['a job id is taken', [sampleJob(jobId(1)), sampleJob(jobId(1))], 'local'],
    ['a job id has another form', [sampleJob(jobId(1)), sampleJob('job_1')], 'local'],
    ['the account is unknown', [sampleJob(jobId(1))], 'nobody'],
    ['it has no jobs', [], 'local'],
  ])('is stored not at all where %s', (_, list, accountId) => {
    const submission = sampleSubmission({ accountId })
    expect(() => jobs.insertSubmission({ submission, jobs: list })).toThrow()
    expect(['submissions', 'jobs', 'documents'].map(count)).toEqual([0, 0, 0])
  })
})

describe('a running job', () => {
  it('counts its attempts', () => {
    const id = insertOne()
    expect([jobs.beginAttempt(id), jobs.beginAttempt(id)]).toEqual([1, 2])
    expect(jobs.getJob(id, 'local')?.attempts).toBe(2)
  })

  it('shows its last progress', () => {
    const id = insertOne()
    expect(jobs.setProgress(id, { pii: { stage: 'queued' } })).toBe(true)
    expect(jobs.setProgress(id, { pii: { stage: 'l1', coverage: 0.5 } })).toBe(true)
    expect(jobs.getJob(id, 'local')?.progress).toEqual({ pii: { stage: 'l1', coverage: 0.5 } })
  })

  it('is listed, oldest first, until it ends', () => {
    jobs.insertSubmission({
      submission: sampleSubmission({ createdAt: 9_000 }),
      jobs: [3, 1, 2].map((number) => sampleJob(jobId(number))),
    })
    jobs.completeJob(jobId(1), sampleOutcome())
    expect(jobs.listRunning().map((job) => job.jobId)).toEqual([jobId(3), jobId(2)])
  })

  it('ends with everything it found', () => {
    const id = insertOne()
    const outcome = sampleOutcome()
    expect(jobs.completeJob(id, outcome)).toBe(true)
    expect(jobs.getJob(id, 'local')).toMatchObject({
      status: 'completed',
      result: outcome.result,
      progress: outcome.progress,
      completedAt: 2_000,
      expiresAt: 62_000,
    })
    expect(createDocumentStore(db, () => now).getFindings(id, 'local')).toEqual(SAMPLE_FINDINGS)
  })

  it('stays as it was where its end cannot be stored', () => {
    const id = insertOne()
    const backwards = SAMPLE_FINDINGS.map((finding) => ({ ...finding, end: finding.start - 1 }))
    expect(() => jobs.completeJob(id, sampleOutcome({ findings: backwards }))).toThrow('CHECK')
    expect(jobs.getJob(id, 'local')?.status).toBe('running')
    expect(count('findings')).toBe(0)
  })
})

describe('a job that has ended', () => {
  it.each(['completed', 'failed'] as const)('never changes again: %s', (status) => {
    const id = insertOne()
    jobs.beginAttempt(id)
    jobs.completeJob(id, sampleOutcome({ status }))
    const ended = jobs.getJob(id, 'local')

    const other = sampleOutcome({ status: 'failed', findings: [], completedAt: 3_000 })
    expect(jobs.completeJob(id, other)).toBe(false)
    expect(jobs.setProgress(id, {})).toBe(false)
    expect(jobs.beginAttempt(id)).toBeNull()
    expect(jobs.getJob(id, 'local')).toEqual(ended)
    expect(count('findings')).toBe(SAMPLE_FINDINGS.length)
  })

  it('can be kept longer, or for ever', () => {
    const id = insertOne()
    expect(jobs.setExpiry(id, 5)).toBe(false)
    jobs.completeJob(id, sampleOutcome())
    expect(jobs.setExpiry(id, 70_000)).toBe(true)
    expect(jobs.getJob(id, 'local')?.expiresAt).toBe(70_000)
    expect(jobs.setExpiry(id, null)).toBe(true)
    expect(jobs.getJob(id, 'local')?.expiresAt).toBeNull()
  })
})

it('refuses changes of jobs that are not there', () => {
  const id = jobId(7)
  expect(jobs.completeJob(id, sampleOutcome())).toBe(false)
  expect(jobs.beginAttempt(id)).toBeNull()
  expect(jobs.deleteJob(id, 'local')).toBe(false)
  expect(count('findings')).toBe(0)
})

describe('another account', () => {
  beforeEach(() => {
    db.run("INSERT INTO accounts VALUES ('other', 'free', 1)")
  })

  it.each([
    ['local', 'other'],
    ['local', null],
    [null, 'local'],
  ])('of a job of %s, %s sees nothing and deletes nothing', (owner, stranger) => {
    jobs.insertSubmission({
      submission: sampleSubmission({ accountId: owner }),
      jobs: [sampleJob(jobId(1))],
    })
    expect(jobs.getJob(jobId(1), stranger)).toBeNull()
    expect(jobs.deleteJob(jobId(1), stranger)).toBe(false)
    expect(jobs.getJob(jobId(1), owner)?.jobId).toBe(jobId(1))
  })
})

describe('deletion', () => {
  it('takes the document, the findings and, with the last job, the submission', () => {
    jobs.insertSubmission({
      submission: sampleSubmission(),
      jobs: [sampleJob(jobId(1)), sampleJob(jobId(2))],
    })
    jobs.completeJob(jobId(1), sampleOutcome())
    const tables = ['jobs', 'documents', 'findings', 'submissions']
    expect(tables.map(count)).toEqual([2, 2, 2, 1])
    expect(jobs.deleteJob(jobId(1), 'local')).toBe(true)
    expect(tables.map(count)).toEqual([1, 1, 0, 1])
    expect(jobs.deleteJob(jobId(2), 'local')).toBe(true)
    expect(tables.map(count)).toEqual([0, 0, 0, 0])
  })

  it('of a running job lets its end arrive at nothing', () => {
    const id = insertOne()
    jobs.deleteJob(id, 'local')
    expect(jobs.completeJob(id, sampleOutcome())).toBe(false)
    expect(['jobs', 'findings'].map(count)).toEqual([0, 0])
  })
})

describe('expiry', () => {
  it('hides a job at once and deletes it with the next sweep', () => {
    jobs.insertSubmission({
      submission: sampleSubmission(),
      jobs: [1, 2, 3, 4].map((number) => sampleJob(jobId(number))),
    })
    jobs.completeJob(jobId(1), sampleOutcome({ expiresAt: 10_000 }))
    jobs.completeJob(jobId(2), sampleOutcome({ expiresAt: 10_001 }))
    jobs.completeJob(jobId(3), sampleOutcome({ expiresAt: null }))

    now = 10_000
    const seen = () => [1, 2, 3, 4].filter((number) => jobs.getJob(jobId(number), 'local'))
    expect(seen()).toEqual([2, 3, 4])
    expect(jobs.listHistory({ accountId: 'local', limit: 9 }).jobs).toHaveLength(3)
    const documents = createDocumentStore(db, () => now)
    expect(documents.getDocument(jobId(1), 'local')).toBeNull()
    expect(documents.getOriginal(jobId(1), 'local')).toBeNull()
    expect(documents.getFindings(jobId(1), 'local')).toEqual([])

    expect(jobs.deleteExpired(now)).toBe(1)
    expect(jobs.deleteExpired(now)).toBe(0)
    expect(count('jobs')).toBe(3)
    expect(seen()).toEqual([2, 3, 4])
  })

  it('works through more jobs than one sweep takes', () => {
    const numbers = Array.from({ length: 95 }, (_, index) => index)
    jobs.insertSubmission({
      submission: sampleSubmission(),
      jobs: numbers.map((number) => sampleJob(jobId(number))),
    })
    for (const number of numbers) jobs.completeJob(jobId(number), sampleOutcome({ expiresAt: 7 }))
    let deleted = 0
    for (let last = 1; last > 0; deleted += last) last = jobs.deleteExpired(7)
    expect(deleted).toBe(95)
    expect(['jobs', 'documents', 'findings', 'submissions'].map(count)).toEqual([0, 0, 0, 0])
  })
})

it.each([
  [DELETE_EXPIRED, 'jobs_expiry'],
  [RUNNING_JOBS, 'jobs_running'],
])('finds its rows by an index: %s', (sql, index) => {
  const plan = db.all<{ detail: string }>(`EXPLAIN QUERY PLAN ${sql}`)
  const details = plan.map((step) => step.detail).join('\n')
  expect(details).toContain(index)
  expect(details).not.toMatch(/TEMP B-TREE|SCAN jobs$/m)
})
