/**
 * Draws hidden characters as named boxes, in the visible part of the text only,
 * and carriage returns as nothing. A run of four or more is one box: a line of
 * half a million tag characters would otherwise be as many boxes.
 */

import type { Extension } from '@codemirror/state'
import { Decoration, WidgetType } from '@codemirror/view'
import { findHiddenRuns } from '../../src-shared/model/hidden-characters.ts'
import { decodeHiddenRun } from '../../src-shared/model/hidden-message.ts'
import { messages } from '../messages/en.ts'
import { characterName } from './character-names.ts'
import { visibleDecorations } from './visible-decorations.ts'

const { document: words } = messages
const SHORTEST_RUN = 4

class HiddenBox extends WidgetType {
  readonly label: string
  readonly name: string

  constructor(label: string, name: string) {
    super()
    this.label = label
    this.name = name
  }

  override eq(other: HiddenBox): boolean {
    return other.label === this.label && other.name === this.name
  }

  override toDOM(): HTMLElement {
    const box = document.createElement('span')
    box.className = 'hidden-box'
    box.textContent = this.label
    box.title = this.name
    box.setAttribute('role', 'img')
    box.setAttribute('aria-label', this.name)
    return box
  }

  override ignoreEvent(): boolean {
    return false
  }
}

/** Boxes for hidden characters. */
export const hiddenBoxes: Extension = visibleDecorations(
  (view, { start: offset, end: seenEnd }, builder) => {
    const text = view.state.doc.sliceString(offset, seenEnd, '\n')
    for (const { start, end, count } of findHiddenRuns(text)) {
      const run = text.slice(start, end)
      if (count >= SHORTEST_RUN) {
        builder.add(
          offset + start,
          offset + end,
          Decoration.replace({ widget: runBox(run, count) }),
        )
        continue
      }
      let at = offset + start
      for (const letter of run) {
        const { short, name } = characterName(letter.codePointAt(0) ?? 0)
        const widget = new HiddenBox(short, name)
        builder.add(at, at + letter.length, Decoration.replace({ widget }))
        at += letter.length
      }
    }
  },
)

/** Takes carriage returns out of the drawing; positions keep counting them. */
export const noCarriageReturns: Extension = visibleDecorations(
  (view, { start: offset, end }, builder) => {
    const text = view.state.doc.sliceString(offset, end, '\n')
    for (let at = text.indexOf('\r'); at !== -1; at = text.indexOf('\r', at + 1)) {
      builder.add(offset + at, offset + at + 1, Decoration.replace({}))
    }
  },
)

function runBox(run: string, count: number): HiddenBox {
  const decoded = decodeHiddenRun(run)
  if (decoded !== null) {
    return new HiddenBox(
      words.hiddenRunDecoded(count, decoded),
      words.hiddenRunNameDecoded(count, decoded),
    )
  }
  const first = characterName(run.codePointAt(0) ?? 0).name
  return new HiddenBox(words.hiddenRun(count), words.hiddenRunName(count, first))
}
