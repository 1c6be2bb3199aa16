import { DatabaseSync } from 'node:sqlite'
import { Compile } from 'typebox/compile'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { MergedFinding } from '../../src-shared/model/finding.ts'
import { DEFAULT_POLICY } from '../../src-shared/model/policy.ts'
import {
  jobId,
  SAMPLE_FINDINGS,
  sampleJob,
  sampleOutcome,
  sampleSubmission,
} from './__fixtures__/sample-rows.ts'
import { readRecords } from './archive/read-records.ts'
import { ArchiveRecord } from './archive/records.ts'
import { type Database, openDatabase } from './database.ts'
import { createJobStore, type JobStore } from './job-store.ts'
import { migrate } from './migrate.ts'
import { MIGRATIONS } from './migrations/index.ts'

let db: Database
let jobs: JobStore

const NOW = 1_000
const text = 'Mail ann@example.org, or ann@example.org, or bob@example.org.'
const mail = (start: number): MergedFinding => ({
  ...(SAMPLE_FINDINGS[0] as MergedFinding),
  ...{ start, end: start + 15, accepted: true },
})

/** A scan with three findings, of which two are one decision. */
beforeEach(() => {
  db = openDatabase(':memory:')
  jobs = createJobStore(db, () => NOW)
  const job = sampleJob(jobId(1))
  const document = { ...job.document, text, sourceMap: [] }
  jobs.insertSubmission({
    submission: sampleSubmission(),
    jobs: [{ ...job, document }],
  })
  const findings = [mail(5), mail(25), mail(45)]
  jobs.completeJob(jobId(1), sampleOutcome({ completedAt: 500, findings, decisions: { pii: 2 } }))
})
afterEach(() => db.close())

const asBefore = () => db.run(`UPDATE jobs SET is_counted = 0, finding_counts = '{"pii":3}'`)
const reads = {
  list: () => jobs.listHistory({ accountId: 'local', limit: 5 }).jobs[0]?.decisions,
  search: () =>
    jobs.searchHistory({
      ...{ accountId: 'local', q: '', result: null, limit: 5 },
      ...{ sort: 'when', direction: 'descending' },
    }).jobs[0]?.decisions,
  entry: () => jobs.historyEntry(jobId(1), 'local')?.decisions,
} as const

it.each(['list', 'search', 'entry'] as const)(
  'counts decisions of an older scan when the %s shows it, once',
  (name) => {
    asBefore()
    expect(reads[name]()).toEqual({ pii: 2 })
    expect(db.get('SELECT finding_counts, is_counted FROM jobs')).toMatchObject({
      ...{ finding_counts: '{"pii":2}', is_counted: 1 },
    })
  },
)

it('counts decisions of an older scan into an archive, with the table that decided it', () => {
  asBefore()
  db.run(`UPDATE submissions SET config = :config`, {
    config: JSON.stringify({ categories: ['pii'], policy: DEFAULT_POLICY }),
  })
  const [scan] = readRecords(db, { accountId: 'local', now: NOW })
  expect(scan).toMatchObject({
    finding_counts: { pii: 2 },
    submission: { config: { policy: DEFAULT_POLICY } },
  })
  expect(Compile(ArchiveRecord).Check(scan)).toBe(true)
  expect(db.get('SELECT is_counted FROM jobs')).toMatchObject({ is_counted: 0 })
})

it('leaves what was counted, and what is of another account', () => {
  db.run(`UPDATE jobs SET finding_counts = '{"pii":9}'`)
  expect(reads.entry()).toEqual({ pii: 9 })
  asBefore()
  expect(jobs.historyEntry(jobId(1), 'other')).toBeNull()
  expect(db.get('SELECT is_counted FROM jobs')).toMatchObject({ is_counted: 0 })
})

it('marks the scans of earlier versions that found something', () => {
  const connection = new DatabaseSync(':memory:')
  migrate(connection, ':memory:', MIGRATIONS.slice(0, 8))
  connection.exec(`
    INSERT INTO submissions VALUES ('one', 'app', 'documents', '{}', '{}', NULL);
    INSERT INTO jobs (job_id, submission_id, position, account_id, source, media_type, status, created_at, completed_at, result, finding_counts)
    VALUES ('${jobId(1)}', 'one', 0, 'local', 'a', 'text/plain', 'completed', 1, 2, '{}', '{"pii":3,"dlp":0}'),
      ('${jobId(2)}', 'one', 1, 'local', 'b', 'text/plain', 'completed', 1, 2, '{}', '{"pii":0}'),
      ('${jobId(3)}', 'one', 2, 'local', 'c', 'text/plain', 'running', 1, NULL, NULL, '{}');`)
  migrate(connection, ':memory:', MIGRATIONS)
  const marked = connection.prepare('SELECT source FROM jobs WHERE is_counted = 0').all()
  connection.close()
  expect(marked).toMatchObject([{ source: 'a' }])
})
