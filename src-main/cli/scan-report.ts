/** Prints what `assay scan` found: a table for people, JSON for programs. */

import type { SubmissionJob } from '../../src-shared/contract/scan-result.ts'
import type { MergedFinding } from '../../src-shared/model/finding.ts'
import {
  type GroupedFinding,
  type ToldOnce,
  toldOnce,
} from '../../src-shared/model/finding-groups.ts'
import { findHiddenRuns } from '../../src-shared/model/hidden-characters.ts'
import { decodeHiddenRun } from '../../src-shared/model/hidden-message.ts'
import { maskedStretches, maskedText, QUOTE_READ, quoteOf } from '../../src-shared/model/mask.ts'
import { type Range, rangesWithin } from '../../src-shared/model/spans.ts'
import { lastAtMost } from '../../src-shared/model/text-offsets.ts'
import { FAILURE_WORDS, isSourceNote, warningWords } from '../../src-shared/model/words.ts'
import type { ScanOutcome } from '../decide/scan-outcome.ts'
import { partFinder, partWords } from '../decide/told-part.ts'
import type { CanonicalDocument } from '../extract/canonical-document.ts'
import { completedSubmission } from '../scan/completed-submission.ts'
import type { PreparedDocument, PreparedSubmission } from '../scan/prepared-submission.ts'
import { summarise } from '../scan/prepared-submission.ts'
import { columns, harmlessJson, printable } from './terminal-table.ts'

/** How a finding is told that was not accepted, and asks for a look. */
export const TO_LOOK_AT = 'to look at'

/** An input that was not scanned, and why. */
export interface Unscanned {
  readonly name: string
  readonly isNamed: boolean
  /** A sentence without content. */
  readonly error: { readonly code: string; readonly message: string }
  /** What it makes of the scan as a whole. */
  readonly effect: 'unusable' | 'incomplete' | 'none'
}

/** An input that was scanned. */
export interface Scanned {
  /** The path or address as it was given, or as it was found in a folder. */
  readonly name: string
  /** Whether it was given itself, and not found in a folder. */
  readonly isNamed: boolean
  readonly prepared: PreparedSubmission
  /** Its decision leaves out what is known. */
  readonly job: SubmissionJob
  readonly document: CanonicalDocument
  readonly findings: readonly MergedFinding[]
  /** The same as they were weighed, place by place; not where a service has scanned. */
  readonly candidates?: ScanOutcome['findings']
  /** Places in `findings` of those that the baseline holds, or that a reviewer dismissed in the service. */
  readonly known: ReadonlySet<number>
  /** Places in `findings` of those that were rejected and ask for a look all the same, but the known ones. */
  readonly asking: ReadonlySet<number>
}

/** One file, page or server: its job, or why there is none. */
export type ScanReport = Unscanned | Scanned

/** Accepted findings that are neither in the baseline nor dismissed. */
export function newFindings({ findings, known }: Scanned): Scanned['findings'] {
  return findings.filter(({ accepted }, place) => accepted && !known.has(place))
}

/** What a decision stands on that was not accepted. */
export function askingFindings({ findings, asking }: Scanned): Scanned['findings'] {
  return findings.filter((_, place) => asking.has(place))
}

/** Whether all of it was read and judged. */
export function isWhole({ job, prepared }: Scanned): boolean {
  return job.completion?.state === 'complete' && prepared.metadata.coverage.state === 'complete'
}

/**
 * One JSON object: the CompletedSubmission of all inputs that could be scanned,
 * one job each, and beside it `errors` with the others. Without a single
 * scanned input there are only `errors`. Texts are not kept until then; jobs are.
 */
export function jsonReports() {
  const jobs: SubmissionJob[] = []
  const documents: PreparedDocument[] = []
  const errors: object[] = []
  let config: PreparedSubmission['config'] = {}
  return {
    add(report: ScanReport): string {
      if ('error' in report) {
        errors.push({ source: report.name, error: report.error })
        return ''
      }
      config = report.prepared.config
      jobs.push(report.job)
      for (const { document, file: _, ...prepared } of report.prepared.documents) {
        documents.push({ ...prepared, document: { ...document, text: '', sourceMap: [] } })
      }
      return ''
    },
    end(): string {
      const submission =
        jobs.length > 0 &&
        completedSubmission(summarise('documents', config, documents).metadata, jobs)
      return `${harmlessJson(JSON.stringify({ ...submission, errors }, null, 2))}\n`
    },
  }
}

/**
 * A block a file: the decision, what was not checked, and a line a finding.
 * Values are masked. Of what lies in a folder only what there is to say.
 */
export function tableReports() {
  let separator = ''
  return {
    add(report: ScanReport): string {
      if (isUneventful(report)) return ''
      const block = `${separator}${fileLines(report).join('\n')}\n`
      separator = '\n'
      return block
    },
    end: () => '',
  }
}

