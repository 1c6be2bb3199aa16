/**
 * The values of what a server lists of its tools, prompts and resources, as `extract/mcp/tool-text.ts` lays them out: each
 * on a line of its own behind the label of its place, longer ones over several lines.
 */

import type { Segment } from '../../../src-shared/model/source-map.ts'
import { type Range, trimmedRange } from '../../../src-shared/model/spans.ts'
import type { SegmentKind } from '../../../src-shared/model/vocabulary.ts'
import type { Field } from './field.ts'

/** Parts that are the definition of one thing; what a server says of itself is prose. */
const DEFINED: ReadonlySet<SegmentKind> = new Set([
  'tool',
  'prompt',
  'resource',
  'resource_template',
  'webmcp_manifest',
])
/** Parts that a server writes for the assistant that uses it. */
const LISTED: ReadonlySet<SegmentKind> = new Set([...DEFINED, 'server_instructions'])

/**
 * How a line begins: with the place of a value, of several steps or of a field that the protocol has. A line within a value
 * that begins alike is taken for one.
 */
export const LABEL =
  /^(?:name|title|description|uri|uriTemplate|mimeType|version|value|[\p{L}_$][^\s.:[\]]{0,80}[.[][^\s:]{1,400}):(?=\s|$)/gmu

/** A value behind the label of its place. */
export interface LabelledValue extends Range {
  /** With its colon; the stretch begins with it and ends where the next one begins. */
  readonly label: string
}

/** The values of a text that is laid out with labels, in reading order. */
export function labelledValues(text: string): readonly LabelledValue[] {
  const labels = Array.from(text.matchAll(LABEL))
  return labels.map(({ index, 0: label }, at) => ({
    label,
    start: index,
    end: labels[at + 1]?.index ?? text.length,
  }))
}

/** What a server wrote for the assistants that use it. */
export function listedParts(segments: readonly Segment[]): readonly Segment[] {
  return segments.filter(({ kind }) => LISTED.has(kind))
}

/** The values of definitions, in reading order. Their names were chosen by whoever wrote them and say nothing of whom they are for. */
export function listedFields(text: string, segments: readonly Segment[]): readonly Field[] {
  return segments
    .filter(({ kind }) => DEFINED.has(kind))
    .flatMap((part) =>
      labelledValues(text.slice(part.start, part.end)).map(({ label, start, end }) => {
        const value = { start: part.start + start + label.length, end: part.start + end }
        return { ...trimmedRange(text, value), path: [] }
      }),
    )
    .filter(({ start, end }) => end > start)
}
