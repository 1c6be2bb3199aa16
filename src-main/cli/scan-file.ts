/** What `assay scan` found as a file for other programs: the formats of the app's exports. */

import { settingsOf } from '../../src-shared/contract/scan-settings.ts'
import type { EvidenceChoice } from '../../src-shared/workspace/export-kinds.ts'
import { reportScans, type UnstoredScan } from '../present/exports.ts'
import { VERSION } from '../version.ts'
import type { ScanReport } from './scan-report.ts'
import { printable } from './terminal-table.ts'

/** The interface's JSON is not among them: `--format json` prints the submission as a whole. */
export const FILE_FORMATS = ['sarif', 'csv', 'html'] as const
export type FileFormat = (typeof FILE_FORMATS)[number]

/** One file of all inputs that could be scanned. */
export function toFile(
  reports: readonly ScanReport[],
  format: FileFormat,
  evidence: EvidenceChoice,
): string {
  const scans = reports.filter((report) => 'job' in report).map(unstored)
  return reportScans(scans, format, { evidence }, { madeAt: Date.now(), version: VERSION })
}

/** Says on standard error which inputs are in no file, and why. */
export function tellErrors(reports: readonly ScanReport[]): void {
  for (const report of reports) {
    if (!('error' in report)) continue
    process.stderr.write(`${printable(report.name)}: not scanned. ${report.error.message}\n`)
  }
}

function unstored({
  prepared,
  job,
  document,
  findings,
}: Extract<ScanReport, { readonly job: unknown }>): UnstoredScan {
  return {
    job: { ark_version: '1', ...prepared.metadata, ...job },
    requested: settingsOf(prepared.config).categories,
    document: { ...document, pages: document.pages ?? null, hasOriginal: false },
    findings,
  }
}
