/** Which pages are drawn: those near what is seen, and never more than a few, because each holds a canvas. */

import { useEffect, useRef, useState } from 'react'

/** Pages that hold a canvas and a text layer at one time. */
export const MAX_LIVE_PAGES = 6

/** Of the pages near the window, those around the middle one; ascending. Pure. */
export function chooseLivePages(near: ReadonlySet<number>, limit: number): readonly number[] {
  const pages = [...near].sort((a, b) => a - b)
  const surplus = pages.length - limit
  if (surplus <= 0) return pages
  const first = Math.floor(surplus / 2)
  return pages.slice(first, first + limit)
}

interface LivePages {
  readonly live: ReadonlySet<number>
  /** Watches the element that holds a page's place. */
  readonly watch: (page: number, element: HTMLElement | null) => void
}

/** Follows which pages are near the visible part of `root`. */
export function useLivePages(root: HTMLElement | null, limit = MAX_LIVE_PAGES): LivePages {
  const [live, setLive] = useState<ReadonlySet<number>>(new Set())
  const elements = useRef(new Map<number, HTMLElement>())
  const observer = useRef<IntersectionObserver | null>(null)

  useEffect(() => {
    if (root === null) return
    const near = new Set<number>()
    const watching = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const page = Number((target as HTMLElement).dataset.page)
          if (isIntersecting) near.add(page)
          else near.delete(page)
        }
        setLive(new Set(chooseLivePages(near, limit)))
      },
      { root, rootMargin: '40% 0px' },
    )
    observer.current = watching
    for (const element of elements.current.values()) watching.observe(element)
    return () => {
      watching.disconnect()
      observer.current = null
    }
  }, [root, limit])

  const [watch] = useState(() => (page: number, element: HTMLElement | null) => {
    const before = elements.current.get(page)
    if (before) observer.current?.unobserve(before)
    if (element === null) {
      elements.current.delete(page)
      return
    }
    elements.current.set(page, element)
    observer.current?.observe(element)
  })

  return { live, watch }
}
