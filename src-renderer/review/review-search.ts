/** What the address of a review holds: `?category=pii,dlp&status=open&span=17&view=page`. */

import { VIEW_NAMES, type ViewName } from '../document/views.ts'
import { FACETS, type FilterSearch } from '../findings/filter.ts'

export type ReviewSearch = FilterSearch & {
  /** Id of the finding that stands for the selected place. */
  readonly span?: number
  /** Id of a segment. */
  readonly part?: string
  /** Another than the one that the document opens in. */
  readonly view?: ViewName
}

/** Reads the address; what is not of its form is dropped. */
export function readReviewSearch(search: Record<string, unknown>): ReviewSearch {
  const { span, part, view } = search
  const filter = Object.fromEntries(
    [...FACETS, 'q' as const].flatMap((name) => {
      const value = search[name]
      // The router reads "123" as a number: evidence can be one.
      const text = typeof value === 'number' ? String(value) : value
      return typeof text === 'string' && text !== '' ? [[name, text]] : []
    }),
  ) as FilterSearch
  const other = VIEW_NAMES.find((name) => name === view)
  return {
    ...filter,
    ...(Number.isSafeInteger(span) && { span: span as number }),
    ...(typeof part === 'string' && { part }),
    ...(other !== undefined && { view: other }),
  }
}

/** Parts to set; those that are undefined are left out. */
export type ReviewSearchChange = {
  readonly [K in keyof ReviewSearch]?: ReviewSearch[K] | undefined
}

/** The search with some parts changed. */
export function changedSearch(search: ReviewSearch, change: ReviewSearchChange): ReviewSearch {
  const entries = Object.entries({ ...search, ...change })
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}