function isUneventful(report: ScanReport): boolean {
  if (report.isNamed) return false
  if ('error' in report) return true
  return report.job.decision === 'allow' && newFindings(report).length === 0 && isWhole(report)
}

function fileLines(report: ScanReport): readonly string[] {
  const name = printable(report.name)
  if ('error' in report) return [`${name}: not scanned`, `  ${report.error.message}`]
  const { job, prepared, document, findings } = report
  const told = toldOnce(document.text, [...newFindings(report), ...askingFindings(report)])
  const accepted = told.filter(({ strongest }) => strongest.accepted)
  const asking = told.filter(({ strongest }) => !strongest.accepted)
  const { state } = job.completion ?? { state: 'failed' }
  const { coverage } = prepared.metadata
  return [
    `${name}: ${job.decision ?? 'no decision'} (${[...countsOf(accepted.length, asking.length), `completion ${state}`, `coverage ${coverage.state}`, ...sourceNotesOf(report)].join(', ')})`,
    ...(job.completion?.failures ?? []).map(
      ({ stage, kind, level, detector_id }) =>
        `  not checked: ${FAILURE_WORDS[kind]} (${[stage, level, detector_id].filter(Boolean).join(', ')})`,
    ),
    ...columns([
      ...findingRows(accepted, findings, document),
      ...findingRows(asking, findings, document).map((row) => [...row, TO_LOOK_AT]),
    ]).map((line) => `  ${line}`),
  ]
}

/** In words how a file was read that is not in UTF-8, and how a server changed, which a service alone knows. */
export function sourceNotesOf({ prepared }: Scanned): readonly string[] {
  return prepared.metadata.extraction.warnings.filter(isSourceNote).map(warningWords)
}

/** How many were found, and how many ask for a look, in words. */
export function countsOf(found: number, asking: number): readonly string[] {
  const counted = `${found} ${found === 1 ? 'finding' : 'findings'}`
  return asking > 0 ? [counted, `${asking} ${TO_LOOK_AT}`] : [counted]
}

/** What the claims on one passage call it, each once, the strongest first; where some were accepted, those alone. */
export function namesOf({ strongest, findings }: ToldOnce<GroupedFinding>): {
  readonly category: string
  readonly label: string
} {
  const counted = findings.filter(({ accepted }) => accepted === strongest.accepted)
  const named = (name: 'category' | 'label') =>
    [...new Set(counted.map((finding) => finding[name]))].join(', ')
  return { category: named('category'), label: named('label') }
}

/** @param all whose values are masked where they stand in the shown ones. */
function findingRows(
  shown: readonly ToldOnce<MergedFinding>[],
  all: Scanned['findings'],
  { text, sourceMap, segments }: CanonicalDocument,
): readonly (readonly string[])[] {
  const stretches = maskedStretches(all)
  const partOf = partFinder(text, segments)
  const lines = linesOf(text)
  return shown.map((told) => {
    const finding = told.strongest
    const [source] = rangesWithin(sourceMap, finding)
    const { category, label } = namesOf(told)
    return [
      category,
      label,
      finding.severity,
      finding.score.toFixed(2),
      source?.page === undefined ? placeIn(lines, finding, partOf) : `page ${source.page}`,
      printable(quoteLine(maskedText(text, finding, stretches, QUOTE_READ))),
    ]
  })
}

/**
 * Where a finding stands: in which part and field of a server, whose text has no lines that anybody could look at, or on
 * which line. Lines count from 1, and so do the UTF-16 units in them; they are those of the text as it was extracted.
 */
function placeIn(
  lines: ReturnType<typeof linesOf>,
  place: Range,
  partOf: ReturnType<typeof partFinder>,
): string {
  const part = partOf(place)
  if (part !== undefined) return partWords(part)
  const { line, start } = lines(place.start)
  return `line ${line}:${place.start - start + 1}`
}

/** Tells of places of a text on which line they stand, and where that begins; in no more time than the text takes once. */
function linesOf(
  text: string,
): (place: number) => { readonly line: number; readonly start: number } {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return (place) => {
    const line = lastAtMost(starts, place)
    return { line: line + 1, start: starts[line] ?? 0 }
  }
}

/** Words of evidence, and what hidden characters among them spell. */
function quoteLine(evidence: string): string {
  const quote = quoteOf(evidence)
  const spelled = findHiddenRuns(evidence).flatMap(
    ({ start, end }) => decodeHiddenRun(evidence.slice(start, end)) ?? [],
  )
  if (spelled.length === 0) return quote
  const said = quoteOf(spelled.join(' '))
  return quote === '' ? `${said} (invisible)` : `${quote} “${said}” (invisible)`
}
