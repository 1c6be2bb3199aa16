/** What rules read of a text beside its own words, as a reviewer looks at it: stretch by stretch. */

import { compareRanges, type Range } from '../../src-shared/model/spans.ts'
import type { DecodedDocument, Layer, LayerKind } from '../../src-shared/workspace/layers.ts'
import { decodedPieces } from '../chunk/views/decode.ts'
import { createViews, type ViewText } from '../chunk/views/views.ts'

/** More would be no page that anybody reads. */
const MOST_LAYERS = 400
/** UTF-16 units of one layer, and of all. */
const LONGEST_LAYER = 4_000
const MOST_UNITS = 400_000

/** @param hidden sorted and disjoint stretches that people cannot see. */
export function decodedLayers(text: string, hidden: readonly Range[]): DecodedDocument {
  const views = createViews(text, hidden)
  const found = [
    ...decodedPieces(text).pieces.map(({ view, code, layer }) =>
      layerOf('code', view, code, layer),
    ),
    ...unseenLayers(views.revealed()),
    ...disguisedWords(text, views.folded()),
  ]
  // Sorting is stable: what was found in a layer still follows it.
  const inOrder = found.toSorted(compareRanges)
  const layers: Layer[] = []
  let units = 0
  for (const layer of inOrder) {
    units += layer.text.length
    if (layers.length === MOST_LAYERS || units > MOST_UNITS) return { layers, isCut: true }
    layers.push(layer)
  }
  return { layers, isCut: false }
}

/** A view, or a part of one, that is not empty. */
function layerOf(kind: LayerKind, view: ViewText, code = '', depth = 1): Layer {
  const { text, starts, ends } = view
  const length = Math.min(text.length, LONGEST_LAYER)
  const start = starts.reduce((least, at) => Math.min(least, at), starts[0] ?? 0)
  const end = ends.reduce((most, at) => Math.max(most, at), 0)
  const isWhole = starts.every((at) => at === start) && ends.every((at) => at === end)
  const map = isWhole
    ? null
    : { starts: [...starts.subarray(0, length)], ends: [...ends.subarray(0, length)] }
  const shown = text.slice(0, length).toWellFormed()
  return { kind, code, depth, start, end, text: shown, isCut: length < text.length, map }
}

function part({ text, starts, ends }: ViewText, from: number, to: number): ViewText {
  return {
    text: text.slice(from, to),
    starts: starts.subarray(from, to),
    ends: ends.subarray(from, to),
  }
}

/** What is hidden, a stretch a layer: the view parts them by line feeds. */
function unseenLayers(view: ViewText): readonly Layer[] {
  return [...view.text.matchAll(/[^\n]+/g)]
    .filter(([words]) => words.trim() !== '')
    .map(({ 0: words, index }) => layerOf('unseen', part(view, index, index + words.length)))
}

/** Words that read otherwise than they are written, neighbours together. */
function disguisedWords(text: string, view: ViewText): readonly Layer[] {
  const runs: { from: number; to: number }[] = []
  let last = { to: -1, isOpen: false }
  for (const { 0: word, index } of view.text.matchAll(/\S+/g)) {
    const to = index + word.length
    const isDisguised = differs(text.slice(view.starts[index], view.ends[to - 1]), word)
    const run = runs.at(-1)
    if (isDisguised && run !== undefined && last.isOpen) run.to = to
    else if (isDisguised) runs.push({ from: index, to })
    last = { to, isOpen: isDisguised }
  }
  return runs.map(({ from, to }) => layerOf('disguise', part(view, from, to)))
}

/** Whether a word is more than another case or composition of what is written. */
function differs(written: string, word: string): boolean {
  if (written === word) return false
  return written.normalize('NFC').toLowerCase() !== word.normalize('NFC').toLowerCase()
}
