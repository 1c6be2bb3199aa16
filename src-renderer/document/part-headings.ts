/** A heading above each part of a web page or MCP server; it is drawn between lines and is no text. */

import type { Extension } from '@codemirror/state'
import { Decoration, EditorView, WidgetType } from '@codemirror/view'
import { visibleText } from '../../src-shared/model/visible-text.ts'
import type { DocumentSegment } from '../../src-shared/workspace/document.ts'
import { messages } from '../messages/en.ts'

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

/** Headings for the parts, each before the first line of its part. */
export function partHeadings(segments: readonly DocumentSegment[]): Extension {
  const headings = segments.map(({ kind, title, start }) => {
    const name = messages.parts.kinds[kind]
    const text = title === null ? name : `${name}: ${visibleText(title)}`
    return Decoration.widget({ widget: new PartHeading(text), block: true, side: -1 }).range(start)
  })
  return EditorView.decorations.of(Decoration.set(headings))
}
