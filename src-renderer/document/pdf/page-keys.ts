/** Keys of the pages while they have the focus: another page, another size. Pure. */

import { stepZoom, type Zoom } from './page-size.ts'

export interface Looked {
  /** From 1. */
  readonly current: number
  readonly total: number
  readonly zoom: Zoom
  /** Of true size, at which they are drawn. */
  readonly share: number
}

/** What a key asks for: a page to go to, or a size. */
export type PageWish = { readonly page: number } | { readonly zoom: Zoom }

/** The parts of a keyboard event that decide. */
export interface PageKey {
  readonly key: string
  readonly shiftKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}

/**
 * What a key asks for; null where the browser is to do what it does by itself, such as to scroll. Keys that scroll turn pages
 * where there is nothing to scroll: the arrows to the sides while a page is no wider than its pane, Page up and Page down
 * while it is no higher either.
 */
export function pageWish(key: PageKey, looked: Looked): PageWish | null {
  if (key.ctrlKey || key.metaKey || key.altKey) return null
  // With Shift a key that types no sign selects text.
  if (key.shiftKey && key.key.length > 1) return null
  const { current, total, zoom, share } = looked
  const toPage = (page: number) => (page >= 1 && page <= total ? { page } : null)
  const toSize = (direction: 1 | -1) => {
    const size = stepZoom(typeof zoom === 'number' ? zoom : share, direction)
    return size === null ? null : { zoom: size }
  }
  switch (key.key) {
    case 'ArrowRight':
      return typeof zoom === 'number' ? null : toPage(current + 1)
    case 'ArrowLeft':
      return typeof zoom === 'number' ? null : toPage(current - 1)
    case 'PageDown':
      return zoom === 'page' ? toPage(current + 1) : null
    case 'PageUp':
      return zoom === 'page' ? toPage(current - 1) : null
    case 'Home':
      return toPage(1)
    case 'End':
      return toPage(total)
    case '+':
    case '=':
      return toSize(1)
    case '-':
      return toSize(-1)
    case '0':
      return { zoom: 'width' }
    default:
      return null
  }
}
