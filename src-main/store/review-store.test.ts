import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { Compile } from 'typebox/compile'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ScanError } from '../../src-shared/contract/error-codes.ts'
import {
  JudgementHistory,
  type JudgeRequest,
  ReviewChanges,
  Suppressions,
  type SuppressRequest,
} from '../../src-shared/workspace/judging.ts'
import { openReviewStores } from './__fixtures__/review-stores.ts'
import { type MailScan, scanMails } from './__fixtures__/sample-mails.ts'
import { jobId } from './__fixtures__/sample-rows.ts'
import type { Database } from './database.ts'
import type { JobReviews } from './job-reviews.ts'
import type { JobStore } from './job-store.ts'
import type { ReviewStore } from './review-store.ts'

const ANN = { jobId: jobId(1), accountId: 'local', by: 'ann' }
const BOB = { ...ANN, by: 'bob' }

let folder: string
let now: number
let db: Database
let jobs: JobStore
let reviews: JobReviews
let judging: ReviewStore

function open(): void {
  const path = join(folder, 'database.sqlite')
  ;({ db, jobs, reviews, judging } = openReviewStores(() => now, path))
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'assay-review-'))
  now = 3_000
  open()
  scan(1, 'mail a@x.org\nmail b@x.org\nalso a@x.org')
})

afterEach(() => {
  db.close()
  rmSync(folder, { recursive: true })
})

const scan = (number: number, text: string, more?: MailScan) => scanMails(jobs, number, text, more)

/** The statuses of a job's findings, in reading order. */
function statuses(number = 1): string[] {
  const review = reviews.read(jobId(number), 'local')
  return (review?.fingerprints ?? []).map((each) => review?.judgements.get(each)?.status ?? 'open')
}

function judgement(finding: number, number = 1) {
  const review = reviews.read(jobId(number), 'local')
  return review?.judgements.get(review.fingerprints[finding] ?? '')
}

const revision = () => reviews.read(jobId(1), 'local')?.state.revision ?? -1
const judge = (findings: number[], more: Partial<JudgeRequest> = {}, who = ANN) =>
  judging.judge(who, { revision: revision(), findings, status: 'confirmed', ...more })
/** Suppresses the group of a finding of the first job. */
function suppress(finding: number, more: Partial<SuppressRequest> = {}) {
  const group = reviews
    .read(jobId(1), 'local')
    ?.groups.find((each) => each.findings.includes(finding))
  return judging.suppress(ANN, {
    revision: revision(),
    group: group?.id ?? '',
    scope: 'document',
    reason: 'test_data',
    expires_at: null,
    ...more,
  })
}

it('keeps what was said of each finding, with who and when, and tells what changed', () => {
  const outcome = judge([1], { status: 'dismissed', reason: 'other', note: 'ours' })
  expect(outcome).toMatchObject({ conflict: false, review: { changes: [{ judgement: {} }] } })
  expect(Compile(ReviewChanges).Check(outcome?.review)).toBe(true)
  expect(statuses()).toEqual(['open', 'dismissed', 'open'])
  expect(judgement(1)).toEqual({
    status: 'dismissed',
    reason: 'other',
    note: 'ours',
    by: 'ann',
    at: 3_000,
    origin: 'judged',
    suppression: null,
  })
})

it('keeps notes apart from statuses', () => {
  judging.note(ANN, { revision: 0, findings: [0, 1], note: 'look' })
  expect(judgement(0)).toMatchObject({ status: 'open', note: 'look' })
  judge([0])
  expect(judgement(0)).toMatchObject({ status: 'confirmed', note: 'look' })
  judging.note(ANN, { revision: revision(), findings: [0], note: '' })
  expect([judgement(0)?.note, judgement(1)?.note]).toEqual(['', 'look'])
})

