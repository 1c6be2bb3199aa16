/** Decorations of what is on screen alone: of a megabyte, a page. */

import { type Extension, RangeSetBuilder } from '@codemirror/state'
import {
  type Decoration,
  type DecorationSet,
  type EditorView,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view'
import type { Range } from '../../src-shared/model/spans.ts'

/** Adds the decorations of a stretch, in reading order. */
export type DrawVisible = (
  view: EditorView,
  seen: Range,
  builder: RangeSetBuilder<Decoration>,
) => void

/** A plug-in that decorates what is on screen, again whenever that changes. */
export function visibleDecorations(draw: DrawVisible): Extension {
  const decorate = (view: EditorView): DecorationSet => {
    const builder = new RangeSetBuilder<Decoration>()
    for (const { from, to } of view.visibleRanges) draw(view, { start: from, end: to }, builder)
    return builder.finish()
  }
  return ViewPlugin.define(
    (view) => ({
      decorations: decorate(view),
      update(update: ViewUpdate) {
        if (update.docChanged || update.viewportChanged) this.decorations = decorate(update.view)
      },
    }),
    { decorations: (plugin) => plugin.decorations },
  )
}
