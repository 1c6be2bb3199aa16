/** Exports of stored jobs, made where they are stored: a large one takes a while. */

import type { AppliedConfig } from '../../src-shared/contract/scan-settings.ts'
import type { MergedFinding } from '../../src-shared/model/finding.ts'
import type { Range } from '../../src-shared/model/spans.ts'
import type { ReviewDocument } from '../../src-shared/workspace/document.ts'
import {
  type CopyFormat,
  EXPORT_KINDS,
  type ExportFormat,
} from '../../src-shared/workspace/export-kinds.ts'
import type { ExportRequest } from '../../src-shared/workspace/exports.ts'
import type {
  EngineIdentity,
  Receipt,
  ReceiptCheck,
  ReceiptToday,
} from '../../src-shared/workspace/receipt.ts'
import { identifyFindings } from '../decide/identify-findings.ts'
import { type SealedOutcome, unsealOutcome } from '../decide/sealed-outcome.ts'
import type { StoredDocument } from '../store/document-store.ts'
import type { CopyRequest } from './copy.worker.ts'
import type { DrawnCopy } from './copy-pdf.ts'
import type { FormatRequest } from './format.worker.ts'
import { visible } from './plain-text.ts'
import { compare, type ReceiptParts, receiptOf } from './receipt.ts'
import { redact } from './redact.ts'
import { type RedactedCopy, redactedCopy, valuesLeft } from './redacted-copy.ts'
import { type Report, type ReportFinding, reportOf } from './report.ts'
import { REPORTS } from './report-formats.ts'
import { type HtmlPart, htmlOf, htmlPart } from './report-overview.ts'
import type { ReportStream, StreamSettings, Unread } from './report-stream.ts'
import { type ReviewDocumentParts, reviewDocument } from './review-document.ts'
import { type ReviewedScan, reviewView } from './review-view.ts'
import { isFileItself, regionsOf } from './text-regions.ts'

export { REPORT_STREAMS } from './report-formats.ts'
export type {
  CopyRequest,
  DrawnCopy,
  FormatRequest,
  HtmlPart,
  Report,
  ReportFinding,
  ReportStream,
  StreamSettings,
  Unread,
}
export { htmlOf, isFileItself, redact, redactedCopy, regionsOf, reportOf, valuesLeft, visible }

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
  readonly config: AppliedConfig
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
  /** What a report of many documents (`htmlOf`) says of one, under a name, with masked evidence. */
  readonly part: (
    jobId: string,
    accountId: string | null,
    name: string,
    made: Pick<Report, 'madeAt' | 'version'>,
  ) => HtmlPart | null
  readonly redacted: (
    jobId: string,
    accountId: string | null,
    request: ExportRequest,
  ) => UnprovenCopy | null
  /** What detection reads of a document that is kept, and how it was asked to. */
  readonly scanned: (jobId: string, accountId: string | null) => ScannedDocument | null
  /** @param outcome what the engine finds in the document now. */
  readonly receipt: (
    jobId: string,
    accountId: string | null,
    outcome: SealedOutcome,
    made: ReceiptMaking,
  ) => Promise<ExportFile | null>
  readonly readReceipt: (
    file: string,
    key: Uint8Array,
  ) => Promise<Pick<ReceiptCheck, 'state' | 'receipt'>>
  /** What the engine finds in a receipt's document now, beside what the receipt says. */
  readonly today: (
    receipt: Receipt,
    text: string,
    outcome: SealedOutcome,
    engine: EngineIdentity,
  ) => ReceiptToday
  /** How many of the values that were taken out a second scan of a copy has found. */
  readonly left: (text: string, outcome: SealedOutcome, keys: readonly string[]) => number
}

/** What is read again of a kept document. */
export interface ScannedDocument
  extends Pick<StoredDocument, 'text' | 'sourceMap' | 'segments' | 'warnings'> {
  readonly config: AppliedConfig
  /** Accepted findings, in reading order. */
  readonly claims: readonly (Range & Pick<MergedFinding, 'category'>)[]
}

/** With what a receipt is made and sealed. */
export interface ReceiptMaking extends Pick<ReceiptParts, 'engine' | 'madeAt'> {
  readonly key: Uint8Array
}

export function createExports(parts: ReviewDocumentParts): Exports {
  return {
    report(jobId, accountId, request, made) {
      const document = reviewDocument(parts, jobId, accountId)
      const { format } = request
      if (document === null || format === 'receipt' || isCopy(format)) return null
      const file = REPORTS[format]([reportOf(document, request, made)])
      return { source: document.job.source, bytes: new TextEncoder().encode(file) }
    },
    part(jobId, accountId, name, made) {
      const document = reviewDocument(parts, jobId, accountId)
      return document && htmlPart(reportOf(document, {}, made), name)
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
    scanned(jobId, accountId) {
      const document = parts.documents.getDocument(jobId, accountId)
      const job = parts.jobs.getJob(jobId, accountId)
      if (document === null || job === null) return null
      const { text, sourceMap, segments, warnings } = document
      const claims = parts.documents
        .getFindings(jobId, accountId)
        .filter(({ accepted }) => accepted)
        .map(({ start, end, category }) => ({ start, end, category }))
      const asked = { config: job.config, claims }
      return { text, sourceMap, ...(segments && { segments }), warnings, ...asked }
    },
    async receipt(jobId, accountId, outcome, { key, ...made }) {
      const document = reviewDocument(parts, jobId, accountId)
      if (document === null) return null
      const original = parts.documents.getOriginal(jobId, accountId)
      const receipt = receiptOf({ document, original, outcome: unsealOutcome(outcome), ...made })
      const { toReceiptFile } = await receiptFiles()
      const file = toReceiptFile(receipt, key)
      return { source: document.job.source, bytes: new TextEncoder().encode(file) }
    },
    async readReceipt(file, key) {
      const { readReceiptFile } = await receiptFiles()
      return readReceiptFile(file, key)
    },
    today(receipt, text, sealed, engine) {
      const outcome = unsealOutcome(sealed)
      return {
        engine,
        same_engine: JSON.stringify(engine) === JSON.stringify(receipt.engine),
        ...compare(receipt, text, outcome),
        decision: outcome.result.decision ?? 'none given',
      }
    },
  }
}

/**
 * The report of a scan that is not stored, for the command line.
 * @param asking places of rejected findings that ask for a look.
 */
export function reportUnstored(
  scan: UnstoredScan,
  { evidence, ...made }: StreamSettings,
  asking?: ReadonlySet<number>,
): Report {
  return reportOf(unreviewed(scan), { evidence }, made, asking)
}

/** The redacted text of a scan that is not stored, and what was taken out of it. */
export function copyUnstored(scan: UnstoredScan): Pick<RedactedCopy, 'text' | 'keys'> {
  return redactedCopy(unreviewed(scan), { format: 'text' })
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

/** Receipts are few, and their schema is half of what this thread would load at its start. */
const receiptFiles = () => import('./receipt-file.ts')
