import { afterEach, beforeEach, expect, it } from 'vitest'
import type { JobOutcome } from '../scan/job-record.ts'
import { openReviewStores } from './__fixtures__/review-stores.ts'
import { type MailScan, scanMails } from './__fixtures__/sample-mails.ts'
import { jobId, sampleOutcome } from './__fixtures__/sample-rows.ts'
import type { Database } from './database.ts'
import type { JobReviews } from './job-reviews.ts'
import type { JobStore } from './job-store.ts'
import type { ReviewStore } from './review-store.ts'
import { PREVIOUS_SCAN } from './source-rows.ts'

let now: number
let db: Database
let jobs: JobStore
let reviews: JobReviews
let judging: ReviewStore

beforeEach(() => {
  now = 3_000
  ;({ db, jobs, reviews, judging } = openReviewStores(() => now))
})

afterEach(() => db.close())

const scan = (number: number, text: string, more?: MailScan) => scanMails(jobs, number, text, more)

function dismiss(number: number, finding: number, note?: string): void {
  const job = { jobId: jobId(number), accountId: 'local' }
  judging.judge(
    { ...job, by: 'ann' },
    {
      revision: reviews.read(job.jobId, job.accountId)?.state.revision ?? 0,
      findings: [finding],
      status: 'dismissed',
      reason: 'test_data',
      ...(note !== undefined && { note }),
    },
  )
}

const baseline = (number: number) => reviews.read(jobId(number), 'local')?.baseline ?? null

/** Origins of what holds of a job's findings, in reading order. */
function origins(number: number): (string | null)[] {
  const review = reviews.read(jobId(number), 'local')
  return (review?.fingerprints ?? []).map((each) => review?.judgements.get(each)?.origin ?? null)
}

/** How a job's findings compare, in reading order. */
function states(number: number): unknown[] {
  const review = reviews.read(jobId(number), 'local')
  const claim = { category: 'pii', accepted: true } as const
  return (review?.fingerprints ?? []).map((each) => review?.baseline?.stateOf(claim, each))
}

it('carries judgements to where the same stands, and tells what is new and gone', () => {
  scan(1, 'mail a@x.org\nmail b@x.org\ngone c@x.org')
  dismiss(1, 0, 'known')
  dismiss(1, 2)
  now = 4_000
  scan(2, 'A new title.\nmail a@x.org\ncall b@x.org')
  expect(origins(2)).toEqual(['carried', null])
  const review = reviews.read(jobId(2), 'local')
  expect(review?.judgements.get(review.fingerprints[0] ?? '')).toMatchObject({
    ...{ status: 'dismissed', reason: 'test_data', note: 'known', by: 'ann', at: 3_000 },
  })
  // What was carried is no step of this review.
  expect(review?.state.undo).toBeNull()
  expect(states(2)).toEqual(['unchanged', 'new'])
  expect(baseline(2)).toMatchObject({ jobId: jobId(1), createdAt: 1, goneTotal: 2 })
  expect(baseline(2)?.gone.map(({ quote, status }) => [quote, status])).toEqual([
    ['b••••@x.org', 'open'],
    ['c••••@x.org', 'dismissed'],
  ])
})

it('keeps what was carried when the earlier scan is gone, also past a scan without the finding', () => {
  scan(1, 'mail a@x.org')
  dismiss(1, 0)
  scan(2, 'nothing')
  jobs.deleteJob(jobId(1), 'local')
  scan(3, 'mail a@x.org')
  jobs.deleteJob(jobId(2), 'local')
  expect(origins(3)).toEqual(['carried'])
  expect(baseline(3)).toMatchObject({ jobId: jobId(2), goneTotal: 0 })
})

it('deletes what was said of a document with it', () => {
  scan(1, 'mail a@x.org')
  dismiss(1, 0)
  jobs.deleteJob(jobId(1), 'local')
  for (const table of ['review_actions', 'review_changes', 'review_state', 'sources']) {
    expect(db.all(`SELECT * FROM ${table}`)).toEqual([])
  }
})

it('knows a source by its name, or by its content under another', () => {
  scan(1, 'mail a@x.org')
  dismiss(1, 0)
  scan(2, 'mail a@x.org', { source: 'copy.txt' })
  scan(3, 'other; mail a@x.org', { source: 'third.txt' })
  db.run("INSERT INTO accounts VALUES ('other', 'free', 1)")
  scan(4, 'mail a@x.org', { accountId: 'other' })
  expect([origins(2), origins(3), baseline(3)]).toEqual([['carried'], [null], null])
  expect(reviews.read(jobId(4), 'other')?.baseline).toBeNull()
})

it('knows a pasted text by its content only: all are called the same', () => {
  scan(1, 'mail a@x.org', { source: 'text', kind: 'text' })
  dismiss(1, 0)
  scan(2, 'mail a@x.org!', { source: 'text', kind: 'text' })
  scan(3, 'mail a@x.org', { source: 'text', kind: 'text' })
  expect([baseline(2), origins(2), origins(3)]).toEqual([null, [null], ['carried']])
})

it('compares with the newest scan that was completed and is kept', () => {
  scan(1, 'mail a@x.org')
  scan(2, 'mail a@x.org', { outcome: { status: 'failed' } })
  scan(3, 'mail a@x.org', { outcome: { expiresAt: 3_500 } })
  now = 4_000
  scan(4, 'mail a@x.org', { outcome: { completedAt: 4_000 } })
  expect(baseline(4)?.jobId).toBe(jobId(1))
})

it('tells nothing new or gone of what either scan did not check to the end', () => {
  const { result } = sampleOutcome()
  const degraded: Partial<JobOutcome> = { result: { ...result, completion: { state: 'degraded' } } }
  scan(1, 'mail a@x.org', { outcome: degraded })
  dismiss(1, 0)
  scan(2, 'mail a@x.org\nmail b@x.org')
  expect(states(2)).toEqual([null, null])
  expect([origins(2), baseline(2)?.goneTotal]).toEqual([['carried', null], 0])
})

it('finds the scan before from the indexes', () => {
  const plan = db
    .all<{ detail: string }>(`EXPLAIN QUERY PLAN ${PREVIOUS_SCAN}`)
    .map((step) => step.detail)
    .join('\n')
  expect(plan).toContain('sources_by_name (account_id=? AND name=? AND seq<?)')
  expect(plan).toContain('sources_by_content (account_id=? AND content=? AND seq<?)')
})
