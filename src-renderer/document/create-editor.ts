/**
 * The editor that shows a document: read only, drawn where it is visible, with
 * positions that are exactly the UTF-16 units of the canonical text.
 */

import { Compartment, EditorState, type Extension, Prec, type StateEffect } from '@codemirror/state'
import { Decoration, EditorView, lineNumbers } from '@codemirror/view'
import type { MaskedStretch } from '../../src-shared/model/mask.ts'
import type { Range } from '../../src-shared/model/spans.ts'
import { classNames } from '../ui/class-names.ts'
import { badgeAttributes, type DrawnWithin, parseTargets } from './drawn-marks.ts'
import { type EditorLayout, tellLayout } from './editor-layout.ts'
import { foldLongLines, openFoldAt } from './fold-long-lines.ts'
import type { Heading } from './headings.ts'
import { type HeatBand, heatBand } from './heat-gutter.ts'
import { hiddenBoxes, noCarriageReturns } from './hidden-boxes.ts'
import { joinLines } from './join-lines.ts'
import type { Joint } from './joined-lines.ts'
import { maskValues } from './mask-values.ts'
import { partHeadings } from './part-headings.ts'
import { badgeSide, FIRST_LETTER_WITHIN } from './right-to-left.ts'
import { visibleDecorations } from './visible-decorations.ts'

/** What a screen can change about a document that is shown. */
export interface DocumentEditor {
  readonly showMarks: (marks: DrawnWithin) => void
  /** Outlines a stretch and brings it into view; null takes the outline away. */
  readonly showSelected: (range: Range | null) => void
  readonly showHidden: (shown: boolean) => void
  /** Covers values, in the drawing and in what is copied; null shows them. */
  readonly showMasked: (stretches: readonly MaskedStretch[] | null) => void
  /** Draws what people do not see, one way or another; an empty extension draws nothing of it. */
  readonly showUnseen: (drawing: Extension) => void
  /** Draws what the models read beside the text; null takes it away. */
  readonly showHeat: (band: HeatBand | null) => void
  /** Draws what was looked for, and brings the match that is looked at into view. */
  readonly showFound: (matches: readonly Range[], current: number | null) => void
  /** Brings a place to the top of the view. */
  readonly showPlace: (place: number) => void
  /** Brings a passage to the top of the view, opened where it is folded. */
  readonly showPassage: (passage: Range) => void
  readonly destroy: () => void
}

interface EditorOptions {
  readonly parent: HTMLElement
  readonly text: string
  readonly label: string
  readonly headings: readonly Heading[]
  /** Line ends that are not drawn as such. */
  readonly joints: readonly Joint[]
  /** Called with the targets of what was clicked, innermost first. */
  readonly onMarkClick: (targets: readonly number[]) => void
  /** Called when the text lies otherwise in its pane, by scrolling too. */
  readonly onLayout: (layout: EditorLayout) => void
}

/** Opens a text. Every line ends with "\n" alone, so that "\r" keeps its place in the count. */
export function createEditor({
  parent,
  text,
  label,
  headings,
  joints,
  onMarkClick,
  onLayout,
}: EditorOptions): DocumentEditor {
  const marks = new Compartment()
  const selected = new Compartment()
  const hidden = new Compartment()
  const heat = new Compartment()
  const unseen = new Compartment()
  const masked = new Compartment()
  const found = new Compartment()
  const currentFound = new Compartment()
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      extensions: [
        EditorState.lineSeparator.of('\n'),
        EditorState.readOnly.of(true),
        EditorView.editable.of(false),
        EditorView.cspNonce.of(styleNonce()),
        EditorView.contentAttributes.of({
          'aria-label': label,
          'aria-readonly': 'true',
          tabindex: '0',
          spellcheck: 'false',
          translate: 'no',
        }),
        EditorView.lineWrapping,
        EditorView.perLineTextDirection.of(true),
        EditorView.domEventHandlers({
          keydown: (event, editor) => {
            if (event.key !== 'a' || !(event.ctrlKey || event.metaKey)) return false
            editor.dispatch({ selection: { anchor: 0, head: editor.state.doc.length } })
            event.preventDefault()
            return true
          },
          click: (event) => {
            const mark = (event.target as Element).closest<HTMLElement>('[data-ev]')
            if (mark?.dataset.ev) onMarkClick(parseTargets(mark.dataset.ev))
          },
        }),
        lineNumbers(),
        heat.of([]),
        noCarriageReturns,
        foldLongLines,
        partHeadings(headings),
        joinLines(joints),
        marks.of([]),
        // The innermost of all: what marks a value is drawn around its mask.
        masked.of([]),
        // Lowest precedence draws the outer element, so the outline is not cut at overlaps.
        Prec.lowest(selected.of([])),
        Prec.high(found.of([])),
        Prec.highest(currentFound.of([])),
        Prec.high(unseen.of([])),
        hidden.of([]),
        tellLayout(onLayout),
      ],
    }),
  })
  const { change, end } = changesAtOnce(view)
  let drawnMatches: readonly Range[] = []
  return {
    showMarks: (list) => change([marks.reconfigure(markDecorations(list))]),
    showSelected: (range) =>
      change([selected.reconfigure(decorated(range ? [range] : [], 'ev-selected'))], range),
    showHidden: (shown) => change([hidden.reconfigure(shown ? hiddenBoxes : [])]),
    showMasked: (stretches) =>
      change([
        masked.reconfigure(stretches === null ? [] : Prec.highest(maskValues(stretches, joints))),
      ]),
    showUnseen: (drawing) => change([unseen.reconfigure(drawing)]),
    showHeat: (band) => change([heat.reconfigure(band === null ? [] : heatBand(band))]),
    showFound: (matches, current) => {
      const match = current === null ? undefined : matches[current]
      change(
        [
          // Stepping changes one decoration, not those of every match.
          ...(matches === drawnMatches ? [] : [found.reconfigure(decorated(matches, 'found'))]),
          currentFound.reconfigure(decorated(match ? [match] : [], 'found-current')),
        ],
        match,
      )
      drawnMatches = matches
    },
    showPlace: (place) => change([toTop(place)]),
    showPassage: (passage) => {
      openFoldAt(view, passage)
      change([toTop(passage.start)])
    },
    destroy: () => {
      end()
      view.destroy()
    },
  }
}

