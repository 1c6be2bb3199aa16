/**
 * What every report is made of. A format is a pure function of a report; app, its
 * API and the command line use the same.
 */

import type { FindingStatus } from '../../src-shared/model/judging.ts'
import { maskedStretches, maskedText } from '../../src-shared/model/mask.ts'
import { firstCodePoints } from '../../src-shared/model/text-offsets.ts'
import type { DocumentFinding, ReviewDocument } from '../../src-shared/workspace/document.ts'
import type { EvidenceChoice } from '../../src-shared/workspace/export-kinds.ts'
import type { ExportRequest } from '../../src-shared/workspace/exports.ts'
import { partFinder, type ToldPart } from '../decide/told-part.ts'

/** A finding as reports show it. */
export interface ReportFinding extends DocumentFinding {
  readonly status: FindingStatus
  /** As it was chosen, hostile all the same; null where evidence is left out. */
  readonly evidence: string | null
  /** Of what an MCP server lists, whose text has lines that nobody can look at; else null. */
  readonly part: ToldPart | null
}

export interface Report {
  readonly document: ReviewDocument
  /** Accepted ones of the statuses asked for, and others that were asked for, in reading order. */
  readonly findings: readonly ReportFinding[]
  readonly evidence: EvidenceChoice
  /** Unix milliseconds of the export. */
  readonly madeAt: number
  /** Of this program. */
  readonly version: string
}

/** Code points of evidence in a report: a spreadsheet's cell holds 32,767 units, a page less. */
const LONGEST_EVIDENCE = 2_000

/**
 * The report of a document, with the choices of an export.
 * @param asking ids of rejected findings that ask for a look, where others do than when it was scanned.
 */
export function reportOf(
  document: ReviewDocument,
  { statuses, evidence = 'masked' }: Pick<ExportRequest, 'statuses' | 'evidence'>,
  { madeAt, version }: Pick<Report, 'madeAt' | 'version'>,
  asking?: ReadonlySet<number>,
): Report {
  const stretches = maskedStretches(document.findings)
  const evidenceOf = (finding: DocumentFinding) => {
    if (evidence === 'none') return null
    const limit = 2 * LONGEST_EVIDENCE
    const text =
      evidence === 'full'
        ? document.text.slice(finding.start, Math.min(finding.end, finding.start + limit))
        : maskedText(document.text, finding, stretches, limit)
    const shown = firstCodePoints(text, LONGEST_EVIDENCE)
    return shown.length < finding.end - finding.start && evidence === 'full' ? `${shown}…` : shown
  }
  const partOf = partFinder(document.text, document.segments)
  const findings = chosenFindings(document, statuses, asking).map((finding) => ({
    ...finding,
    status: finding.judgement?.status ?? 'open',
    evidence: evidenceOf(finding),
    part: partOf(finding) ?? null,
  }))
  return { document, findings, evidence, madeAt, version }
}

/** Accepted findings of some statuses, of all where none are named, and those that are asking, as the scan or `known` says. */
export function chosenFindings(
  { findings }: ReviewDocument,
  statuses: readonly FindingStatus[] | undefined,
  known?: ReadonlySet<number>,
): readonly DocumentFinding[] {
  return findings.filter(
    ({ id, accepted, asking, judgement }) =>
      (accepted || (known?.has(id) ?? asking)) &&
      (statuses === undefined || statuses.includes(judgement?.status ?? 'open')),
  )
}
