/**
 * Findings as a table for spreadsheets: RFC 4180, in UTF-8 with a byte order
 * mark, because Excel takes anything else for the code page of its country.
 */

import { partWords } from '../decide/told-part.ts'
import { visible } from './plain-text.ts'
import type { Report, ReportFinding } from './report.ts'
import { type ReportStream, written } from './report-stream.ts'
import { verdictWords } from './verdict-words.ts'

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
  ['kind', ({ accepted }) => (accepted ? 'finding' : 'to look at')],
  ['severity', ({ severity }) => severity],
  ['confidence', ({ score }) => score.toFixed(2)],
  ['level', ({ level }) => level],
  ['page', ({ page }) => (page === null ? '' : String(page))],
  ['part', ({ part }) => (part === null ? '' : partWords(part))],
  ['start_char', ({ start_char }) => String(start_char)],
  ['end_char', ({ end_char }) => String(end_char)],
  ['evidence', ({ evidence }) => evidence ?? ''],
  ['detectors', ({ explanations }) => explanations.map((each) => each.detector_id).join(' ')],
  ['baseline', ({ baseline }) => baseline ?? ''],
  ['fingerprint', ({ fingerprint }) => fingerprint],
]

/** Of the document, in each of its rows. */
const VERDICT_COLUMNS = ['verdict', 'not_checked']
const NO_FINDING = COLUMNS.map(() => '')

/**
 * A row a finding, its document in the first column and what the scan came to in the last ones. A
 * document without a finding has a row all the same, and so has what was not read: who sees no row
 * would take it for clean.
 */
export function csvStream(): ReportStream {
  const names = ['document', ...COLUMNS.map(([name]) => name), ...VERDICT_COLUMNS]
  let head = `\ufeff${row(names)}`
  const afterHead = (rows: readonly string[]) => {
    const text = head + rows.join('')
    head = ''
    return text
  }
  return {
    add({ document, findings }) {
      const { headline, scope, gaps } = verdictWords(document)
      const verdict = [`${headline} (${scope})`, gaps.map(({ words }) => words).join(' ')]
      const told = findings.map((finding) => COLUMNS.map(([, of]) => of(finding)))
      const lines = told.length > 0 ? told : [NO_FINDING]
      return afterHead(lines.map((cells) => row([document.job.source, ...cells, ...verdict])))
    },
    end: (unread) =>
      afterHead(unread.map(({ name, why }) => row([name, ...NO_FINDING, 'Not read', why]))),
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
