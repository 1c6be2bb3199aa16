/** A row of the history with what is looked up for it, in whatever order it is listed. */

import type { HistoryEntry } from '../../src-shared/workspace/history.ts'
import type { Database } from './database.ts'
import type { CountMade } from './decisions-made.ts'
import { type HistoryRow, toEntry } from './history-rows.ts'
import { recounted } from './recount-decisions.ts'
import { strongestFinding } from './strongest-finding.ts'

/** @param of whose the row is, and when it is looked at, in Unix milliseconds. */
export function entryOf(
  db: Database,
  row: HistoryRow,
  { accountId, now }: { readonly accountId: string; readonly now: number },
  countMade: CountMade,
): HistoryEntry {
  const made = countMade(row, accountId, now)
  return toEntry(recounted(db, row, accountId, now), made, strongestFinding(db, row.job_id))
}
