/** The list of formats that tell of a document. To add one: write `report-<format>.ts` and name it here. */

import type { ReportFormat } from '../../src-shared/workspace/export-kinds.ts'
import type { Report } from './report.ts'
import { csvStream, toCsv } from './report-csv.ts'
import { htmlStream, toHtml } from './report-html.ts'
import { toJson } from './report-json.ts'
import { sarifStream, toSarif } from './report-sarif.ts'
import type { ReportStream, StreamSettings } from './report-stream.ts'

/** Redacted copies are made by redacted-copy.ts. */
export const REPORTS: Readonly<
  Record<ReportFormat, (reports: readonly [Report, ...Report[]]) => string>
> = {
  json: toJson,
  sarif: toSarif,
  csv: toCsv,
  html: toHtml,
}

/** Formats that can be written document by document. */
export const REPORT_STREAMS = {
  sarif: sarifStream,
  csv: csvStream,
  html: () => htmlStream('several documents'),
} as const satisfies Partial<Record<ReportFormat, (settings: StreamSettings) => ReportStream>>
