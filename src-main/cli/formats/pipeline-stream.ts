/** A format for pipelines, written while files are scanned. */

import type { Report } from '../../present/exports.ts'
import type { Unscanned } from '../scan-report.ts'

export interface ReportStream {
  readonly add: (report: Report) => string
  readonly unread: (report: Unscanned) => string
  readonly end: () => string
}
