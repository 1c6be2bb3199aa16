/** Draws line ends that only a page made as blanks: the text keeps them, so every place stays as it is. */

import type { Extension } from '@codemirror/state'
import { Decoration, EditorView, WidgetType } from '@codemirror/view'
import type { Joint } from './joined-lines.ts'

class Blank extends WidgetType {
  override eq(): boolean {
    return true
  }

  override toDOM(): HTMLElement {
    const span = document.createElement('span')
    span.textContent = ' '
    return span
  }

  override ignoreEvent(): boolean {
    return false
  }
}

const BLANK = Decoration.replace({ widget: new Blank() })
const NOTHING = Decoration.replace({})

/** Draws each joint as a blank, or as nothing. */
export function joinLines(joints: readonly Joint[]): Extension {
  return EditorView.decorations.of(
    Decoration.set(joints.map(({ at, blank }) => (blank ? BLANK : NOTHING).range(at, at + 1))),
  )
}
