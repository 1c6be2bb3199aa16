/**
 * Bars over values while they are masked: opaque, in a layer of their own, because marks let letters through. Values
 * whose masks are alike have their number on the bar, as everywhere else.
 */

import type { Range } from '../../../src-shared/model/spans.ts'
import type { PlacedMark } from './margin-badges.ts'
import type { Rect } from './rects.ts'

/** Of a bar's height, the size of its digits and how wide each is. */
const DIGITS = { size: 0.75, width: 0.5 }

interface CoverLayerProps {
  readonly width: number
  readonly height: number
  readonly marks: readonly PlacedMark[]
  /** The masked text of a mark. */
  readonly textOf: (range: Range) => string
}

export function CoverLayer({ width, height, marks, textOf }: CoverLayerProps) {
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
            <ValueNumber said={textOf(mark)} rect={rects[0]} />
          </g>
        ))}
    </svg>
  )
}

interface ValueNumberProps {
  readonly said: string
  readonly rect: Rect | undefined
}

/** Nothing where the mask has no number, or the bar no room for it. */
function ValueNumber({ said, rect }: ValueNumberProps) {
  const number = / (#\d+)$/.exec(said)?.[1]
  if (number === undefined || rect === undefined) return null
  const size = rect.height * DIGITS.size
  if (number.length * DIGITS.width * rect.height > rect.width) return null
  return (
    <text
      className="page-cover-number"
      x={rect.left + rect.width / 2}
      y={rect.top + rect.height / 2}
      fontSize={size}
      textAnchor="middle"
      dominantBaseline="central"
    >
      {number}
    </text>
  )
}
