/** Which scans of the history the filters let through. Pure. */

import type { HistoryEntry } from '../../src-shared/workspace/history.ts'
import type { HistorySearch } from './history-search.ts'

/** Entries that pass, in the order given. */
export function filterHistory(
  entries: readonly HistoryEntry[],
  { q, decision }: HistorySearch,
): readonly HistoryEntry[] {
  const wanted = q?.trim().toLowerCase() ?? ''
  return entries.filter(
    (entry) =>
      (decision === undefined || entry.decision === decision) &&
      (wanted === '' || entry.source.toLowerCase().includes(wanted)),
  )
}
