/** Stored documents as the app's review room reads them: text, findings, heat, segments, in one piece. */

import { hash } from 'node:crypto'
import { rulesOff, settingsOf } from '../../src-shared/contract/scan-settings.ts'
import { maskedStretches } from '../../src-shared/model/mask.ts'
import { partValues } from '../../src-shared/model/part-values.ts'
import type { EarlierValue, ReviewDocument } from '../../src-shared/workspace/document.ts'
import type { McpChanges } from '../../src-shared/workspace/mcp-changes.ts'
import { packDocument } from '../../src-shared/workspace/packed-document.ts'
import type { SealedOutcome } from '../decide/sealed-outcome.ts'
import { jobView } from '../scan/scan-job.ts'
import type { DocumentStore } from '../store/document-store.ts'
import type { JobReview, JobReviews } from '../store/job-reviews.ts'
import type { JobStore } from '../store/job-store.ts'
import { unseal } from '../workers/sealed.ts'
import { reviewView } from './review-view.ts'

export interface ReviewDocuments {
  /**
   * A {@link PackedDocument} as JSON in UTF-8: it can have tens of thousands of findings, and is
   * only passed on. Null where the job is unknown, expired or another account's.
   * @param look how it is looked at while its job runs.
   */
  readonly json: (jobId: string, accountId: string | null, look?: Look) => Uint8Array | null
}

/** A look at a document that may be one of many. */
export interface Look {
  /** Tags of the parts that whoever asks has, as their last document gave them; '' where none. */
  readonly known: string
  /** What a running job has found by now; its findings are not stored yet. */
  readonly soFar?: SealedOutcome['record'] | undefined
}

/** What review documents are made of. */
export interface ReviewDocumentParts {
  readonly jobs: JobStore
  readonly documents: DocumentStore
  readonly reviews: JobReviews
}

export function createReviewDocuments(parts: ReviewDocumentParts): ReviewDocuments {
  return {
    json(jobId, accountId, { known, soFar } = { known: '' }) {
      const document = reviewDocument(parts, jobId, accountId, soFar)
      if (document === null) return null
      // What has ended is not looked at again.
      const isLookedAt = document.job.status === 'running' || known !== ''
      const packed = packDocument(document, { known, ...(isLookedAt && { tagOf }) })
      return new TextEncoder().encode(JSON.stringify(packed))
    },
  }
}

function tagOf(part: object): string {
  return hash('sha1', JSON.stringify(part), 'base64url')
}

/** What the scan before found in what has changed since or is gone: no scan finds it again. */
function earlierValues(
  documents: DocumentStore,
  accountId: string | null,
  changes: McpChanges | undefined,
  baseline: JobReview['baseline'],
): readonly EarlierValue[] {
  if (changes === undefined || baseline === null) return []
  const document = documents.getDocument(baseline.jobId, accountId)
  if (document === null) return []
  const before = { text: document.text, segments: document.segments ?? [] }
  const stretches = maskedStretches(documents.getFindings(baseline.jobId, accountId))
  const items = [...changes.changed, ...changes.removed].map(({ kind, name }) => ({ kind, name }))
  // A server may give many things one name: what they say is looked at once.
  const each = new Map(items.map((item) => [`${item.kind} ${item.name}`, item]))
  return [...each.values()].flatMap((item) =>
    partValues(before, stretches, item.kind, item.name).map((found) => ({ ...item, ...found })),
  )
}

/** Null where the job is unknown, expired or another account's. */
export function reviewDocument(
  { jobs, documents, reviews }: ReviewDocumentParts,
  jobId: string,
  accountId: string | null,
  soFar?: SealedOutcome['record'],
): ReviewDocument | null {
  const job = jobs.getJob(jobId, accountId)
  const document = documents.getDocument(jobId, accountId)
  if (job === null || document === null) return null
  // A job that has ended meanwhile tells what is stored of it.
  const record = soFar && job.status === 'running' ? unseal(soFar) : null
  const findings = record?.findings ?? documents.getFindings(jobId, accountId)
  const review = reviews.read(jobId, accountId, { text: document.text, findings })
  if (review === null) return null
  return reviewView({
    job: jobView(job),
    requested: settingsOf(job.config).categories,
    policy: job.config.policy,
    rulesOff: rulesOff(job.config),
    document,
    findings,
    heat: record?.heat ?? documents.getHeat(jobId, accountId),
    review,
    earlierValues: earlierValues(documents, accountId, document.changes, review.baseline),
  })
}
