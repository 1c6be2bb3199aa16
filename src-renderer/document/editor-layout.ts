/** Where the text lies in its pane, told whenever that changes: what a strip beside it is drawn from. */

import type { Extension } from '@codemirror/state'
import { type EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view'
import type { Range } from '../../src-shared/model/spans.ts'

export interface EditorLayout {
  /** The text cut into stretches of equal height: where each ends, in UTF-16 units. */
  readonly ends: readonly number[]
  /** What is seen now. */
  readonly seen: Range
}

export const NO_LAYOUT: EditorLayout = { ends: [0], seen: { start: 0, end: 0 } }
/** Pixels of a stretch on the strip, and how many there are at most. */
const BUCKET_PIXELS = 5
const MOST_BUCKETS = 240

/** Tells the layout, once a frame at most. */
export function tellLayout(onLayout: (layout: EditorLayout) => void): Extension {
  return ViewPlugin.define((view) => {
    const measure = { key: onLayout, read: layoutOf, write: onLayout }
    const ask = () => view.requestMeasure(measure)
    view.scrollDOM.addEventListener('scroll', ask, { passive: true })
    ask()
    return {
      update(update: ViewUpdate) {
        if (update.geometryChanged || update.viewportChanged) ask()
      },
      destroy: () => view.scrollDOM.removeEventListener('scroll', ask),
    }
  })
}

function layoutOf(view: EditorView): EditorLayout {
  const { scrollTop, clientHeight } = view.scrollDOM
  const count = Math.max(1, Math.min(MOST_BUCKETS, Math.floor(clientHeight / BUCKET_PIXELS)))
  const height = view.contentHeight
  const ends = Array.from({ length: count }, (_, index) =>
    index === count - 1 ? view.state.doc.length : placeAt(view, (height * (index + 1)) / count),
  )
  const top = scrollTop - view.documentPadding.top
  return { ends, seen: { start: placeAt(view, top), end: placeAt(view, top + clientHeight) } }
}

/** The place at a height of the text; within a line that is wrapped, by its share. */
function placeAt(view: EditorView, height: number): number {
  const { from, length, top, height: tall } = view.lineBlockAtHeight(Math.max(0, height))
  const share = tall === 0 ? 0 : Math.min(1, Math.max(0, (height - top) / tall))
  return from + Math.round(share * length)
}
