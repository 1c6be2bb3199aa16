/** What a suppression would dismiss, before it is made: open findings like a group's in kept documents. */

import type { SuppressionScope } from '../../src-shared/model/judging.ts'
import type { SuppressionPreview } from '../../src-shared/workspace/judging.ts'
import type { Database } from './database.ts'
import type { ReadJobFindings } from './job-findings.ts'
import { judgementsOf, type ReviewedJob } from './job-review.ts'
import { readSource } from './source-rows.ts'
import { type SuppressionRule, suppressedFingerprints } from './suppression-rows.ts'

/** The group and how far its suppression would reach. */
export interface Proposal {
  readonly job: ReviewedJob
  readonly scope: SuppressionScope
  readonly rule: SuppressionRule
}

/** Documents and findings that are looked at: about half a second's work of the storage thread. */
const MAX_DOCUMENTS = 50
const MAX_FINDINGS = 20_000

/** @param now Unix milliseconds. */
export function previewSuppression(
  db: Database,
  readFindings: ReadJobFindings,
  proposal: Proposal,
  now: number,
): SuppressionPreview {
  const candidates = candidateJobs(db, proposal, now)
  const documents: SuppressionPreview['documents'] = []
  let looked = 0
  let read = 0
  for (const { jobId, source, size } of candidates) {
    if (looked === MAX_DOCUMENTS || (looked > 0 && read + size > MAX_FINDINGS)) break
    looked += 1
    read += size
    const findings = openLike(db, readFindings, proposal, jobId, now)
    if (findings > 0) documents.push({ job_id: jobId, source, findings })
  }
  const findings = documents.reduce((sum, document) => sum + document.findings, 0)
  return { documents, findings, complete: looked === candidates.length }
}

/** Findings of a job that are open and that the suppression would go for. */
function openLike(
  db: Database,
  readFindings: ReadJobFindings,
  { job: { accountId }, rule }: Proposal,
  jobId: string,
  now: number,
): number {
  const findings = readFindings(jobId, accountId)
  if (findings === null) return 0
  const judgements = judgementsOf(db, { jobId, accountId, findings }, now)
  const open = new Set(
    suppressedFingerprints(rule, findings).filter(
      (fingerprint) => (judgements.get(fingerprint)?.status ?? 'open') === 'open',
    ),
  )
  return findings.fingerprints.filter((fingerprint) => open.has(fingerprint)).length
}

interface Candidate {
  readonly jobId: string
  readonly source: string
  readonly size: number
}

/** One more than are looked at tells whether there are more. */
function candidateJobs(
  db: Database,
  { job: { jobId, accountId }, scope }: Proposal,
  now: number,
): readonly Candidate[] {
  return db.all<Candidate>(CANDIDATES[scope], {
    jobId,
    accountId,
    now,
    limit: MAX_DOCUMENTS + 1,
    ...(scope === 'source' && { ...readSource(db, jobId) }),
  })
}

const candidates = (condition: string) => `
  SELECT jobs.job_id AS jobId, source,
    (SELECT count(*) FROM findings WHERE findings.job_id = jobs.job_id) AS size
  FROM jobs JOIN sources ON sources.job_id = jobs.job_id
  WHERE jobs.account_id = :accountId AND status = 'completed'
    AND (expires_at IS NULL OR expires_at > :now) AND ${condition}
  ORDER BY jobs.job_id = :jobId DESC, jobs.created_at DESC, jobs.seq DESC LIMIT :limit`
const CANDIDATES: Readonly<Record<SuppressionScope, string>> = {
  document: candidates('jobs.job_id = :jobId'),
  source: candidates('(jobs.job_id = :jobId OR name = :name OR content = :content)'),
  always: candidates('true'),
}
