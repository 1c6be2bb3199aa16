/** Findings as rows: how they are written, and how they are read again. */

import type { MergedFinding } from '../../src-shared/model/finding.ts'
import type { Database } from './database.ts'
import { fromJson, toJson } from './json-column.ts'

/** What a {@link FindingRow} is read from. */
export const FINDING_COLUMNS =
  'category, level, label, severity, score, accepted, asking, start, end, explanations'

export interface FindingRow extends Omit<MergedFinding, 'accepted' | 'asking' | 'explanations'> {
  readonly accepted: 0 | 1
  readonly asking: 0 | 1
  readonly explanations: string
}

/** The finding of a row. */
export function toFinding({ asking, ...row }: FindingRow): MergedFinding {
  return {
    ...row,
    accepted: row.accepted === 1,
    ...(asking === 1 && { asking: true }),
    explanations: fromJson(row.explanations),
  }
}

/** Writes a finding under its ordinal in the job. */
export function insertFinding(
  db: Database,
  jobId: string,
  finding: MergedFinding,
  ordinal: number,
): void {
  db.run(
    `INSERT INTO findings
       (job_id, ordinal, category, level, label, severity, score, accepted, asking, start, end, explanations)
     VALUES (:jobId, :ordinal, :category, :level, :label, :severity, :score, :accepted, :asking, :start,
       :end, :explanations)`,
    {
      jobId,
      ordinal,
      category: finding.category,
      level: finding.level,
      label: finding.label,
      severity: finding.severity,
      score: finding.score,
      accepted: finding.accepted ? 1 : 0,
      asking: finding.asking ? 1 : 0,
      start: finding.start,
      end: finding.end,
      explanations: toJson(finding.explanations),
    },
  )
}
