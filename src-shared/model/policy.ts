/**
 * What findings ask for, as a table. An account can replace the default one in the app; what is
 * scanned from then on is decided by it.
 */

import type { Category, Decision, Severity } from './vocabulary.ts'

/** Besides the severities of what was accepted: what came close to it and was not. */
export const POLICY_COLUMNS = ['critical', 'high', 'medium', 'low', 'candidate'] as const
export type PolicyColumn = (typeof POLICY_COLUMNS)[number]

/** Decision that one finding asks for; the strongest of a document holds. */
export type Policy = Readonly<Record<Category, Readonly<Record<Severity | 'candidate', Decision>>>>

type Row = Policy[Category]
const ATTACKS: Row = {
  ...{ critical: 'block', high: 'block', medium: 'block', low: 'block' },
  candidate: 'review',
}
const DATA: Row = {
  ...{ critical: 'block', high: 'block', medium: 'review', low: 'review' },
  candidate: 'allow',
}

/** Holds where nobody chose another. */
export const DEFAULT_POLICY: Policy = {
  injection: ATTACKS,
  dlp: DATA,
  pii: DATA,
  threat: ATTACKS,
}

/** Whether two tables decide alike. */
export function isSamePolicy(one: Policy, other: Policy): boolean {
  const categories = Object.keys(DEFAULT_POLICY) as Category[]
  return categories.every((category) =>
    POLICY_COLUMNS.every((column) => one[category][column] === other[category][column]),
  )
}
