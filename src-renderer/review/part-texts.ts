/** What an item of an MCP server says now, by the kind and the name that a comparison tells of it. Pure. */

import { type MaskedStretch, maskValue } from '../../src-shared/model/mask.ts'
import { rangesWithin } from '../../src-shared/model/spans.ts'
import type { DocumentSegment, ReviewDocument } from '../../src-shared/workspace/document.ts'

/**
 * The words of every part that it may be: a server may give two things one name, and none is to hide behind another.
 * Its instructions and who it says it is are one part. None where it was not read.
 */
export function partTexts(
  { text, segments }: Pick<ReviewDocument, 'text' | 'segments'>,
  kind: DocumentSegment['kind'],
  name: string,
): readonly string[] {
  return partsOf(segments, kind, name).map(({ start, end }) => text.slice(start, end))
}

/**
 * Masks in any text of an item, what it says now or said then, the values that were found in it now. A value that it
 * held then alone was looked for by no scan that is open here, and stays.
 * @param stretches of the document, disjoint and in order.
 */
export function partMask(
  { text, segments }: Pick<ReviewDocument, 'text' | 'segments'>,
  stretches: readonly MaskedStretch[],
  kind: DocumentSegment['kind'],
  name: string,
): (said: string) => string {
  const masks = new Map(
    partsOf(segments, kind, name)
      .flatMap((part) => rangesWithin(stretches, part))
      .map(({ start, end, label }) => {
        const value = text.slice(start, end)
        return [value, maskValue(value, label)]
      }),
  )
  // One value may be the beginning of another.
  const longestFirst = [...masks].sort(([a], [b]) => b.length - a.length)
  return (said) =>
    longestFirst.reduce((masked, [value, mask]) => masked.replaceAll(value, () => mask), said)
}

function partsOf(
  segments: readonly DocumentSegment[],
  kind: DocumentSegment['kind'],
  name: string,
): readonly DocumentSegment[] {
  const isNamed = kind !== 'server_instructions'
  return segments.filter((segment) => segment.kind === kind && (!isNamed || segment.title === name))
}
