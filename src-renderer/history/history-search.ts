/** What the address of the history holds, which is what the service is asked for. */

import {
  HISTORY_RESULTS,
  HISTORY_SORTS,
  isOneOf,
  MAX_HISTORY_WORDS,
  SORT_DIRECTIONS,
} from '../../src-shared/model/history-query.ts'
import type { HistoryAsked } from '../data/queries.ts'

/** Reads the address; what is not of its form is dropped. */
export function readHistorySearch(search: Record<string, unknown>): HistoryAsked {
  const { result, sort, direction } = search
  // The router reads "123" as a number: a name can be one.
  const q = typeof search.q === 'number' ? String(search.q) : search.q
  return {
    ...(typeof q === 'string' && q !== '' && { q: q.slice(0, MAX_HISTORY_WORDS) }),
    ...(isOneOf(HISTORY_RESULTS, result) && { result }),
    ...(isOneOf(HISTORY_SORTS, sort) && { sort }),
    ...(isOneOf(SORT_DIRECTIONS, direction) && { direction }),
  }
}
