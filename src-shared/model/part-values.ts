/** Values of an item of an MCP server, by its kind and the name that it gives itself, to be masked in whatever is told of it. Pure. */

import type { MaskedStretch } from './mask.ts'
import { type Range, rangesWithin } from './spans.ts'
import type { SegmentKind } from './vocabulary.ts'

/** A segment that is a part of a server, with the name that it gives itself. */
export interface Part extends Range {
  readonly kind: SegmentKind
  readonly title?: string | null
}

/** A value, with its class where it is whole. */
export interface PartValue {
  readonly value: string
  readonly label?: string
}

/**
 * Every part that an item may be: a server may give two things one name, and none is to hide behind
 * another. Its instructions and who it says it is are one part.
 */
export function partsOf<P extends Part>(
  segments: readonly P[],
  kind: SegmentKind,
  name: string,
): readonly P[] {
  return segments.filter((segment) => segment.kind === kind && isNamed(kind, segment.title, name))
}

/** Whether a thing of a kind that has a name is the one that is asked for; instructions have none. */
export function isNamed(
  kind: SegmentKind,
  name: string | null | undefined,
  wanted: string,
): boolean {
  return kind === 'server_instructions' || name === wanted
}

/** @param stretches of the document to mask, disjoint and in order. */
export function partValues(
  { text, segments }: { readonly text: string; readonly segments: readonly Part[] },
  stretches: readonly MaskedStretch[],
  kind: SegmentKind,
  name: string,
): readonly PartValue[] {
  return partsOf(segments, kind, name)
    .flatMap((part) => rangesWithin(stretches, part))
    .map(({ start, end, label }) => ({
      value: text.slice(start, end),
      ...(label !== undefined && { label }),
    }))
}
