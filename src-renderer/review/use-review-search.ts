/** The address of the room, with what is selected as the last key left it. */

import { useMatch, useRouter, useSearch } from '@tanstack/react-router'
import { useMemo, useSyncExternalStore } from 'react'
import { type ReviewSearch, readReviewSearch } from './review-search.ts'

/**
 * The router draws an address some moments after it was gone to, and a key that is pressed meanwhile would decide once more
 * what was selected before. So what is selected is read from the history, which has it at once.
 */
export function useReviewSearch(): ReviewSearch {
  const drawn = useSearch({ from: '/review/$jobId' })
  const room = useMatch({ from: '/review/$jobId', select: ({ pathname }) => pathname })
  const { history, options } = useRouter()
  // Of a room that is being left, the address says nothing any more.
  const here = useSyncExternalStore(history.subscribe, () =>
    history.location.pathname === room ? history.location.search : null,
  )
  return useMemo(() => {
    if (here === null) return drawn
    const { span, part, ...others } = drawn
    const now = readReviewSearch(options.parseSearch?.(here) ?? {})
    return {
      ...others,
      ...(now.span !== undefined && { span: now.span }),
      ...(now.part !== undefined && { part: now.part }),
    }
  }, [drawn, here, options])
}
