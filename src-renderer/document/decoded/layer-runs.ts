/** Cuts what a layer says where marks, masks and the selection of the letters it came from begin and end. Pure. */

import { type MaskedStretch, maskOf } from '../../../src-shared/model/mask.ts'
import { type Range, rangesWithin } from '../../../src-shared/model/spans.ts'
import type { Layer } from '../../../src-shared/workspace/layers.ts'
import type { DrawnMark } from '../drawn-marks.ts'

export interface LayerRun {
  /** Masked where it is made of a value that is. */
  readonly text: string
  readonly mark: DrawnMark | null
  readonly isSelected: boolean
}

/** What holds where in the document's text; lists are disjoint and in order. */
export interface LayerLooks {
  readonly marks: readonly DrawnMark[]
  readonly masked: readonly MaskedStretch[]
  readonly selected: Range | null
}

/** The text of a layer in runs of one look. */
export function layerRuns(layer: Layer, looks: LayerLooks): readonly LayerRun[] {
  const runs: (Look & { text: string })[] = []
  for (let at = 0; at < layer.text.length; at++) {
    const look = lookOf(sourceOf(layer, at), looks)
    const unit = layer.text[at] as string
    const last = runs.at(-1)
    if (last !== undefined && isSame(last, look)) last.text += unit
    else runs.push({ ...look, text: unit })
  }
  return runs.map(({ text, mark, isSelected, masked }) => ({
    text: masked === null ? text : maskOf(text, masked),
    mark,
    isSelected,
  }))
}

/** The letters that a unit of a layer was made of. */
function sourceOf({ start, end, map }: Layer, at: number): Range {
  return map === null
    ? { start, end }
    : { start: map.starts[at] ?? start, end: map.ends[at] ?? end }
}

interface Look {
  readonly mark: DrawnMark | null
  readonly masked: MaskedStretch | null
  readonly isSelected: boolean
}

function lookOf(source: Range, { marks, masked, selected }: LayerLooks): Look {
  return {
    mark: rangesWithin(marks, source)[0] ?? null,
    masked: rangesWithin(masked, source)[0] ?? null,
    isSelected: selected !== null && source.start < selected.end && selected.start < source.end,
  }
}

function isSame(a: Look, b: Look): boolean {
  return a.mark === b.mark && a.masked === b.masked && a.isSelected === b.isSelected
}
