/** Prints what `assay scan` found: a table for people, JSON for programs. */

import type { ScanError } from '../../src-shared/contract/error-codes.ts'
import type { SubmissionJob } from '../../src-shared/contract/scan-result.ts'
import type { MergedFinding } from '../../src-shared/model/finding.ts'
import { maskedStretches, maskedText, QUOTE_READ, quoteOf } from '../../src-shared/model/mask.ts'
import { rangesWithin } from '../../src-shared/model/spans.ts'
import type { CanonicalDocument } from '../extract/canonical-document.ts'
import { completedSubmission } from '../scan/completed-submission.ts'
import type { PreparedSubmission } from '../scan/prepared-submission.ts'
import { summarise } from '../scan/prepared-submission.ts'
import { columns, printable } from './terminal-table.ts'

/** One file, page or server: its job, or why there is none. */
export type ScanReport =
  | { readonly name: string; readonly error: ScanError }
  | {
      /** The path or address as it was given. */
      readonly name: string
      readonly prepared: PreparedSubmission
      readonly job: SubmissionJob
      readonly document: CanonicalDocument
      readonly findings: readonly MergedFinding[]
    }

/**
 * One JSON object: the CompletedSubmission of all inputs that could be scanned,
 * one job each, and beside it `errors` with the others. Without a single
 * scanned input there are only `errors`.
 */
export function toJson(reports: readonly ScanReport[]): string {
  const done = reports.filter((report) => 'job' in report)
  const errors = reports.flatMap((report) =>
    'error' in report
      ? [{ source: report.name, error: { code: report.error.code, message: report.error.message } }]
      : [],
  )
  const [first] = done
  const submission = first && {
    ...completedSubmission(
      summarise(
        'documents',
        first.prepared.config,
        done.flatMap(({ prepared }) => prepared.documents),
      ).metadata,
      done.map(({ job }) => job),
    ),
  }
  return `${JSON.stringify({ ...submission, errors }, null, 2)}\n`
}

/** A block a file: the decision, what was not checked, and a line a finding. Values are masked. */
export function toTable(reports: readonly ScanReport[]): string {
  return reports.map((report) => `${fileLines(report).join('\n')}\n`).join('\n')
}

function fileLines(report: ScanReport): readonly string[] {
  const name = printable(report.name)
  if ('error' in report) return [`${name}: not scanned`, `  ${report.error.message}`]
  const { job, prepared, document, findings } = report
  const accepted = findings.filter((finding) => finding.accepted)
  const { state } = job.completion ?? { state: 'failed' }
  const { coverage } = prepared.metadata
  return [
    `${name}: ${job.decision ?? 'no decision'} (${accepted.length} ${accepted.length === 1 ? 'finding' : 'findings'}, completion ${state}, coverage ${coverage.state})`,
    ...(job.completion?.failures ?? []).map(
      ({ stage, kind, level }) =>
        `  not checked: ${kind} (${[stage, level].filter(Boolean).join(', ')})`,
    ),
    ...columns(findingRows(accepted, document)).map((line) => `  ${line}`),
  ]
}

function findingRows(
  accepted: readonly MergedFinding[],
  { text, sourceMap }: CanonicalDocument,
): readonly (readonly string[])[] {
  const stretches = maskedStretches(accepted)
  return accepted.map((finding) => {
    const [source] = rangesWithin(sourceMap, finding)
    return [
      finding.category,
      finding.label,
      finding.severity,
      finding.score.toFixed(2),
      source?.page === undefined ? `at ${finding.start}` : `page ${source.page}`,
      quoteOf(maskedText(text, finding, stretches, QUOTE_READ)),
    ]
  })
}
