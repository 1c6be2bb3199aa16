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
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}

/**
 * What a key asks for; null where the browser is to do what it does by itself, such as to scroll. The arrows to the sides
 * turn pages where a page is no wider than its pane, and scroll where it may be.
 */
export function pageWish(key: PageKey, looked: Looked): PageWish | null {
  if (key.ctrlKey || key.metaKey || key.altKey) return null
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
      return toPage(current + 1)
    case 'PageUp':
      return toPage(current - 1)
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
