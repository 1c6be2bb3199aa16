/** A report of many documents, written while they are scanned: none of them needs to be kept. */

import type { EvidenceChoice } from '../../src-shared/workspace/export-kinds.ts'
import type { Report } from './report.ts'

export interface ReportStream {
  /** What a document adds to the file. */
  readonly add: (report: Report) => string
  /** The end of the file, also of one without documents. */
  readonly end: (unread: readonly Unread[]) => string
}

/** What was to be scanned and was not. */
export interface Unread {
  /** Hostile, as every name is. */
  readonly name: string
  /** A sentence without content. */
  readonly why: string
  /** Whether it was asked for by its name, so that without it the scan as a whole failed. */
  readonly isFailure: boolean
}

/** What is the same for all documents of a file. */
export type StreamSettings = Pick<Report, 'madeAt' | 'version'> & {
  readonly evidence: EvidenceChoice
}

/** The file of a document that is there already. */
export function written(stream: ReportStream, reports: readonly Report[]): string {
  return reports.map(stream.add).join('') + stream.end([])
}
