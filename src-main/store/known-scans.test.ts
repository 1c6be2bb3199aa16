import { afterEach, beforeEach, expect, it } from 'vitest'
import { jobId, sampleJob, sampleOutcome, sampleSubmission } from './__fixtures__/sample-rows.ts'
import { type Database, openDatabase } from './database.ts'
import { createJobStore, type JobStore } from './job-store.ts'
import { KNOWN_SCANS } from './source-rows.ts'

let db: Database
let jobs: JobStore
let now: number

beforeEach(() => {
  now = 1_000
  db = openDatabase(':memory:')
  jobs = createJobStore(db, () => now)
})
afterEach(() => db.close())

const FILE = { accountId: 'local', source: 'a.txt', scanKey: 'key' }

/** A scan of the file under a number, which is its time too. */
function scan(number: number, more: Partial<typeof FILE> = {}): string {
  const { accountId, source, scanKey } = { ...FILE, ...more }
  jobs.insertSubmission({
    submission: sampleSubmission({ id: `sub_${number}`, accountId, createdAt: number }),
    jobs: [sampleJob(jobId(number), { source, scanKey })],
  })
  return jobId(number)
}

const complete = () => sampleOutcome({ expiresAt: 2_000 })

const known = () => jobs.knownScans(FILE).map(({ job_id }) => job_id)

it('knows scans that run and those that were checked to the end, the newest first', () => {
  jobs.completeJob(scan(1), complete())
  const { result } = complete()
  const completion = { state: 'degraded' as const, failures: [] }
  jobs.completeJob(scan(2), { ...complete(), result: { ...result, completion } })
  jobs.completeJob(scan(3), { ...complete(), status: 'failed' })
  const running = scan(4)
  expect(jobs.knownScans(FILE)).toEqual([
    { job_id: running, created_at: 4 },
    { job_id: jobId(1), created_at: 1 },
  ])
})

it('knows none of another file, key or account, nor what is gone', () => {
  db.run("INSERT INTO accounts VALUES ('other', 'free', 1)")
  for (const [at, more] of [
    { source: 'b.txt' },
    { scanKey: 'another' },
    { accountId: 'other' },
  ].entries()) {
    jobs.completeJob(scan(at + 1, more), complete())
  }
  expect(known()).toEqual([])
  jobs.completeJob(scan(9), complete())
  expect(known()).toEqual([jobId(9)])
  now = 2_000
  expect(known()).toEqual([])
})

it('finds its rows by an index', () => {
  const plan = db.all<{ detail: string }>(`EXPLAIN QUERY PLAN ${KNOWN_SCANS}`)
  const details = plan.map(({ detail }) => detail).join(' ')
  expect(details).toContain('sources_by_name')
  expect(details).not.toContain('TEMP B-TREE')
})
