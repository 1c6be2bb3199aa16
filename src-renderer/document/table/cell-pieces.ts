/** The letters of one cell as they are drawn, with what holds of them. Pure. */

import type { MaskedStretch } from '../../../src-shared/model/mask.ts'
import { rangesWithin } from '../../../src-shared/model/spans.ts'
import { type Piece, type PlacedLooks, piecesOf } from '../formatted/pieces.ts'
import type { Cell } from './rows.ts'

/** Pieces of a cell in order; of a quoted one without the quotes that only its file needs. */
export function cellPieces(cell: Cell, looks: PlacedLooks): readonly Piece[] {
  const { shown, places } = lettersOf(looks.text, cell)
  return piecesOf(shown, places, { ...looks, masked: maskedIn(looks.masked, cell) })
}

function lettersOf(
  text: string,
  { start, end, isQuoted }: Cell,
): { readonly shown: string; readonly places: Int32Array } {
  const places: number[] = []
  let shown = ''
  for (let at = start; at < end; at++) {
    shown += text[at]
    places.push(at)
    if (isQuoted && text[at] === '"' && text[at + 1] === '"') at++
  }
  return { shown, places: Int32Array.from(places) }
}

/** What is masked of a cell: a value that goes on in the next one is masked in each, a name word by word. */
function maskedIn(masked: readonly MaskedStretch[], cell: Cell): readonly MaskedStretch[] {
  return rangesWithin(masked, cell).map((stretch) => {
    if (stretch.start >= cell.start && stretch.end <= cell.end) return stretch
    const start = Math.max(stretch.start, cell.start)
    const end = Math.min(stretch.end, cell.end)
    return stretch.label === 'PERSON' ? { ...stretch, start, end } : { start, end, isPart: true }
  })
}
