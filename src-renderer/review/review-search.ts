/** What the address of a review holds: `?category=pii,dlp&span=17&view=page`. */

export interface ReviewSearch {
  readonly category?: string
  readonly span?: number
  /** Id of a segment. */
  readonly part?: string
  readonly view?: 'page'
}

/** Reads the address; what is not of its form is dropped. */
export function readReviewSearch(search: Record<string, unknown>): ReviewSearch {
  const { category, span, part, view } = search
  return {
    ...(typeof category === 'string' && { category }),
    ...(Number.isSafeInteger(span) && { span: span as number }),
    ...(typeof part === 'string' && { part }),
    ...(view === 'page' && { view }),
  }
}
