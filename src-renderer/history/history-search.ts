/** What the address of the history holds, which is what its filters let through. */

import { DECISIONS, type Decision } from '../../src-shared/model/vocabulary.ts'

export interface HistorySearch {
  /** Part of the name, in any case. */
  readonly q?: string
  readonly decision?: Decision
}

/** Reads the address; what is not of its form is dropped. */
export function readHistorySearch(search: Record<string, unknown>): HistorySearch {
  const decision = DECISIONS.find((name) => name === search.decision)
  // The router reads "123" as a number: a name can be one.
  const q = typeof search.q === 'number' ? String(search.q) : search.q
  return { ...(typeof q === 'string' && q !== '' && { q }), ...(decision && { decision }) }
}
