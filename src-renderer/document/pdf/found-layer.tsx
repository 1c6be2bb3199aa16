/** What was looked for, on one page. */

import type { Range } from '../../../src-shared/model/spans.ts'
import type { Rect } from './rects.ts'

interface FoundLayerProps {
  readonly width: number
  readonly height: number
  readonly found: readonly { readonly match: Range; readonly rects: readonly Rect[] }[]
  readonly current: Range | null
  /** Whether values are covered, which would swallow its colours. */
  readonly isCovered: boolean
}

export function FoundLayer({ width, height, found, current, isCovered }: FoundLayerProps) {
  return (
    <svg
      aria-hidden="true"
      className={isCovered ? 'cover-layer page-found-over' : 'mark-layer'}
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
