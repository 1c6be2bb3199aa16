/** What weighs most of a scan that asks for something, the same in every list of scans: why it does. */

import type { HistoryEntry } from '../../src-shared/workspace/history.ts'
import { findingTitle } from '../messages/finding-title.ts'
import type { Verdict } from './verdict.ts'

interface StrongestFindingProps {
  readonly verdict: Verdict
  /** Undefined while it is not known. */
  readonly strongest: HistoryEntry['strongest'] | undefined
}

export function StrongestFinding({ verdict: { state }, strongest }: StrongestFindingProps) {
  if (!strongest || (state !== 'block' && state !== 'review')) return null
  return <span className="text-ink-soft">{findingTitle(strongest, [strongest])}</span>
}
