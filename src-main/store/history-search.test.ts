import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ScanError } from '../../src-shared/contract/error-codes.ts'
import type { MergedFinding } from '../../src-shared/model/finding.ts'
import {
  HISTORY_SORTS,
  type HistorySort,
  SORT_DIRECTIONS,
  type SortDirection,
} from '../../src-shared/model/history-query.ts'
import { FIXED_WORDS, labelWords } from '../../src-shared/model/words.ts'
import { jobId, sampleJob, sampleOutcome, sampleSubmission } from './__fixtures__/sample-rows.ts'
import { type Database, openDatabase } from './database.ts'
import type { HistorySearch } from './history-search.ts'
import { createJobStore, type JobStore } from './job-store.ts'

let db: Database
let jobs: JobStore
beforeEach(() => {
  db = openDatabase(':memory:')
  jobs = createJobStore(db, () => 1_000)
})
afterEach(() => db.close())

interface Scan {
  readonly number: number
  readonly source: string
  readonly createdAt?: number
  /** Left out: it still runs. */
  readonly end?: { readonly decision?: 'allow' | 'review' | 'block'; readonly expiresAt?: number }
}

function insert({ number, source, createdAt = number, end }: Scan, accountId = 'local'): void {
  jobs.insertSubmission({
    submission: sampleSubmission({ id: `sub_${number}`, createdAt, accountId }),
    jobs: [sampleJob(jobId(number), { source })],
  })
  if (end === undefined) return
  const { expiresAt = null, decision = 'block' } = end
  const sample = sampleOutcome({ expiresAt })
  jobs.completeJob(jobId(number), { ...sample, result: { ...sample.result, decision } })
}

function search(change: Partial<HistorySearch> = {}) {
  const all = { accountId: 'local', q: '', result: null, limit: 50 } as const
  return jobs.searchHistory({ ...all, sort: 'when', direction: 'descending', ...change })
}
const numbersOf = ({ jobs: entries }: ReturnType<typeof search>) =>
  entries.map((entry) => Number(entry.job_id.slice(-4)))

describe('words', () => {
  beforeEach(() => {
    insert({ number: 1, source: 'Ärger-Brief.pdf', end: { decision: 'block' } })
    insert({ number: 2, source: 'offer 100%_final.docx', end: { decision: 'allow' } })
    insert({ number: 3, source: 'ДОГОВОР.pdf' })
  })

  it.each([
    ['ärger', [1]],
    ['договор PDF', [3]],
    ['pdf brief', [1]],
    ['100%_', [2]],
    ['%', [2]],
    ['result:block', [1]],
    ['result:running', [3]],
    ['result:block offer', []],
    ['before:1970-01-01', []],
    ['after:1970-01-01', [3, 2, 1]],
    ["' OR 1=1 --", []],
    ['category:injection', [2, 1]],
    ['category:dlp', []],
    // What was found is looked for by its class: only candidates that were accepted were found.
    ['instruction', [2, 1]],
    ['instruction OFFER', [2]],
    ['override instruction', [2, 1]],
    ['email', []],
    ['rule:injection.override', [2, 1]],
    ['rule:INJECTION_override', []],
    ['rule:imperative', []],
  ])('%j finds %j', (q, found) => {
    const page = search({ q })
    expect([numbersOf(page), page.total]).toEqual([found, found.length])
  })

  it('find every class by what it is called on screen', () => {
    const labels = [...FIXED_WORDS.keys(), 'attack', 'SECRET_TOKEN', 'instruction_override']
    const sample = sampleOutcome({ expiresAt: null })
    const [found] = sample.findings.filter(({ accepted }) => accepted)
    for (const [at, label] of labels.entries()) {
      const number = 100 + at
      jobs.insertSubmission({
        submission: sampleSubmission({ id: `sub_${number}`, createdAt: number }),
        jobs: [sampleJob(jobId(number), { source: 'x' })],
      })
      const findings = [{ ...(found as MergedFinding), label }]
      jobs.completeJob(jobId(number), { ...sample, findings })
    }
    for (const label of labels) {
      const { jobs: entries } = search({ q: labelWords(label) })
      expect(entries.map(({ job_id }) => job_id)).toContain(jobId(100 + labels.indexOf(label)))
      // Tables and programs call it so.
      const asCode = search({ q: label.toLowerCase().replaceAll('_', ' ') }).jobs
      expect(asCode.map(({ job_id }) => job_id)).toContain(jobId(100 + labels.indexOf(label)))
    }
  })

  it('are looked for in the notes that hold, and never in what a document says', () => {
    const action = `INSERT INTO review_actions (seq, job_id, kind, reviewer, at, decided_at, note)
      VALUES (:seq, :job, 'noted', 'ann', 1, 1, :note)`
    for (const [seq, note] of [
      [1, 'ask Übersee'],
      [2, 'asked'],
    ] as const) {
      db.run(action, { seq, note, job: jobId(1) })
    }
    const state = `INSERT INTO review_state (job_id, fingerprint, note) VALUES (:job, 'f', 1)`
    db.run(state, { job: jobId(1) })
    expect(numbersOf(search({ q: 'übersee ärger' }))).toEqual([1])
    db.run('UPDATE review_state SET note = 2', {})
    expect(numbersOf(search({ q: 'übersee' }))).toEqual([])
    expect(numbersOf(search({ q: 'ann@example.org' }))).toEqual([])
  })

  it('are of one account, and of jobs that have not expired', () => {
    db.run("INSERT INTO accounts VALUES ('other', 'free', 1)")
    insert({ number: 4, source: 'offer', end: {} }, 'other')
    insert({ number: 5, source: 'offer', end: { expiresAt: 1_000 } })
    expect(numbersOf(search({ q: 'offer' }))).toEqual([2])
  })
})

