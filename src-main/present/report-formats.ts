/** The list of formats that tell of a document. To add one: write `report-<format>.ts` and name it here. */

import type { ReportFormat } from '../../src-shared/workspace/export-kinds.ts'
import type { Report } from './report.ts'
import { toCsv } from './report-csv.ts'
import { toHtml } from './report-html.ts'
import { toJson } from './report-json.ts'
import { toSarif } from './report-sarif.ts'

/** Redacted copies are made by redacted-copy.ts. */
export const REPORTS: Readonly<Record<ReportFormat, (reports: readonly Report[]) => string>> = {
  json: toJson,
  sarif: toSarif,
  csv: toCsv,
  html: toHtml,
}
