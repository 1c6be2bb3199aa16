/**
 * What the rows of a list read their quotes from. A context and not a property
 * of the rows: the list keeps all of them, 20,000 perhaps, and would make them
 * anew whenever it changes.
 */

import { createContext, useMemo } from 'react'
import type { QuoteSource } from './quote.ts'
import { useMasked } from './review-options.ts'
import type { Review } from './use-review.ts'

export const QuoteContext = createContext<QuoteSource>({ text: '', stretches: [], masked: true })

/** The quotes of a document, as masked as the room is now. */
export function useQuoteSource({ document: { text }, stretches }: Review): QuoteSource {
  const masked = useMasked()
  return useMemo(() => ({ text, stretches, masked }), [text, stretches, masked])
}
