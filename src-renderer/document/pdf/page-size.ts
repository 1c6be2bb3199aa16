/** How large a page is drawn. Pure. */

/** True sizes as shares of paper, or as much as the pane holds. */
export type Zoom = number | 'width' | 'page'
export const ZOOMS = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const
/** Quarter turns, clockwise. */
export type Rotation = 0 | 90 | 180 | 270

/** CSS pixels a point at true size: 96 an inch beside 72. */
const TRUE = 96 / 72
/** Pixels around a page. */
const MARGIN = 48
/** A page of a few points must not become a wall of pixels, nor vanish. */
const MOST = 10
const LEAST = 0.05

export interface Size {
  readonly width: number
  readonly height: number
}

/** Pixels a point for a page of a size in points, as it is turned, in a pane of a size in pixels. */
export function scaleOf(zoom: Zoom, page: Size, pane: Size): number {
  const byWidth = Math.max(120, pane.width - MARGIN) / page.width
  const byHeight = Math.max(120, pane.height - MARGIN) / page.height
  const scale =
    zoom === 'width' ? byWidth : zoom === 'page' ? Math.min(byWidth, byHeight) : zoom * TRUE
  return Math.min(MOST, Math.max(LEAST, scale))
}

/** The next size up or down of those that can be stepped through; null past the last. */
export function stepZoom(now: number, direction: 1 | -1): number | null {
  const step =
    direction === 1
      ? ZOOMS.find((each) => each > now + 0.001)
      : ZOOMS.findLast((each) => each < now - 0.001)
  return step ?? null
}

/** Of true size, for a scale. */
export function shareOf(scale: number): number {
  return scale / TRUE
}
