/** Exports of stored jobs, made where they are stored: a large one takes a while. */

import type { ScanConfig } from '../../src-shared/contract/scan-request.ts'
import type { ReviewDocument } from '../../src-shared/workspace/document.ts'
import {
  type CopyFormat,
  EXPORT_KINDS,
  type ExportFormat,
  type ExportRequest,
  type ReportFormat,
} from '../../src-shared/workspace/exports.ts'
import { identifyFindings } from '../decide/identify-findings.ts'
import type { SealedOutcome } from '../decide/sealed-outcome.ts'
import type { CopyRequest } from './copy.worker.ts'
import type { DrawnCopy } from './copy-pdf.ts'
import { type RedactedCopy, redactedCopy, valuesLeft } from './redacted-copy.ts'
import { type Report, reportOf } from './report.ts'
import { REPORTS } from './report-formats.ts'
import { type ReviewDocumentParts, reviewDocument } from './review-document.ts'
import { type ReviewedScan, reviewView } from './review-view.ts'

export type { CopyRequest, DrawnCopy }

/** A file to hand out. */
export interface ExportFile {
  /** `job.source`, hostile. */
  readonly source: string
  readonly bytes: Uint8Array
}

/** A redacted copy that has yet to be scanned again. */
export interface UnprovenCopy extends Pick<RedactedCopy, 'text' | 'keys'> {
  /** Null of a format that is yet to be drawn: {@link RedactedCopy.text} is what it says. */
  readonly bytes: Uint8Array | null
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
        bytes: file === null ? null : new TextEncoder().encode(file),
        text,
        keys,
        config: job.config,
        completion: job.result?.completion.state ?? null,
      }
    },
    left: valuesLeft,
  }
}

/** Scans that are not stored as one file, for the command line. */
export function reportScans(
  scans: readonly UnstoredScan[],
  format: ReportFormat,
  choices: Pick<ExportRequest, 'evidence'>,
  made: Pick<Report, 'madeAt' | 'version'>,
): string {
  return REPORTS[format](scans.map((scan) => reportOf(unreviewed(scan), choices, made)))
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
export function isCopy(format: ExportFormat): format is CopyFormat {
  return EXPORT_KINDS[format].isRedacted
}
