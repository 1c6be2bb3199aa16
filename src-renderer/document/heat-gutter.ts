/** Draws the passages that the models read as a band between the line numbers and the text. */

import { type Extension, Prec } from '@codemirror/state'
import { Decoration, EditorView, GutterMarker, gutter } from '@codemirror/view'
import { overlapFinder } from '../../src-shared/model/spans.ts'
import { messages } from '../messages/en.ts'
import { foldedWithin, foldsChanged } from './fold-long-lines.ts'
import { type HeatPiece, heatPieces, type Passage } from './heat.ts'

/** The band of a document: its passages and the one that is looked at. */
export interface HeatBand {
  readonly passages: readonly Passage[]
  readonly chosen: Passage | null
  /** Called with the passage of the band that was clicked. */
  readonly onChoose: (index: number) => void
}

/** The band, and a ground behind the text of the chosen passage. */
export function heatBand({ passages, chosen, onChoose }: HeatBand): Extension {
  const touching = overlapFinder(passages)
  return [
    gutter({
      class: 'heat-band',
      lineMarker: (view, { from, to }) => {
        // With the line break, so that an empty line belongs to a passage too.
        const line = { start: from, end: to + 1 }
        const pieces = heatPieces(touching(line), line, foldedWithin(view.state, line))
        return pieces.length === 0 ? null : new HeatMarker(pieces, chosen)
      },
      lineMarkerChange: foldsChanged,
      domEventHandlers: {
        click: (_, __, event) => {
          const piece = (event.target as Element).closest<HTMLElement>('[data-passage]')
          if (piece === null) return false
          onChoose(Number(piece.dataset.passage))
          return true
        },
      },
    }),
    // Lowest precedence draws the outer element, behind the marks of findings.
    chosen === null ? [] : Prec.lowest(groundOf(chosen)),
  ]
}

class HeatMarker extends GutterMarker {
  readonly pieces: readonly HeatPiece[]
  readonly chosen: Passage | null

  constructor(pieces: readonly HeatPiece[], chosen: Passage | null) {
    super()
    this.pieces = pieces
    this.chosen = chosen
  }

  override eq(other: HeatMarker): boolean {
    return (
      other.chosen === this.chosen &&
      other.pieces.length === this.pieces.length &&
      other.pieces.every(({ passage, weight }, at) => {
        const own = this.pieces[at]
        return own?.passage === passage && own.weight === weight
      })
    )
  }

  override toDOM(): HTMLElement {
    const line = document.createElement('div')
    line.className = 'heat-line'
    line.append(...this.pieces.map((piece) => this.#draw(piece)))
    return line
  }

  #draw({ passage, weight }: HeatPiece): HTMLElement {
    const piece = document.createElement('div')
    piece.className = `heat-piece heat-step-${passage.step}`
    piece.style.flexGrow = String(weight)
    piece.title = messages.heat.describe(passage)
    piece.dataset.passage = String(passage.index)
    if (passage === this.chosen) piece.dataset.chosen = ''
    return piece
  }
}

function groundOf({ start, end }: Passage): Extension {
  return EditorView.decorations.of(
    Decoration.set(Decoration.mark({ class: 'heat-chosen' }).range(start, end)),
  )
}
