/**
 * Findings as a table for spreadsheets: RFC 4180, in UTF-8 with a byte order
 * mark, because Excel takes anything else for the code page of its country.
 */

import { visible } from './plain-text.ts'
import type { Report, ReportFinding } from './report.ts'
import { type ReportStream, written } from './report-stream.ts'

const COLUMNS: readonly (readonly [name: string, of: (finding: ReportFinding) => string])[] = [
  ['id', ({ id }) => String(id)],
  ['status', ({ status }) => status],
  ['reason', ({ judgement }) => judgement?.reason ?? ''],
  ['note', ({ judgement }) => judgement?.note ?? ''],
  ['judged_by', ({ judgement }) => judgement?.by ?? ''],
  ['judged_at', ({ judgement }) => (judgement ? new Date(judgement.at).toISOString() : '')],
  ['origin', ({ judgement }) => judgement?.origin ?? ''],
  ['category', ({ category }) => category],
  ['class', ({ label }) => label],
  ['severity', ({ severity }) => severity],
  ['confidence', ({ score }) => score.toFixed(2)],
  ['level', ({ level }) => level],
  ['page', ({ page }) => (page === null ? '' : String(page))],
  ['start_char', ({ start_char }) => String(start_char)],
  ['end_char', ({ end_char }) => String(end_char)],
  ['evidence', ({ evidence }) => evidence ?? ''],
  ['detectors', ({ explanations }) => explanations.map((each) => each.detector_id).join(' ')],
  ['baseline', ({ baseline }) => baseline ?? ''],
  ['fingerprint', ({ fingerprint }) => fingerprint],
]

/** A row a finding, its document in the first column. What was not read has no place in it. */
export function csvStream(): ReportStream {
  let header = `\ufeff${row(['document', ...COLUMNS.map(([name]) => name)])}`
  return {
    add({ document, findings }) {
      const rows = findings.map((finding) =>
        row([document.job.source, ...COLUMNS.map(([, of]) => of(finding))]),
      )
      const text = header + rows.join('')
      header = ''
      return text
    },
    end: () => header,
  }
}

export function toCsv(reports: readonly Report[]): string {
  return written(csvStream(), reports)
}

function row(cells: readonly string[]): string {
  return `${cells.map(cell).join(',')}\r\n`
}

/**
 * What a spreadsheet would take for a formula, after any space (OWASP, CSV Injection); the wide
 * forms count as well where East Asian input does.
 */
const FORMULA = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]/

/** Every cell is quoted, so that no other separator parts it; one that would be a formula begins with an apostrophe. */
function cell(value: string): string {
  const text = visible(value)
  const safe = FORMULA.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}
