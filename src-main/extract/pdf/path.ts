/** The shapes of PDF.js's paths: only rectangles matter, for what they hide or what colour is behind. */

import type { Box } from './raster.ts'

/** Path commands of PDF.js (`DrawOPS`), each followed by its coordinates. */
const MOVE = 0
const LINE = 1
const CLOSE = 4

/** The box that a path is, sides along the axes; undefined where it is any other shape. */
export function rectangleOf(path: ArrayLike<number> | null | undefined): Box | undefined {
  // Four corners, closed or not, or with the first corner again.
  if (!path || ![12, 13, 16, 17].includes(path.length)) return undefined
  const xs: number[] = []
  const ys: number[] = []
  let at = 0
  while (at < path.length && path[at] !== CLOSE) {
    if (path[at] !== (at === 0 ? MOVE : LINE)) return undefined
    xs.push(path[at + 1] ?? 0)
    ys.push(path[at + 2] ?? 0)
    at += 3
  }
  if (at < path.length - 1) return undefined
  if (xs.length === 5 && (xs[4] !== xs[0] || ys[4] !== ys[0])) return undefined
  const acrossFirst = ys[0] === ys[1] && xs[1] === xs[2] && ys[2] === ys[3] && xs[3] === xs[0]
  const upFirst = xs[0] === xs[1] && ys[1] === ys[2] && xs[2] === xs[3] && ys[3] === ys[0]
  if (!acrossFirst && !upFirst) return undefined
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}
