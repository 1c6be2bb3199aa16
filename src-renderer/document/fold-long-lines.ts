/** Draws the folded parts of very long lines as one button each, and opens them where something is selected. */

import { type EditorState, type Extension, StateEffect, StateField } from '@codemirror/state'
import {
  Decoration,
  type DecorationSet,
  EditorView,
  type ViewUpdate,
  WidgetType,
} from '@codemirror/view'
import { type Range, rangesWithin } from '../../src-shared/model/spans.ts'
import { messages } from '../messages/en.ts'
import { findLongLines, foldedParts, openedAround, openedWith } from './long-lines.ts'

const { document: words } = messages

interface Folds {
  readonly lines: readonly Range[]
  readonly opened: readonly Range[]
  /** What is folded now, ascending. */
  readonly parts: readonly Range[]
  readonly decorations: DecorationSet
}

const openStretch = StateEffect.define<Range>()

const foldsField = StateField.define<Folds>({
  create: (state) => foldsOf(findLongLines(state.doc.sliceString(0, undefined, '\n')), []),
  update(folds, transaction) {
    const opening = transaction.effects.flatMap((effect) =>
      effect.is(openStretch) ? [effect.value] : [],
    )
    if (opening.length === 0) return folds
    return foldsOf(folds.lines, opening.reduce(openedWith, folds.opened))
  },
  provide: (field) => EditorView.decorations.from(field, (folds) => folds.decorations),
})

/** Folds lines over 10,000 units. */
export const foldLongLines: Extension = foldsField

/** Opens what hides a place; nothing where the place is visible. */
export function openFoldAt(view: EditorView, place: Range): void {
  const { lines, parts } = view.state.field(foldsField)
  if (rangesWithin(parts, place).length === 0) return
  const line = lines.find(({ start, end }) => place.start >= start && place.start < end)
  if (line) view.dispatch({ effects: openStretch.of(openedAround(line, place)) })
}

/** The folded stretches that touch a range, ascending. */
export function foldedWithin(state: EditorState, range: Range): readonly Range[] {
  return rangesWithin(state.field(foldsField).parts, range)
}

/** Whether an update folded or opened something. */
export function foldsChanged({ startState, state }: ViewUpdate): boolean {
  return startState.field(foldsField) !== state.field(foldsField)
}

class FoldButton extends WidgetType {
  readonly length: number

  constructor(length: number) {
    super()
    this.length = length
  }

  override eq(other: FoldButton): boolean {
    return other.length === this.length
  }

  override toDOM(view: EditorView): HTMLElement {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'fold-button'
    button.textContent = words.moreCharacters(this.length)
    button.setAttribute('aria-label', words.showMoreCharacters(this.length))
    button.addEventListener('click', (event) => {
      event.stopPropagation()
      const at = view.posAtDOM(button)
      const { lines } = view.state.field(foldsField)
      const line = lines.find(({ start, end }) => at >= start && at <= end)
      if (line) view.dispatch({ effects: openStretch.of(line) })
    })
    return button
  }
}

function foldsOf(lines: readonly Range[], opened: readonly Range[]): Folds {
  const parts = lines.flatMap((line) => foldedParts(line, opened))
  const decorations = Decoration.set(
    parts.map(({ start, end }) =>
      Decoration.replace({ widget: new FoldButton(end - start) }).range(start, end),
    ),
  )
  return { lines, opened, parts, decorations }
}
