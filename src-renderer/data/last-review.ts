/** The document that was open last in this window, so that the rail leads back to it. */

import { create } from 'zustand'

export const useLastReview = create<{ readonly jobId: string | null }>()(() => ({ jobId: null }))

/** Remembers the open document; null forgets it. */
export function rememberReview(jobId: string | null): void {
  useLastReview.setState({ jobId })
}
