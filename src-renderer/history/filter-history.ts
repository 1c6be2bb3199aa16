/** Which scans of the history the filters let through. Pure. */

import type { Decision } from '../../src-shared/model/vocabulary.ts'
import type { HistoryEntry } from '../../src-shared/workspace/history.ts'

export interface HistoryFilter {
  /** Part of the name, in any case. */
  readonly q?: string
  readonly decision?: Decision
}

/** Entries that pass, in the order given. */
export function filterHistory(
  entries: readonly HistoryEntry[],
  { q, decision }: HistoryFilter,
): readonly HistoryEntry[] {
  const wanted = q?.trim().toLowerCase() ?? ''
  return entries.filter(
    (entry) =>
      (decision === undefined || entry.decision === decision) &&
      (wanted === '' || entry.source.toLowerCase().includes(wanted)),
  )
}
