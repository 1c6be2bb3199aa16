/** Exports of stored jobs, made where they are stored: a large one takes a while. */

import type { ScanConfig } from '../../src-shared/contract/scan-request.ts'
import type { ReviewDocument } from '../../src-shared/workspace/document.ts'
import { EXPORT_KINDS, type ExportRequest } from '../../src-shared/workspace/exports.ts'
import { identifyFindings } from '../decide/identify-findings.ts'
import type { SealedOutcome } from '../decide/sealed-outcome.ts'
import { visible } from './plain-text.ts'
import { type RedactedCopy, redactedCopy, valuesLeft } from './redacted-copy.ts'
import { type Report, type ReportFinding, reportOf } from './report.ts'
import { REPORTS } from './report-formats.ts'
import type { ReportStream, StreamSettings, Unread } from './report-stream.ts'
import { type ReviewDocumentParts, reviewDocument } from './review-document.ts'
import { type ReviewedScan, reviewView } from './review-view.ts'
import { isFileItself, regionsOf } from './text-regions.ts'

export { REPORT_STREAMS } from './report-formats.ts'
export type { Report, ReportFinding, ReportStream, StreamSettings, Unread }
export { isFileItself, regionsOf, visible }

/** A file to hand out. */
export interface ExportFile {
  /** `job.source`, hostile; of a copy a name of ours. */
  readonly source: string
  readonly bytes: Uint8Array
}

/** A redacted copy that has yet to be scanned again. */
export interface UnprovenCopy extends ExportFile, Pick<RedactedCopy, 'text' | 'keys'> {
  /** How its document was scanned. */
  readonly config: ScanConfig
  readonly completion: string | null
}

/** Null where the job is unknown, expired or another account's. */
export interface Exports {
  readonly report: (
    jobId: string,
    accountId: string | null,
    request: ExportRequest,
    made: Pick<Report, 'madeAt' | 'version'>,
  ) => ExportFile | null
  readonly redacted: (
    jobId: string,
    accountId: string | null,
    request: ExportRequest,
  ) => UnprovenCopy | null
  /** How many of the values that were taken out a second scan of a copy has found. */
  readonly left: (text: string, outcome: SealedOutcome, keys: readonly string[]) => number
}

export function createExports(parts: ReviewDocumentParts): Exports {
  return {
    report(jobId, accountId, request, made) {
      const document = reviewDocument(parts, jobId, accountId)
      const { format } = request
      if (document === null || isCopy(format)) return null
      const file = REPORTS[format]([reportOf(document, request, made)])
      return { source: document.job.source, bytes: new TextEncoder().encode(file) }
    },
    redacted(jobId, accountId, request) {
      const document = reviewDocument(parts, jobId, accountId)
      const job = parts.jobs.getJob(jobId, accountId)
      if (document === null || job === null) return null
      const { text, keys, file } = redactedCopy(document, request)
      return {
        // A name can hold what was taken out ("John Smith.pdf"), so a copy has none.
        source: 'document',
        bytes: new TextEncoder().encode(file),
        text,
        keys,
        config: job.config,
        completion: job.result?.completion.state ?? null,
      }
    },
    left: valuesLeft,
  }
}

/** The report of a scan that is not stored, for the command line. */
export function reportUnstored(scan: UnstoredScan, { evidence, ...made }: StreamSettings): Report {
  return reportOf(unreviewed(scan), { evidence }, made)
}

/** A scan of which nothing is kept and nothing was said. */
export type UnstoredScan = Omit<ReviewedScan, 'heat' | 'review'>

function unreviewed(scan: UnstoredScan): ReviewDocument {
  const { identities, groups } = identifyFindings(scan.document.text, scan.findings)
  const fingerprints = identities.map(({ fingerprint }) => fingerprint)
  const state = { revision: 0, undo: null, redo: null }
  const review = { fingerprints, groups, state, judgements: new Map(), baseline: null }
  return reviewView({ ...scan, heat: [], review })
}

/** Whether a format is a redacted copy. */
export function isCopy(format: ExportRequest['format']): format is 'text' | 'markdown' {
  return EXPORT_KINDS[format].isRedacted
}
