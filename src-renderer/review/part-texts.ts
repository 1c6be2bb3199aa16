/** What an item of an MCP server says now, by the kind and the name that a comparison tells of it. Pure. */

import type { MaskedStretch } from '../../src-shared/model/mask.ts'
import { isNamed, type PartValue, partsOf, partValues } from '../../src-shared/model/part-values.ts'
import type { DocumentSegment, ReviewDocument } from '../../src-shared/workspace/document.ts'
import { maskedSlice } from '../document/mask-values.ts'
import { valuePlaces } from './value-places.ts'

/** The words of every part that it may be. None where it was not read. */
export function partTexts(
  { text, segments }: Pick<ReviewDocument, 'text' | 'segments'>,
  kind: DocumentSegment['kind'],
  name: string,
): readonly string[] {
  return partsOf(segments, kind, name).map(({ start, end }) => text.slice(start, end))
}

/**
 * Masks in any text of an item, what it says now or said then, the values that were found in it now
 * or by the scan before. A value that neither found stays.
 * @param stretches of the document, disjoint and in order.
 */
export function partMask(
  document: Pick<ReviewDocument, 'text' | 'segments' | 'earlier_values'>,
  stretches: readonly MaskedStretch[],
  kind: DocumentSegment['kind'],
  name: string,
): (said: string) => string {
  const earlier = (document.earlier_values ?? []).filter(
    (each) => each.kind === kind && isNamed(kind, each.name, name),
  )
  const values: readonly PartValue[] = [...earlier, ...partValues(document, stretches, kind, name)]
  const labels = new Map(values.map(({ value, label }) => [value, label]))
  const placesIn = valuePlaces(labels.keys())
  return (said) => {
    const places = placesIn(said).map(({ start, end }) => {
      const label = labels.get(said.slice(start, end))
      return { start, end, ...(label !== undefined && { label }) }
    })
    return maskedSlice(
      (start, end) => said.slice(start, end),
      { start: 0, end: said.length },
      places,
    )
  }
}
