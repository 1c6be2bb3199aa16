/**
 * The canonical text of an MCP server: one segment for what it says about
 * itself, and one per tool, prompt, resource and template with all of its text.
 */

import type { McpSource } from '../../intake/submission.ts'
import { type CanonicalDocument, MEDIA_TYPES } from '../canonical-document.ts'
import { ExtractionError } from '../extraction-error.ts'
import { joinSegments, type SegmentPart } from '../text/join-segments.ts'
import { MAX_CANONICAL_UNITS } from '../text/text-limit.ts'
import { toolText } from './tool-text.ts'

/**
 * The document of a server that was read. What is beyond {@link MAX_CANONICAL_UNITS}
 * is left out, with the warning `content_truncated`.
 * @throws {ExtractionError} INVALID_TEXT where the server says and lists nothing.
 */
export function mcpDocument(source: McpSource): CanonicalDocument {
  const parts: SegmentPart[] = [{ kind: 'server_instructions', text: serverText(source) }]
  const warnings = new Set(source.warnings)
  let room = MAX_CANONICAL_UNITS
  for (const { kind, name, definition } of source.items) {
    const text = withoutNul(toolText(definition))
    room -= text.length
    if (room < 0) {
      warnings.add('content_truncated')
      break
    }
    parts.push({ kind, title: name, text })
  }
  const { text, sourceMap, segments } = joinSegments(parts)
  if (text === '') {
    throw new ExtractionError('INVALID_TEXT', 'lists nothing and says nothing')
  }
  return { mediaType: MEDIA_TYPES.mcp, text, sourceMap, segments, warnings: [...warnings] }
}

/** Who the server says it is, its instructions as they are, then what it sent against the protocol. */
function serverText({ serverInfo, instructions, strays = [] }: McpSource): string {
  const info = serverInfo === undefined ? '' : toolText(serverInfo)
  const texts = [info, instructions ?? '', ...strays]
  return withoutNul(texts.filter((text) => text !== '').join('\n')).toWellFormed()
}

/** U+0000 is no text and ends strings elsewhere; what HTML makes of it has the same length. */
function withoutNul(text: string): string {
  return text.replaceAll('\0', '\u{fffd}')
}