it('takes every step back and does it again, bulk whole, over a restart', () => {
  judge([0, 1, 2])
  judge([1], { status: 'dismissed', reason: 'test_data', note: 'n' })
  db.close()
  open()
  judging.undo(BOB, revision())
  expect(judgement(1)).toMatchObject({ status: 'confirmed', note: '', by: 'ann' })
  judging.undo(BOB, revision())
  expect(statuses()).toEqual(['open', 'open', 'open'])
  expect(judging.undo(BOB, revision())?.review).toMatchObject({ undo: null, changes: [] })
  judging.redo(BOB, revision())
  judging.redo(BOB, revision())
  expect(statuses()).toEqual(['confirmed', 'dismissed', 'confirmed'])
  judging.undo(BOB, revision())
  judge([2], { status: 'open' })
  // A new step after an undo leaves nothing to do again.
  expect(reviews.read(jobId(1), 'local')?.state.redo).toBeNull()
})

it('tells who would overwrite what he has not seen, and only him', () => {
  const seen = revision()
  judge([0])
  const other = judging.judge(BOB, { revision: seen, findings: [1], status: 'confirmed' })
  expect(other?.conflict).toBe(false)
  const same = judging.judge(BOB, { revision: seen, findings: [0, 2], status: 'open' })
  expect(same).toMatchObject({ conflict: true, review: { revision: revision() } })
  expect(same?.review.changes).toHaveLength(2)
  expect(statuses()).toEqual(['confirmed', 'confirmed', 'open'])
  expect(judging.undo(BOB, seen)?.conflict).toBe(true)
  expect(judging.changes(ANN, seen)?.changes).toHaveLength(2)
})

it('tells the history of a finding, newest first, with what it was before', () => {
  judge([0, 1])
  judge([0], { status: 'dismissed', reason: 'false_positive' })
  judging.undo(BOB, revision())
  judging.note(ANN, { revision: revision(), findings: [0], note: 'n' })
  const history = judging.history(ANN, { finding: 0 })
  expect(Compile(JudgementHistory).Check(history)).toBe(true)
  expect(
    history?.entries.map(({ action, from, to }) => [action.kind, action.by, from, to]),
  ).toEqual([
    ['noted', 'ann', null, null],
    ['undone', 'bob', 'dismissed', 'confirmed'],
    ['judged', 'ann', 'confirmed', 'dismissed'],
    ['judged', 'ann', 'open', 'confirmed'],
  ])
  expect(judging.history(ANN, { finding: 1 })?.entries).toHaveLength(1)
  expect(judging.history(ANN, {})?.entries).toHaveLength(4)
  expect(judging.history(ANN, { before: 3 })?.entries.map(({ action }) => action.seq)).toEqual([
    2, 1,
  ])
})

it('refuses findings and groups that the job does not have, and jobs of others', () => {
  expect(() => judge([3])).toThrow(ScanError)
  expect(() => suppress(0, { group: '0'.repeat(32) })).toThrow(ScanError)
  expect(judge([0], {}, { ...ANN, accountId: 'other' })).toBeNull()
  expect(judge([0], {}, { ...ANN, jobId: jobId(9) })).toBeNull()
  expect(revision()).toBe(0)
})

it('suppresses a value in its document, until that is taken back', () => {
  expect(suppress(0, { note: 'demo' })?.review.changes).toHaveLength(2)
  expect(statuses()).toEqual(['dismissed', 'open', 'dismissed'])
  expect(judgement(0)).toMatchObject({ origin: 'suppressed', reason: 'test_data', note: 'demo' })
  expect(judging.history(ANN, { finding: 2 })?.entries).toMatchObject([{ action: { changed: 2 } }])
  judging.undo(ANN, revision())
  expect(statuses()).toEqual(['open', 'open', 'open'])
  judging.redo(ANN, revision())
  expect(statuses()).toEqual(['dismissed', 'open', 'dismissed'])
  // What a reviewer says of the finding itself holds.
  judge([0], { status: 'open' })
  expect(statuses()).toEqual(['open', 'open', 'dismissed'])
  scan(2, 'mail a@x.org', { source: 'b.txt' })
  expect(statuses(2)).toEqual(['open'])
})

