/** What was looked for, on one page. */

import type { Range } from '../../../src-shared/model/spans.ts'
import type { Rect } from './rects.ts'

interface FoundLayerProps {
  readonly width: number
  readonly height: number
  readonly found: readonly { readonly match: Range; readonly rects: readonly Rect[] }[]
  readonly current: Range | null
}

export function FoundLayer({ width, height, found, current }: FoundLayerProps) {
  return (
    <svg
      aria-hidden="true"
      className="mark-layer"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
    >
      {found.flatMap(({ match, rects }) =>
        rects.map(({ left, top, width: across, height: high }) => (
          <rect
            key={`${match.start} ${left} ${top}`}
            className={match === current ? 'page-found-current' : 'page-found'}
            x={left}
            y={top}
            width={across}
            height={high}
          />
        )),
      )}
    </svg>
  )
}
