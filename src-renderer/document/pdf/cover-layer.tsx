/** Bars over values while they are masked: opaque, in a layer of their own, because marks let letters through. */

import type { PlacedMark } from './margin-badges.ts'

interface CoverLayerProps {
  readonly width: number
  readonly height: number
  readonly marks: readonly PlacedMark[]
}

export function CoverLayer({ width, height, marks }: CoverLayerProps) {
  return (
    <svg
      aria-hidden="true"
      className="cover-layer"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
    >
      {marks
        .filter(({ mark }) => mark.maskable)
        .map(({ mark, rects }) => (
          <g key={mark.id} className={`page-ev-${mark.category}`}>
            {rects.map((rect) => (
              <rect
                key={`${rect.left} ${rect.top}`}
                className="page-cover"
                x={rect.left}
                y={rect.top}
                width={rect.width}
                height={rect.height}
                rx={2}
              />
            ))}
          </g>
        ))}
    </svg>
  )
}
