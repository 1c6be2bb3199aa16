/** The marks of one page: a tint that lets the letters through, and the line pattern. */

import type { Mark } from '../mark.ts'
import type { PlacedMark } from './margin-badges.ts'
import { lineScale, PatternLine } from './pattern-line.tsx'
import type { Rect } from './rects.ts'

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
        <g key={mark.id} className={classOf(mark)}>
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
              {mark.target === selected ? <SelectedFrame rect={rect} /> : null}
            </g>
          ))}
        </g>
      ))}
    </svg>
  )
}

function classOf({ muted, settled, category, strength }: Mark): string {
  if (muted) return 'page-ev-muted'
  if (strength === 'faint') return `page-ev-${category} page-ev-faint`
  return settled ? `page-ev-${category} page-ev-settled` : `page-ev-${category}`
}

/** Around the letters and the line below them. */
function SelectedFrame({ rect }: { readonly rect: Rect }) {
  const scale = lineScale(rect)
  return (
    <rect
      className="page-ev-selected"
      x={rect.left - 2 * scale}
      y={rect.top - 2 * scale}
      width={rect.width + 4 * scale}
      height={rect.height + 6 * scale}
      rx={3 * scale}
      style={{ strokeWidth: Math.max(1, 2 * scale) }}
    />
  )
}
