/** Completed scans of texts with mail addresses, for the tests of reviews. */

import type { MergedFinding } from '../../../src-shared/model/finding.ts'
import type { JobOutcome } from '../../scan/job-record.ts'
import type { JobStore } from '../job-store.ts'
import { jobId, sampleJob, sampleOutcome, sampleSubmission } from './sample-rows.ts'

export interface MailScan {
  readonly source?: string
  readonly kind?: 'documents' | 'text'
  readonly accountId?: string
  /** Of the rule that found them. */
  readonly detector?: string
  readonly outcome?: Partial<JobOutcome>
}

/** A scan under a job's number; its findings are the addresses at x.org, in reading order. */
export function scanMails(jobs: JobStore, number: number, text: string, more: MailScan = {}): void {
  const { source = 'a.txt', kind = 'documents', accountId = 'local', outcome } = more
  const document = { mediaType: 'text/plain', text, sourceMap: [], warnings: [] } as const
  jobs.insertSubmission({
    submission: sampleSubmission({ id: `sub_${number}`, accountId, kind, createdAt: number }),
    jobs: [sampleJob(jobId(number), { source, document })],
  })
  const findings = [...text.matchAll(/\w+@x\.org/g)].map(({ 0: mail, index }) =>
    mailFinding(index, mail.length, more.detector),
  )
  jobs.completeJob(jobId(number), sampleOutcome({ findings, expiresAt: null, ...outcome }))
}

/** An address at a place of a text. */
export function mailFinding(start: number, length: number, detectorId = 'pii.email'): MergedFinding {
  return {
    start,
    end: start + length,
    category: 'pii',
    level: 'L1',
    label: 'EMAIL',
    severity: 'medium',
    score: 0.9,
    accepted: true,
    explanations: [
      {
        detectorId,
        title: '',
        description: '',
        view: 'original',
        baseScore: 0.9,
        score: 0.9,
        validated: [],
        context: [],
      },
    ],
  }
}
