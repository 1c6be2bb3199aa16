/**
 * The editor that shows a document: read only, drawn where it is visible, with
 * positions that are exactly the UTF-16 units of the canonical text.
 */

import { Compartment, EditorState, type Extension, Prec, RangeSetBuilder } from '@codemirror/state'
import { Decoration, EditorView, lineNumbers } from '@codemirror/view'
import type { MaskedStretch } from '../../src-shared/model/mask.ts'
import type { Range } from '../../src-shared/model/spans.ts'
import type { DocumentSegment } from '../../src-shared/workspace/document.ts'
import { type DrawnMark, parseTargets } from './drawn-marks.ts'
import { type EditorLayout, tellLayout } from './editor-layout.ts'
import { foldLongLines, openFoldAt } from './fold-long-lines.ts'
import { type HeatBand, heatBand } from './heat-gutter.ts'
import { hiddenBoxes, noCarriageReturns } from './hidden-boxes.ts'
import { maskValues } from './mask-values.ts'
import { partHeadings } from './part-headings.ts'

/** What a screen can change about a document that is shown. */
export interface DocumentEditor {
  readonly showMarks: (marks: readonly DrawnMark[]) => void
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
  readonly segments: readonly DocumentSegment[]
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
  segments,
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
        partHeadings(segments),
        marks.of([]),
        // Lowest precedence draws the outer element, so the outline is not cut at overlaps.
        Prec.lowest(selected.of([])),
        Prec.high(found.of([])),
        Prec.highest(currentFound.of([])),
        Prec.high(unseen.of([])),
        masked.of([]),
        hidden.of([]),
        tellLayout(onLayout),
      ],
    }),
  })
  let drawnMatches: readonly Range[] = []
  return {
    showMarks: (list) => view.dispatch({ effects: marks.reconfigure(markDecorations(list)) }),
    showSelected: (range) => {
      if (range === null) {
        view.dispatch({ effects: selected.reconfigure([]) })
        return
      }
      openFoldAt(view, range)
      const outline = selected.reconfigure(decorated([range], 'ev-selected'))
      // In one change: the room is laid out again for each.
      view.dispatch({
        effects: isVisible(view, range.start)
          ? outline
          : [outline, EditorView.scrollIntoView(range.start, { y: 'center' })],
      })
    },
    showHidden: (shown) => view.dispatch({ effects: hidden.reconfigure(shown ? hiddenBoxes : []) }),
    showMasked: (stretches) =>
      view.dispatch({
        effects: masked.reconfigure(stretches === null ? [] : Prec.high(maskValues(stretches))),
      }),
    showUnseen: (drawing) => view.dispatch({ effects: unseen.reconfigure(drawing) }),
    showHeat: (band) =>
      view.dispatch({ effects: heat.reconfigure(band === null ? [] : heatBand(band)) }),
    showFound: (matches, current) => {
      // Stepping changes one decoration, not those of every match.
      if (matches !== drawnMatches) {
        drawnMatches = matches
        view.dispatch({ effects: found.reconfigure(decorated(matches, 'found')) })
      }
      const match = current === null ? undefined : matches[current]
      view.dispatch({
        effects: currentFound.reconfigure(match ? decorated([match], 'found-current') : []),
      })
      if (match === undefined) return
      openFoldAt(view, match)
      if (!isVisible(view, match.start)) {
        view.dispatch({ effects: EditorView.scrollIntoView(match.start, { y: 'center' }) })
      }
    },
    showPlace: (place) => scrollToTop(view, place),
    showPassage: (passage) => {
      openFoldAt(view, passage)
      scrollToTop(view, passage.start)
    },
    destroy: () => view.destroy(),
  }
}

/** Inclusive: a mark is drawn around the mask of a value that is as long as it. */
function markDecorations(marks: readonly DrawnMark[]): Extension {
  const builder = new RangeSetBuilder<Decoration>()
  for (const { start, end, className, targets, badge } of marks) {
    const attributes = {
      'data-ev': targets.join(' '),
      ...(badge !== null && { 'data-badge': badge }),
    }
    builder.add(start, end, Decoration.mark({ class: className, attributes, inclusive: true }))
  }
  return EditorView.decorations.of(builder.finish())
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

function scrollToTop(view: EditorView, place: number): void {
  view.dispatch({ effects: EditorView.scrollIntoView(place, { y: 'start', yMargin: 48 }) })
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
