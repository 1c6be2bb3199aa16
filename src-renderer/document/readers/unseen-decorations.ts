/** Draws what people do not see: taken out, as they read the document, or marked, as software reads it. */

import type { Extension } from '@codemirror/state'
import { Decoration, EditorView, WidgetType } from '@codemirror/view'
import { messages } from '../../messages/en.ts'
import type { Unseen } from './unseen.ts'

const { readers: words } = messages

export function takeOutUnseen(unseen: readonly Unseen[]): Extension {
  return decorations(unseen, () => Decoration.replace({ widget: GAP }))
}

export function markUnseen(unseen: readonly Unseen[]): Extension {
  return decorations(unseen, ({ why }) =>
    Decoration.mark({ class: 'unseen', attributes: { title: words.why(why) }, inclusive: true }),
  )
}

/** Given as a set and not by a plug-in: what is taken out may hold line ends. */
function decorations(unseen: readonly Unseen[], draw: (each: Unseen) => Decoration): Extension {
  return EditorView.decorations.of(
    Decoration.set(unseen.map((each) => draw(each).range(each.start, each.end))),
  )
}

class Gap extends WidgetType {
  override eq(): boolean {
    return true
  }

  override toDOM(): HTMLElement {
    const gap = document.createElement('span')
    gap.className = 'unseen-gap'
    gap.title = words.gap
    gap.setAttribute('role', 'img')
    gap.setAttribute('aria-label', words.gap)
    return gap
  }
}
const GAP = new Gap()
