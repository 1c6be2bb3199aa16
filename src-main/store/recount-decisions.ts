/** Counts the decisions of a scan of an earlier version, once: when the history shows it. */

import type { Category } from '../../src-shared/model/vocabulary.ts'
import { countDecisions } from '../decide/count-decisions.ts'
import type { Database } from './database.ts'
import { createDocumentStore } from './document-store.ts'
import type { HistoryRow } from './history-rows.ts'
import { fromJson, toJson } from './json-column.ts'

type CountedRow = Pick<HistoryRow, 'job_id' | 'is_counted' | 'finding_counts'>

/** The row as it is, or with its decisions in place of its findings; then it is kept so. */
export function recounted(
  db: Database,
  row: HistoryRow,
  accountId: string,
  now: number,
): HistoryRow {
  if (row.is_counted === 1) return row
  const counts = decisionCounts(db, row, accountId, now)
  db.run('UPDATE jobs SET finding_counts = :counts, is_counted = 1 WHERE job_id = :jobId', {
    counts,
    jobId: row.job_id,
  })
  return { ...row, finding_counts: counts }
}

/** The decisions of a job as its column holds them, or would; nothing is written. */
export function decisionCounts(
  db: Database,
  row: CountedRow,
  accountId: string,
  now: number,
): string {
  const documents = createDocumentStore(db, () => now)
  const document = row.is_counted === 1 ? null : documents.getDocument(row.job_id, accountId)
  if (document === null) return row.finding_counts
  const before = fromJson<Partial<Record<Category, number | null>>>(row.finding_counts)
  const found = Object.fromEntries(
    Object.entries(before).map(([category, count]) => [category, count !== 0]),
  )
  const findings = documents.getFindings(row.job_id, accountId)
  return toJson(countDecisions(document.text, found, findings))
}
