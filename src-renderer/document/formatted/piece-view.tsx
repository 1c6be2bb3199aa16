/** Draws stretches of letters with what holds of them: marks, masks, what nobody sees, what was looked for. */

import { visibleText } from '../../../src-shared/model/visible-text.ts'
import { messages } from '../../messages/en.ts'
import { classNames } from '../../ui/class-names.ts'
import { badgeAttributes } from '../drawn-marks.ts'
import { badgeSide } from '../right-to-left.ts'
import type { Piece } from './pieces.ts'

export function Pieces({ pieces }: { readonly pieces: readonly Piece[] }) {
  return pieces.map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place
    <PieceView key={index} piece={piece} />
  ))
}

function PieceView({ piece }: { readonly piece: Piece }) {
  const { text, mark, isSelected, isHidden, found, start } = piece
  const shown = isHidden ? (
    <span className="formatted-hidden" title={messages.formatted.hidden}>
      {visibleText(text)}
    </span>
  ) : (
    visibleText(text)
  )
  if (mark === null && !isSelected && found === null) return shown
  // A mark that is cut in pieces has its letter at the first.
  const badge = start === mark?.start ? mark.badge : null
  return (
    <span
      className={classNames(
        mark?.className,
        badgeSide(badge, text),
        isSelected && 'ev-selected',
        found,
      )}
      data-ev={mark?.targets.join(' ')}
      {...badgeAttributes(badge)}
      data-selected={isSelected || undefined}
    >
      {shown}
    </span>
  )
}
