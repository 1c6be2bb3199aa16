import { afterEach, beforeEach, expect, it } from 'vitest'
import type { SuppressRequest } from '../../src-shared/workspace/judging.ts'
import { openReviewStores } from './__fixtures__/review-stores.ts'
import { mailFinding, scanMails } from './__fixtures__/sample-mails.ts'
import { jobId, sampleJob, sampleOutcome, sampleSubmission } from './__fixtures__/sample-rows.ts'
import type { Database } from './database.ts'
import { createCountMade } from './decisions-made.ts'
import type { ReadJobFindings } from './job-findings.ts'
import type { JobStore } from './job-store.ts'
import type { ReviewStore } from './review-store.ts'

const ANN = { jobId: jobId(1), accountId: 'local', by: 'ann' }

let db: Database
let now: number
let jobs: JobStore
let judging: ReviewStore
let findingsOf: ReadJobFindings

beforeEach(() => {
  now = 3_000
  ;({ db, jobs, findingsOf, judging } = openReviewStores(() => now))
  // Three findings, of two values.
  scanMails(jobs, 1, 'mail a@x.org\nmail b@x.org\nalso a@x.org')
})

afterEach(() => db.close())

const open = (number = 1) => jobs.historyEntry(jobId(number), 'local')?.open
const revision = () =>
  Number(db.get<{ seq: number }>('SELECT max(seq) AS seq FROM review_actions')?.seq ?? 0)
const judge = (findings: number[]) =>
  judging.judge(ANN, { revision: revision(), findings, status: 'confirmed' })
const suppress = (finding: number, more: Partial<SuppressRequest> = {}) =>
  judging.suppress(ANN, {
    revision: revision(),
    group: [...(findingsOf(jobId(1), 'local')?.groups.values() ?? [])].find(({ findings }) =>
      findings.includes(finding),
    )?.id as string,
    scope: 'always',
    reason: 'test_data',
    expires_at: null,
    ...more,
  })

it('tells nothing of a scan of which nobody has said anything', () => {
  expect(open()).toBeNull()
})

it('counts a value as open until all of its places are decided, and again when that is taken back', () => {
  judge([0])
  // Of the value that stands twice only one place is decided.
  expect(open()).toBeNull()
  judge([0, 2])
  expect(open()).toBe(1)
  judge([1])
  expect(open()).toBe(0)
  judging.undo(ANN, revision())
  expect(open()).toBe(1)
})

it('counts what is confirmed apart from what is dismissed', () => {
  const made = () => {
    const { open, confirmed } = jobs.historyEntry(jobId(1), 'local') ?? {}
    return { open, confirmed }
  }
  expect(made()).toEqual({ open: null, confirmed: null })
  judge([0, 2])
  expect(made()).toEqual({ open: 1, confirmed: 1 })
  suppress(1)
  expect(made()).toEqual({ open: 0, confirmed: 1 })
})

it('says the same in the list, in its order and searched for', () => {
  judge([1])
  const all = { accountId: 'local', limit: 9 }
  const search = { q: '', result: null, sort: 'name', direction: 'ascending' } as const
  expect(jobs.listHistory(all).jobs.map((entry) => entry.open)).toEqual([1])
  expect(jobs.searchHistory({ ...all, ...search }).jobs.map((entry) => entry.open)).toEqual([1])
})

it('finds the scans of which something is open, and deletes those alone', () => {
  scanMails(jobs, 2, 'write to c@x.org')
  scanMails(jobs, 3, 'nothing to find here', { outcome: { decisions: { pii: 0 } } })
  const asked = { accountId: 'local', q: '', result: 'undecided' } as const
  const order = { sort: 'when', direction: 'ascending', limit: 9 } as const
  const found = (q = '') => {
    const { jobs: entries, total } = jobs.searchHistory({ ...asked, q, ...order })
    expect(total).toBe(entries.length)
    return entries.map(({ job_id }) => job_id)
  }
  expect(found()).toEqual([jobId(1), jobId(2)])
  judge([0, 2])
  expect(found()).toEqual([jobId(1), jobId(2)])
  judge([1])
  expect(found()).toEqual([jobId(2)])
  judging.undo(ANN, revision())
  expect(found('result:block result:undecided')).toEqual(found())
  suppress(1)
  expect(found()).toEqual([jobId(2)])
  expect(jobs.endedMatching(asked)).toEqual([jobId(2)])
})

it('follows standing dismissals of another scan, until they run out', () => {
  scanMails(jobs, 2, 'write to b@x.org or c@x.org')
  suppress(1, { expires_at: 9_000 })
  expect([open(1), open(2)]).toEqual([1, 1])
  now = 9_000
  expect([open(1), open(2)]).toEqual([null, null])
})

it('counts a scan that was looked at while it ran once it has ended', () => {
  suppress(1, { expires_at: 9_000 })
  const document = {
    mediaType: 'text/plain',
    text: 'b@x.org, c@x.org',
    sourceMap: [],
    warnings: [],
  } as const
  jobs.insertSubmission({
    submission: sampleSubmission({ id: 'sub_2', createdAt: 2 }),
    jobs: [sampleJob(jobId(2), { document })],
  })
  expect(open(2)).toBeNull()
  jobs.completeJob(
    jobId(2),
    sampleOutcome({ findings: ['b', 'c'].map((_, at) => mailFinding(9 * at, 7)) }),
  )
  expect(open(2)).toBe(1)
})

it('reads the findings of a scan once, until something else is said of it', () => {
  let reads = 0
  const countMade = createCountMade(db, (...asked) => {
    reads += 1
    return findingsOf(...asked)
  })
  const count = () => countMade({ job_id: jobId(1), status: 'completed' }, 'local', now)
  judge([1])
  expect([count(), count(), reads]).toEqual([{ open: 1, confirmed: 1 }, count(), 1])
  judge([0, 2])
  expect([count(), count(), reads]).toEqual([{ open: 0, confirmed: 2 }, count(), 2])
})
