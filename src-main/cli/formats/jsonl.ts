/**
 * JSON Lines: a line a file, as soon as it is scanned, for files by the thousand
 * and programs that read along. What was not read has its line too.
 */

import { isSourceNote } from '../../../src-shared/model/words.ts'
import type { ToldPart } from '../../decide/told-part.ts'
import { type ReportFinding, regionsOf } from '../../present/exports.ts'
import { headOf } from '../scanner/told-scan.ts'
import { jsonLine } from '../terminal-table.ts'
import type { ReportStream } from './pipeline-stream.ts'

export function jsonlStream(): ReportStream {
  return {
    add({ document: { job, media_type, text, pages }, findings }) {
      const regionOf = regionsOf(text)
      const told = (finding: ReportFinding) => {
        const { startLine, startColumn, endLine, endColumn } = regionOf(finding)
        return {
          ...headOf(finding),
          ...(finding.page !== null && { page: finding.page }),
          ...(finding.part !== null && { part: partOf(finding.part) }),
          ...{ line: startLine, column: startColumn },
          ...{ end_line: endLine, end_column: endColumn },
          ...(finding.evidence !== null && { evidence: finding.evidence }),
          detectors: finding.explanations.map(({ detector_id }) => detector_id),
          fingerprint: finding.fingerprint,
        }
      }
      const notes = job.extraction.warnings.filter(isSourceNote)
      return jsonLine({
        source: job.source,
        media_type,
        decision: job.decision,
        completion: job.completion?.state,
        coverage: job.coverage.state,
        ...(notes.length > 0 && { notes }),
        ...(pages !== null && { pages_without_text: pages.without_text }),
        findings: findings.filter(({ accepted }) => accepted).map(told),
        to_look_at: findings.filter(({ accepted }) => !accepted).map(told),
      })
    },
    unread: ({ name, error }) => jsonLine({ source: name, not_read: error }),
    end: () => '',
  }
}

/** The part of what a server lists, without the words around its name. */
const partOf = ({ noun: _, ...part }: ToldPart) => part
