/** What an item of an MCP server says now, by the kind and the name that a comparison tells of it. Pure. */

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
  const isNamed = kind !== 'server_instructions'
  return segments
    .filter((segment) => segment.kind === kind && (!isNamed || segment.title === name))
    .map(({ start, end }) => text.slice(start, end))
}
