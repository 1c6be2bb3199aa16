/** One entry of a list of an MCP server, taken as it is: no schema may refuse what a model would be shown. */

import { MCP_BOUNDS } from './mcp-bounds.ts'
import { boundJson, isRecord } from './mcp-json.ts'
import type { McpItem } from './submission.ts'

/** Fields that name an entry, the best first; the server's own word is the first. */
const NAMING_FIELDS = ['name', 'uri', 'uriTemplate', 'title'] as const
const MAX_NAME_LENGTH = 200
const UNNAMED = 'unnamed'

/**
 * The item of a listed entry, or null where there is nothing in it. An entry
 * that is no object, which no protocol allows, is kept as the field `value`.
 */
export function toMcpItem(
  kind: McpItem['kind'],
  listed: unknown,
): { readonly item: McpItem; readonly isCut: boolean } | null {
  if (listed === null || listed === '') return null
  const { value, isCut } = boundJson(listed, MCP_BOUNDS.depth, MCP_BOUNDS.itemUnits)
  const definition = isRecord(value) ? value : { value }
  return { item: { kind, name: nameOf(definition), definition }, isCut }
}

/** Without control and formatting characters, which could disguise one name as another; the definition keeps them. */
function nameOf(definition: Readonly<Record<string, unknown>>): string {
  for (const field of NAMING_FIELDS) {
    const name = Object.hasOwn(definition, field) ? definition[field] : undefined
    if (typeof name !== 'string') continue
    const visible = name
      .slice(0, 4 * MAX_NAME_LENGTH)
      .toWellFormed()
      .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
      .trim()
    if (visible !== '') return [...visible].slice(0, MAX_NAME_LENGTH).join('')
  }
  return UNNAMED
}
