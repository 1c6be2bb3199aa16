/** The highlights of one page: a tint that lets the letters through, the line pattern, the letter in the margin. */

import { isMaskable } from '../../../src-shared/model/mask.ts'
import { messages } from '../../messages/en.ts'
import { classNames } from '../../ui/class-names.ts'
import { type MarginBadge, marginBadges, type PlacedEvidence } from './margin-badges.ts'
import { PatternLine } from './pattern-line.tsx'

interface EvidenceLayerProps {
  readonly width: number
  readonly height: number
  readonly evidence: readonly PlacedEvidence[]
  readonly selected: number | null
  readonly masked: boolean
}

export function EvidenceLayer({ width, height, evidence, selected, masked }: EvidenceLayerProps) {
  return (
    <svg
      aria-hidden="true"
      className="evidence-layer"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
    >
      {evidence.map(({ finding, rects }) => (
        <g
          key={finding.id}
          className={classNames(
            finding.accepted ? `page-ev-${finding.category}` : 'page-ev-rejected',
            masked && isMaskable(finding) && 'page-ev-masked',
          )}
        >
          {rects.map((rect) => (
            <g key={`${rect.left} ${rect.top}`}>
              <rect
                data-ev={finding.id}
                className="page-ev-tint"
                x={rect.left}
                y={rect.top}
                width={rect.width}
                height={rect.height}
                rx={2}
              />
              <PatternLine rect={rect} category={finding.accepted ? finding.category : null} />
              {finding.id === selected ? (
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
      {marginBadges(evidence).map((badge) => (
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
