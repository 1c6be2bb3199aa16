/** The verdict of a past scan as the history knows it. */

import type { HistoryEntry } from '../../src-shared/workspace/history.ts'
import type { Headline } from '../review/verdict.ts'
import { VerdictMark } from '../review/verdict-mark.tsx'

export function HistoryVerdict({ entry }: { readonly entry: HistoryEntry }) {
  return <VerdictMark headline={headlineOfEntry(entry)} />
}

/** As on the verdict card, from what the history holds. */
export function headlineOfEntry(entry: HistoryEntry): Headline {
  if (entry.status === 'running') return 'running'
  if (entry.status === 'failed') return 'failed'
  if (entry.decision === 'block') return 'block'
  if (entry.decision === null) return 'undecided'
  if (entry.decision === 'review' || entry.safety_status !== 'benign') return 'review'
  const whole = entry.completion === 'complete' && entry.coverage === 'complete'
  return whole ? 'clear' : 'passed'
}
