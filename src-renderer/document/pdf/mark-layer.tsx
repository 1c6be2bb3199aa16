/** The marks of one page: a tint that lets the letters through, the line pattern, the letter in the margin. */

import { messages } from '../../messages/en.ts'
import { type MarginBadge, marginBadges, type PlacedMark } from './margin-badges.ts'
import { PatternLine } from './pattern-line.tsx'

interface MarkLayerProps {
  readonly width: number
  readonly height: number
  readonly marks: readonly PlacedMark[]
  readonly selected: number | null
}

export function MarkLayer({ width, height, marks, selected }: MarkLayerProps) {
  return (
    <svg
      aria-hidden="true"
      className="mark-layer"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
    >
      {marks.map(({ mark, rects }) => (
        <g key={mark.id} className={mark.muted ? 'page-ev-muted' : `page-ev-${mark.category}`}>
          {rects.map((rect) => (
            <g key={`${rect.left} ${rect.top}`}>
              <rect
                data-ev={mark.id}
                className="page-ev-tint"
                x={rect.left}
                y={rect.top}
                width={rect.width}
                height={rect.height}
                rx={2}
              />
              <PatternLine rect={rect} category={mark.muted ? null : mark.category} />
              {mark.target === selected ? (
                <rect
                  className="page-ev-selected"
                  x={rect.left - 2}
                  y={rect.top - 2}
                  width={rect.width + 4}
                  height={rect.height + 6}
                  rx={3}
                />
              ) : null}
            </g>
          ))}
        </g>
      ))}
      {marginBadges(marks).map((badge) => (
        <Badge key={badge.y} badge={badge} />
      ))}
    </svg>
  )
}

function Badge({ badge: { y, categories } }: { readonly badge: MarginBadge }) {
  return categories.map((category, index) => (
    <g key={category} className={`page-ev-badge page-ev-${category}`}>
      <rect x={5 + index * 15} y={y - 6.5} width={13} height={13} rx={3} />
      <text x={11.5 + index * 15} y={y + 3.5} textAnchor="middle">
        {messages.categories[category].letter}
      </text>
    </g>
  ))
}
