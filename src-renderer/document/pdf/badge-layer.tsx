/** The letters of the marks of one page, beside the paper: many pages have no margin. */

import { messages } from '../../messages/en.ts'
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

function Badge({ badge: { y, categories } }: { readonly badge: MarginBadge }) {
  return categories.map((category, index) => (
    <g key={category} className={`page-ev-badge page-ev-${category}`}>
      <rect x={3} y={y + index * BADGE_PITCH - 6.5} width={13} height={13} rx={3} />
      <text x={9.5} y={y + index * BADGE_PITCH + 3.5} textAnchor="middle">
        {messages.categories[category].letter}
      </text>
    </g>
  ))
}
