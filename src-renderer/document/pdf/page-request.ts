/** A wish to see a page, from a place that is not the page view. Taken once; each wish is a new one. */

import { create } from 'zustand'

interface PageRequest {
  /** From 1; null where nothing is wished for. */
  readonly page: number | null
  readonly serial: number
}

export const usePageRequest = create<PageRequest>()(() => ({ page: null, serial: 0 }))

/** Wishes to see a page, from 1. */
export function requestPage(page: number): void {
  usePageRequest.setState(({ serial }) => ({ page, serial: serial + 1 }))
}

/** Forgets the wish once it is fulfilled. */
export function clearPageRequest(): void {
  usePageRequest.setState({ page: null })
}
