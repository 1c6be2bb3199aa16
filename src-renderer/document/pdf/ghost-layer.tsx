/** Draws what nobody sees of a page as outlined letters where they stand; what stands beside it is named at its foot. */

import { visibleText } from '../../../src-shared/model/visible-text.ts'
import { messages } from '../../messages/en.ts'
import type { Ghost, GhostPlace } from './ghosts.ts'

const { ghosts: words, readers } = messages

/** A ghost with its letters, masked where values are masked. */
export interface PlacedGhost {
  readonly ghost: Ghost
  readonly text: string
  readonly place: GhostPlace
}

interface GhostLayerProps {
  readonly width: number
  readonly height: number
  readonly ghosts: readonly PlacedGhost[]
}

export function GhostLayer({ width, height, ghosts }: GhostLayerProps) {
  const beside = ghosts.filter(({ place, text }) => place.kind === 'beside' && text.trim() !== '')
  return (
    <>
      <svg
        aria-hidden="true"
        className="ghost-layer"
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
      >
        {ghosts.map((each) => (
          <GhostLetters key={`${each.ghost.start} ${each.text.length}`} {...each} />
        ))}
      </svg>
      {beside.length === 0 ? null : (
        <p className="ghost-beside">
          <strong>{words.beside}</strong> {beside.map(({ text }) => visibleText(text)).join(' ')}
        </p>
      )}
    </>
  )
}

function GhostLetters({ ghost, text, place }: PlacedGhost) {
  if (place.kind === 'beside' || text.trim() === '') return null
  const { rect, size, turned } = place
  const { left, top, width, height } = rect
  const [length, across] = turned ? [height, width] : [width, height]
  // Letters that were made larger to be read take the room that they need.
  const fits = across * 0.82 >= size && length > size
  return (
    <g
      transform={
        turned ? `translate(${left + width} ${top}) rotate(90)` : `translate(${left} ${top})`
      }
    >
      <title>{readers.why(ghost.why)}</title>
      <rect className="ghost-ground" width={Math.max(length, 2)} height={Math.max(across, size)} />
      <text
        className="ghost-letters"
        y={size * 0.86}
        fontSize={size}
        {...(fits && { textLength: length, lengthAdjust: 'spacingAndGlyphs' })}
      >
        {visibleText(text)}
      </text>
    </g>
  )
}
