/** Makes suppressions of the groups of a job. */

import { ScanError } from '../../src-shared/contract/error-codes.ts'
import type { FindingGroup } from '../../src-shared/model/finding-groups.ts'
import { maskedStretches, maskedText, QUOTE_READ, quoteOf } from '../../src-shared/model/mask.ts'
import type {
  SuppressionPreviewRequest,
  SuppressRequest,
} from '../../src-shared/workspace/judging.ts'
import type { Database } from './database.ts'
import type { DocumentStore } from './document-store.ts'
import { fingerprintsOf } from './job-findings.ts'
import type { ReviewedJob } from './job-review.ts'
import type { JobStore } from './job-store.ts'
import { changeSuppression, insertAction } from './review-rows.ts'
import { insertSuppression, type SuppressionRule } from './suppression-rows.ts'

export interface SuppressingParts {
  readonly db: Database
  readonly jobs: JobStore
  readonly documents: DocumentStore
  /** Unix milliseconds. */
  readonly clock: () => number
}

/** The suppression that a request would make, not yet kept: its id is 0. */
export function ruleFor(
  { jobs, documents, clock }: SuppressingParts,
  job: ReviewedJob,
  request: SuppressionPreviewRequest & Partial<SuppressRequest>,
): SuppressionRule {
  const { scope, reason = 'other', note = '', expires_at = null } = request
  const group = namedGroup(job, request.group)
  const fingerprints = [...fingerprintsOf(job.findings, group)]
  const claimed = fingerprints.flatMap((each) => [...(job.findings.detectors.get(each) ?? [])])
  return {
    groupId: group.id,
    fingerprints: scope === 'always' ? null : fingerprints,
    suppression: {
      id: 0,
      scope,
      source: scope === 'always' ? null : (jobs.getJob(job.jobId, job.accountId)?.source ?? null),
      category: group.category,
      label: group.label,
      quote: quoteOfGroup(documents, job, group),
      reason,
      note,
      owner: '',
      created_at: clock(),
      expires_at,
      detectors: [...new Set(claimed)].sort(),
    },
  }
}

/** Keeps the suppression and the step that made it. */
export function suppressGroup(
  parts: SuppressingParts,
  by: string,
  job: ReviewedJob,
  request: SuppressRequest,
): void {
  const { db, clock } = parts
  const { jobId, accountId } = job
  const rule = ruleFor(parts, job, request)
  const suppression = { ...rule.suppression, owner: by }
  const id = insertSuppression(db, { ...rule, suppression }, { jobId, accountId })
  const { reason, note } = suppression
  const words = { status: 'dismissed', reason, note, suppression: id } as const
  const action = insertAction(db, { jobId, kind: 'suppressed', by, at: clock(), ...words })
  changeSuppression(db, action, fingerprintsOf(job.findings, namedGroup(job, request.group)))
}

/** The beginning of a group's first finding, masked: it outlives the document. */
function quoteOfGroup(
  documents: DocumentStore,
  { jobId, accountId }: ReviewedJob,
  { findings: [first = 0] }: FindingGroup,
): string {
  const text = documents.getDocument(jobId, accountId)?.text ?? ''
  const findings = documents.getFindings(jobId, accountId)
  const finding = findings[first]
  if (finding === undefined) return ''
  return quoteOf(maskedText(text, finding, maskedStretches(findings), QUOTE_READ))
}

/** The group of a job. @throws {ScanError} INVALID_INPUT where it has none of this id. */
export function namedGroup({ findings }: ReviewedJob, id: string) {
  const group = findings.groups.get(id)
  if (group !== undefined) return group
  throw new ScanError('INVALID_INPUT', '/group is none of the job.')
}
