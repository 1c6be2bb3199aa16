/** Headings as the text view draws them: between lines, no text of the document. */

import type { Extension } from '@codemirror/state'
import { Decoration, EditorView, WidgetType } from '@codemirror/view'
import type { Heading } from './headings.ts'

class PartHeading extends WidgetType {
  readonly text: string

  constructor(text: string) {
    super()
    this.text = text
  }

  override eq(other: PartHeading): boolean {
    return other.text === this.text
  }

  override toDOM(): HTMLElement {
    const heading = document.createElement('div')
    heading.className = 'part-heading'
    heading.textContent = this.text
    return heading
  }
}

/** Draws each heading before the line that it stands above. */
export function partHeadings(headings: readonly Heading[]): Extension {
  const drawn = headings.map(({ start, text }) =>
    Decoration.widget({ widget: new PartHeading(text), block: true, side: -1 }).range(start),
  )
  return EditorView.decorations.of(Decoration.set(drawn))
}