it('suppresses in later scans of the source, as long as the words beside it are the same', () => {
  suppress(0, { scope: 'source' })
  judging.undo(ANN, revision())
  judging.redo(ANN, revision())
  jobs.deleteJob(jobId(1), 'local')
  scan(2, 'new line\nmail a@x.org\ncall a@x.org')
  expect(statuses(2)).toEqual(['dismissed', 'open'])
  scan(3, 'mail a@x.org', { source: 'b.txt' })
  expect(statuses(3)).toEqual(['open'])
})

it('suppresses for always whatever stands beside it, but not what another detector claims', () => {
  suppress(0, { scope: 'always', expires_at: 9_000 })
  scan(2, 'call a@x.org', { source: 'b.txt' })
  scan(3, 'call a@x.org', { source: 'c.txt', detector: 'pii.other' })
  expect([statuses(2), statuses(3)]).toEqual([['dismissed'], ['open']])
  const suppressions = judging.suppressions('local')
  expect(Compile(Suppressions).Check({ suppressions })).toBe(true)
  expect(suppressions).toMatchObject([
    { scope: 'always', source: null, quote: 'a••••@x.org', owner: 'ann', detectors: ['pii.email'] },
  ])
  now = 9_000
  expect(statuses(2)).toEqual(['open'])
  expect(judging.suppressions('local')).toEqual([])
})

it('lifts a suppression by its id, for its own account only', () => {
  suppress(0, { scope: 'always' })
  const [{ id = -1 } = {}] = judging.suppressions('local')
  expect(judging.lift('other', id)).toBe(false)
  expect(judging.lift('local', id)).toBe(true)
  expect(judging.lift('local', id)).toBe(false)
  expect(statuses()).toEqual(['open', 'open', 'open'])
})

it('tells beforehand what a suppression would dismiss', () => {
  scan(2, 'call a@x.org, b@x.org', { source: 'b.txt' })
  scan(3, 'mail a@x.org')
  judge([0])
  const [a] = reviews.read(jobId(1), 'local')?.groups ?? []
  const reach = (scope: 'document' | 'source' | 'always') =>
    judging.preview(ANN, { group: a?.id ?? '', scope })
  expect(reach('document')).toEqual({
    documents: [{ job_id: jobId(1), source: 'a.txt', findings: 1 }],
    findings: 1,
    complete: true,
  })
  expect(reach('source')?.documents.map(({ job_id }) => job_id)).toEqual([jobId(1), jobId(3)])
  expect(reach('always')).toMatchObject({ findings: 3, complete: true })
  expect(judging.suppressions('local')).toEqual([])
})

it('undoes and does again as two stacks would, in any order', () => {
  const steps = fc.array(fc.constantFrom('judge', 'undo', 'redo'), { maxLength: 30 })
  let number = 10
  fc.assert(
    fc.property(steps, (turns) => {
      const reviewer = { ...ANN, jobId: jobId(++number) }
      scan(number, 'mail a@x.org')
      const [done, undone]: [number[], number[]] = [[], []]
      let state = reviews.read(reviewer.jobId, 'local')?.state
      for (const turn of turns) {
        const at = state?.revision ?? -1
        if (turn === 'judge') {
          const request = { revision: at, findings: [0], status: 'confirmed' as const }
          const revision = judging.judge(reviewer, request)?.review.revision ?? -1
          done.push(revision)
          undone.length = 0
        } else {
          judging[turn](reviewer, at)
          const [from, to] = turn === 'undo' ? [done, undone] : [undone, done]
          const moved = from.pop()
          if (moved !== undefined) to.push(moved)
        }
        state = reviews.read(reviewer.jobId, 'local')?.state
        expect([state?.undo?.seq, state?.redo?.seq]).toEqual([done.at(-1), undone.at(-1)])
      }
    }),
    { numRuns: 25 },
  )
})
