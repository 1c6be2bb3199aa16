/** How much a scan weighs beside others, so that what asks for most is looked at first. Pure. */

import { isGraveAttack, PASSAGE_CATEGORIES } from '../../src-shared/model/finding-groups.ts'
import { compareSeverity } from '../../src-shared/model/vocabulary.ts'
import type { HistoryEntry } from '../../src-shared/workspace/history.ts'
import type { VerdictState } from './verdict.ts'

/** What became of a scan that asks for something, the weightiest first; what was refused was never one. */
export const ASKING_STATES = [
  'block',
  'review',
  'undecided',
  'incomplete',
  'failed',
  'refused',
  'cancelled',
] as const satisfies readonly ListedState[]
type ListedState = VerdictState | 'refused'
export type AskingState = (typeof ASKING_STATES)[number]

export function isAsking(state: ListedState): state is AskingState {
  return ASKING_STATES.some((asking) => asking === state)
}

export interface ScanWeight {
  readonly state: ListedState
  /** What it found, as the history tells it; null where nobody has. */
  readonly entry: Pick<HistoryEntry, 'strongest' | 'decisions'> | null
}

/**
 * By what became of it, then grave attacks, then the severity of what weighs most in it, then whether it holds orders or
 * threats at all, then how many decisions it asks for. Nothing of that changes while a reviewer decides.
 */
export function compareWeight(a: ScanWeight, b: ScanWeight): number {
  return (
    placeOf(a.state) - placeOf(b.state) ||
    Number(isGrave(b)) - Number(isGrave(a)) ||
    compareStrongest(a.entry?.strongest ?? null, b.entry?.strongest ?? null) ||
    Number(holdsAttack(b)) - Number(holdsAttack(a)) ||
    decisionsOf(b) - decisionsOf(a)
  )
}

/** What asks for nothing, and may hold something to decide all the same, comes last. */
function placeOf(state: ListedState): number {
  return isAsking(state) ? ASKING_STATES.indexOf(state) : ASKING_STATES.length
}

function isGrave({ entry }: ScanWeight): boolean {
  return entry !== null && entry.strongest !== null && isGraveAttack(entry.strongest)
}

function compareStrongest(a: HistoryEntry['strongest'], b: HistoryEntry['strongest']): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  return compareSeverity(a.severity, b.severity)
}

function holdsAttack({ entry }: ScanWeight): boolean {
  return [...PASSAGE_CATEGORIES].some((category) => (entry?.decisions[category] ?? 0) > 0)
}

function decisionsOf({ entry }: ScanWeight): number {
  return Object.values(entry?.decisions ?? {}).reduce<number>((sum, each) => sum + (each ?? 0), 0)
}
