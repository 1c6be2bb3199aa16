/** Stored documents as the app's review room reads them: text, findings, heat, segments, in one piece. */

import { settingsOf } from '../../src-shared/contract/scan-settings.ts'
import type { ReviewDocument } from '../../src-shared/workspace/document.ts'
import { packDocument } from '../../src-shared/workspace/packed-document.ts'
import type { SealedOutcome } from '../decide/sealed-outcome.ts'
import { jobView } from '../scan/scan-job.ts'
import type { DocumentStore } from '../store/document-store.ts'
import type { JobReviews } from '../store/job-reviews.ts'
import type { JobStore } from '../store/job-store.ts'
import { unseal } from '../workers/sealed.ts'
import { reviewView } from './review-view.ts'

export interface ReviewDocuments {
  /**
   * A {@link PackedDocument} as JSON in UTF-8: it can have tens of thousands of findings, and is
   * only passed on. Null where the job is unknown, expired or another account's.
   * @param soFar what a running job has found by now; its findings are not stored yet.
   */
  readonly json: (
    jobId: string,
    accountId: string | null,
    soFar?: SealedOutcome['record'],
  ) => Uint8Array | null
}

/** What review documents are made of. */
export interface ReviewDocumentParts {
  readonly jobs: JobStore
  readonly documents: DocumentStore
  readonly reviews: JobReviews
}

export function createReviewDocuments(parts: ReviewDocumentParts): ReviewDocuments {
  return {
    json(jobId, accountId, soFar) {
      const document = reviewDocument(parts, jobId, accountId, soFar)
      return document && new TextEncoder().encode(JSON.stringify(packDocument(document)))
    },
  }
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
    document,
    findings,
    heat: record?.heat ?? documents.getHeat(jobId, accountId),
    review,
  })
}
