/** Rectangles on a page: pieces of one line become one, and a place finds what lies under it. Pure. */

/** In pixels of the page at its drawn scale. */
export interface Rect {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Text layers round to whole pixels: a rectangle that ends where letters do would cut them. */
const PAD = 1
/** In heights: the gap that still belongs to a line. */
const GAP = 0.6
/** In heights: how much two pieces of a line share at least. */
const SHARED = 0.5

/** Joins rectangles that continue each other on a line, in the order given, and pads them. */
export function mergeLineRects(rects: readonly Rect[]): readonly Rect[] {
  const lines: Rect[] = []
  for (const rect of rects) {
    if (rect.width <= 0 || rect.height <= 0) continue
    const last = lines.at(-1)
    if (last && continues(last, rect)) lines[lines.length - 1] = union(last, rect)
    else lines.push(rect)
  }
  return lines.map(({ left, top, width, height }) => ({
    left: left - PAD,
    top: top - PAD,
    width: width + 2 * PAD,
    height: height + 2 * PAD,
  }))
}

/** Whether a rectangle holds a place. */
export function holds(rect: Rect, x: number, y: number): boolean {
  return (
    x >= rect.left && x <= rect.left + rect.width && y >= rect.top && y <= rect.top + rect.height
  )
}

function continues(a: Rect, b: Rect): boolean {
  const height = Math.min(a.height, b.height)
  const shared = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top)
  const gap = Math.max(b.left - (a.left + a.width), a.left - (b.left + b.width))
  return shared >= SHARED * height && gap <= GAP * Math.max(a.height, b.height)
}

function union(a: Rect, b: Rect): Rect {
  const left = Math.min(a.left, b.left)
  const top = Math.min(a.top, b.top)
  return {
    left,
    top,
    width: Math.max(a.left + a.width, b.left + b.width) - left,
    height: Math.max(a.top + a.height, b.top + b.height) - top,
  }
}
