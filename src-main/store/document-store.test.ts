import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  jobId,
  SAMPLE_HEAT,
  sampleJob,
  sampleOutcome,
  sampleSubmission,
} from './__fixtures__/sample-rows.ts'
import { type Database, openDatabase } from './database.ts'
import { createDocumentStore, type DocumentStore } from './document-store.ts'
import { createJobStore, type JobStore } from './job-store.ts'

let db: Database
let jobs: JobStore
let documents: DocumentStore

beforeEach(() => {
  db = openDatabase(':memory:')
  jobs = createJobStore(db, () => 1_000)
  documents = createDocumentStore(db, () => 1_000)
})

afterEach(() => db.close())

it('gives a document back as it was stored', () => {
  const job = sampleJob(jobId(1))
  jobs.insertSubmission({ submission: sampleSubmission(), jobs: [job] })
  expect(documents.getDocument(jobId(1), 'local')).toEqual({ ...job.document, hasOriginal: true })
  expect(documents.getOriginal(jobId(1), 'local')).toEqual(job.original)
  expect(documents.getFindings(jobId(1), 'local')).toEqual([])
  expect(documents.getHeat(jobId(1), 'local')).toEqual([])
})

it('gives a text without pages and original back, unit for unit', () => {
  const text = '\ufeffbroken \ud800 and \0'
  const job = sampleJob(jobId(1), {
    original: null,
    document: { mediaType: 'text/plain', text, sourceMap: [], warnings: [] },
  })
  jobs.insertSubmission({ submission: sampleSubmission({ kind: 'text' }), jobs: [job] })
  expect(documents.getDocument(jobId(1), 'local')).toEqual({
    mediaType: 'text/plain',
    text,
    sourceMap: [],
    pages: null,
    warnings: [],
    hasOriginal: false,
  })
  expect(documents.getOriginal(jobId(1), 'local')).toBeNull()
})

it('gives the heat of the chunks as it was told, nothing where no model read', () => {
  const submission = sampleSubmission()
  jobs.insertSubmission({ submission, jobs: [sampleJob(jobId(1)), sampleJob(jobId(2))] })
  jobs.completeJob(jobId(1), sampleOutcome())
  jobs.completeJob(jobId(2), sampleOutcome({ heat: [] }))
  expect(documents.getHeat(jobId(1), 'local')).toEqual(SAMPLE_HEAT)
  expect(documents.getHeat(jobId(2), 'local')).toEqual([])
})

it('is closed to other accounts, and to everybody once the job is gone', () => {
  db.run("INSERT INTO accounts VALUES ('other', 'free', 1)")
  jobs.insertSubmission({ submission: sampleSubmission(), jobs: [sampleJob(jobId(1))] })
  jobs.completeJob(jobId(1), sampleOutcome())
  const seenBy = (accountId: string | null) => [
    documents.getDocument(jobId(1), accountId)?.text.length ?? null,
    documents.getOriginal(jobId(1), accountId)?.length ?? null,
    documents.getFindings(jobId(1), accountId).length,
    documents.getHeat(jobId(1), accountId).length,
  ]
  expect(seenBy('local')).toEqual([59, 6, 2, 2])
  expect(seenBy('other')).toEqual([null, null, 0, 0])
  expect(seenBy(null)).toEqual([null, null, 0, 0])
  jobs.deleteJob(jobId(1), 'local')
  expect(seenBy('local')).toEqual([null, null, 0, 0])
})
