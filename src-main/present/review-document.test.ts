/** A document that is looked at while its scan runs: what was sent once is not sent again. */

import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  type PackedDocument,
  type UnpackedDocument,
  unpackDocument,
} from '../../src-shared/workspace/packed-document.ts'
import { PLANS } from '../accounts/plans.ts'
import type { OutcomeRecord } from '../decide/sealed-outcome.ts'
import { createStoredParts, type StoredParts } from '../storage.ts'
import {
  jobId,
  SAMPLE_FINDINGS,
  SAMPLE_HEAT,
  sampleJob,
  sampleOutcome,
  sampleSubmission,
} from '../store/__fixtures__/sample-rows.ts'
import { type Database, openDatabase } from '../store/database.ts'
import { seal } from '../workers/sealed.ts'

const JOB = jobId(1)
const TEXT = sampleJob(JOB).document.text
const CANDIDATES = SAMPLE_FINDINGS.map((finding) => ({
  ...finding,
  ...{ source: 'l1' as const, model: 'rules', threshold: 0.5 },
}))
let db: Database
let parts: StoredParts

beforeEach(() => {
  db = openDatabase(':memory:')
  parts = createStoredParts(db, { plans: PLANS })
  parts.jobs.insertSubmission({ submission: sampleSubmission(), jobs: [sampleJob(JOB)] })
})
afterEach(() => db.close())

/** A look at what a running job has found by now; what was sent, and what the app makes of it. */
function look(before?: UnpackedDocument, soFar: Partial<OutcomeRecord> = {}) {
  const record = seal<OutcomeRecord>({ findings: [], heat: [], decisions: {}, ...soFar })
  const known = before?.known ?? ''
  const json = String(Buffer.from(parts.review.json(JOB, 'local', { known, soFar: record }) ?? []))
  const packed = JSON.parse(json) as PackedDocument
  return { json, packed, document: unpackDocument(packed, before) }
}

it('sends a running document once, then what is new of it', () => {
  const first = look()
  expect(first.document).toMatchObject({ text: TEXT, findings: [], job: { status: 'running' } })

  const same = look(first.document)
  expect(same.packed).toMatchObject({
    ...{ body: { value: null }, found: { value: null }, heat: { value: null } },
  })
  expect(same.json).not.toContain(TEXT)
  expect(same.document).toEqual(first.document)

  const heated = look(same.document, { heat: SAMPLE_HEAT })
  expect(heated.packed).toMatchObject({ body: { value: null }, found: { value: null } })
  expect(heated.document.heat).toHaveLength(2)

  const found = look(heated.document, { heat: SAMPLE_HEAT, findings: CANDIDATES })
  expect(found.packed).toMatchObject({ body: { value: null }, heat: { value: null } })
  expect(found.document).toMatchObject({ text: TEXT, findings: [{}, {}], groups: [{}, {}] })

  parts.jobs.completeJob(JOB, sampleOutcome({ expiresAt: Date.UTC(2100, 0, 1) }))
  const ended = look(found.document)
  expect(ended.packed.body.value).toBeNull()
  expect(ended.document).toMatchObject({
    ...{ text: TEXT, findings: [{}, {}], job: { status: 'completed', decision: 'block' } },
  })
})

it('sends all of it to whoever knows something else', () => {
  const known = 'another.tag.of.nothing'
  const json = parts.review.json(JOB, 'local', { known })
  expect(unpackDocument(JSON.parse(String(Buffer.from(json ?? []))))).toMatchObject({ text: TEXT })
})
