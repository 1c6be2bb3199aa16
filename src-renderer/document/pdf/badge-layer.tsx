/** The letters of the marks of one page, beside the paper: many pages have no margin. */

import { messages } from '../../messages/en.ts'
import { settledBadge } from '../drawn-marks.ts'
import { BADGE_PITCH, type MarginBadge, marginBadges, type PlacedMark } from './margin-badges.ts'

/** Pixels left of the paper, as in `page-view.css`. */
const WIDTH = 20

interface BadgeLayerProps {
  readonly height: number
  readonly marks: readonly PlacedMark[]
}

export function BadgeLayer({ height, marks }: BadgeLayerProps) {
  return (
    <svg
      aria-hidden="true"
      className="badge-layer"
      width={WIDTH}
      height={height}
      viewBox={`0 0 ${WIDTH} ${height}`}
    >
      {marginBadges(marks).map((badge) => (
        <Badge key={badge.y} badge={badge} />
      ))}
    </svg>
  )
}

function Badge({ badge: { y, categories, settled } }: { readonly badge: MarginBadge }) {
  return categories.map((category, index) => {
    const isSettled = settled.has(category)
    // A tick needs some of the margin beside the letter.
    const [x, width] = isSettled ? [1, 17] : [3, 13]
    const { letter } = messages.categories[category]
    const middle = y + index * BADGE_PITCH
    return (
      <g
        key={category}
        className={`page-ev-badge page-ev-${category} ${isSettled ? 'page-badge-settled' : ''}`}
      >
        <rect x={x} y={middle - 6.5} width={width} height={13} rx={3} />
        <text x={x + width / 2} y={middle + 3.5} textAnchor="middle">
          {isSettled ? settledBadge(letter) : letter}
        </text>
      </g>
    )
  })
}