/**
 * Makes all that is changed in one task one change of the editor: for each, it would draw its
 * lines again and have the room laid out.
 */
function changesAtOnce(view: EditorView) {
  let pending: StateEffect<unknown>[] = []
  let wanted: Range | null = null
  let hasEnded = false
  let isNew = true
  const flush = () => {
    if (hasEnded) return
    const effects = pending
    const range = wanted
    pending = []
    wanted = null
    if (range !== null) {
      openFoldAt(view, range)
      // To ask where it stands has the whole room laid out once more, and a new editor is drawn anew anyway.
      if (isNew || !isVisible(view, range.start)) {
        effects.push(EditorView.scrollIntoView(range.start, { y: 'center' }))
      }
    }
    isNew = false
    view.dispatch({ effects })
  }
  return {
    /** @param range to be brought into view. */
    change(effects: readonly StateEffect<unknown>[], range: Range | null = null): void {
      if (pending.length === 0) queueMicrotask(flush)
      pending.push(...effects)
      wanted = range ?? wanted
    },
    end(): void {
      hasEnded = true
    },
  }
}

/**
 * Inclusive: a mark is drawn around the mask of a value that is as long as it. One over several
 * lines has its letter on the first alone.
 */
function markDecorations(marks: DrawnWithin): Extension {
  return visibleDecorations(({ state: { doc } }, seen, builder) => {
    for (const { start, end, className, targets, badge } of marks(seen)) {
      const side = badgeSide(
        badge,
        doc.sliceString(start, Math.min(end, start + FIRST_LETTER_WITHIN)),
      )
      const look = (attributes: Record<string, string>) =>
        Decoration.mark({ class: classNames(className, side), attributes, inclusive: true })
      const target = { 'data-ev': targets.join(' ') }
      const lineEnd = doc.lineAt(start).to
      const firstEnd = lineEnd > start && end > lineEnd + 1 ? lineEnd : end
      const first = { ...target, ...badgeAttributes(badge) }
      builder.add(start, firstEnd, look(first))
      if (end > firstEnd) builder.add(firstEnd + 1, end, look(target))
    }
  })
}

/** One look for stretches in reading order, apart from each other. */
function decorated(ranges: readonly Range[], className: string): Extension {
  const mark = Decoration.mark({ class: className, inclusive: true })
  return EditorView.decorations.of(
    Decoration.set(
      ranges
        .filter(({ start, end }) => end > start)
        .map(({ start, end }) => mark.range(start, end)),
    ),
  )
}

function toTop(place: number): StateEffect<unknown> {
  return EditorView.scrollIntoView(place, { y: 'start', yMargin: 48 })
}

function isVisible(view: EditorView, place: number): boolean {
  const at = view.coordsAtPos(place)
  const pane = view.scrollDOM.getBoundingClientRect()
  return at !== null && at.top >= pane.top + 8 && at.bottom <= pane.bottom - 8
}

/** The service puts a nonce for style elements into the page. */
function styleNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? ''
}