it.each(
  HISTORY_SORTS.flatMap((sort) => SORT_DIRECTIONS.map((direction) => [sort, direction] as const)),
)('every job stands once in pages sorted by %s, %s, as in one page', (sort, direction) => {
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          source: fc.constantFrom('a', 'B', 'b', 'ä'),
          createdAt: fc.nat(2),
          decision: fc.constantFrom('allow', 'review', 'block', null),
        }),
        { maxLength: 8 },
      ),
      fc.integer({ min: 1, max: 3 }),
      (scans, limit) => {
        db.run('DELETE FROM jobs')
        for (const [at, { decision, ...scan }] of scans.entries()) {
          insert({ number: at + 1, ...scan, ...(decision && { end: { decision } }) })
        }
        const whole = numbersOf(search({ sort, direction }))
        expect(whole).toHaveLength(scans.length)
        expect(paged(sort, direction, limit)).toEqual(whole)
      },
    ),
    { numRuns: 20 },
  )
})

function paged(sort: HistorySort, direction: SortDirection, limit: number): number[] {
  const numbers: number[] = []
  let before: string | undefined
  for (let page = 0; page < 20; page++) {
    const read = search({ sort, direction, limit, ...(before !== undefined && { before }) })
    numbers.push(...numbersOf(read))
    if (read.next === null) return numbers
    before = read.next
  }
  throw new Error('the history does not end')
}

it('sorts names without case and verdicts by what they ask for', () => {
  insert({ number: 1, source: 'b.txt', end: { decision: 'review' } })
  insert({ number: 2, source: 'A.txt', end: { decision: 'allow' } })
  insert({ number: 3, source: 'C.txt', end: { decision: 'block' } })
  expect(numbersOf(search({ sort: 'name', direction: 'ascending' }))).toEqual([2, 1, 3])
  expect(numbersOf(search({ sort: 'result' }))).toEqual([3, 1, 2])
})

it.each(['', 'x', 'bm90IGpzb24', Buffer.from('[null,1]').toString('base64url')])(
  'refuses %j as a cursor',
  (before) => {
    expect(() => search({ before })).toThrow(ScanError)
  },
)

it('deletes what matches and has ended, nothing else', () => {
  insert({ number: 1, source: 'old offer', end: {} })
  insert({ number: 2, source: 'offer that runs' })
  insert({ number: 3, source: 'letter', end: {} })
  const matching = jobs.endedMatching({ accountId: 'local', q: 'offer', result: null })
  expect(jobs.deleteJobs('other', matching)).toBe(0)
  expect(jobs.deleteJobs('local', matching)).toBe(1)
  expect(jobs.deleteJobs('local', matching)).toBe(0)
  expect(numbersOf(search())).toEqual([3, 2])
})
