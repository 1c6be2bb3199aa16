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

/** What a server wrote for the assistants that use it. */
export function listedParts(segments: readonly Segment[]): readonly Range[] {
  return segments.filter(({ kind }) => LISTED.has(kind))
}

/** The values of definitions, in reading order. Their names were chosen by whoever wrote them and say nothing of whom they are for. */
export function listedFields(text: string, segments: readonly Segment[]): readonly Field[] {
  return segments
    .filter(({ kind }) => DEFINED.has(kind))
    .flatMap((part) => {
      const labels = Array.from(text.slice(part.start, part.end).matchAll(LABEL))
      return labels.map(({ index, 0: label }, at) => {
        const start = part.start + index + label.length
        const next = labels[at + 1]?.index
        const end = next === undefined ? part.end : part.start + next
        return { ...trimmedRange(text, { start, end }), path: [] }
      })
    })
    .filter(({ start, end }) => end > start)
}
