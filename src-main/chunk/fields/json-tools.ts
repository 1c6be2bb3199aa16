/**
 * Tools, prompts and resources as servers list them, in a text of JSON: the answer to `tools/list`, `prompts/list` or
 * `resources/list`, a manifest, a file that pins one. Who reads a definition there reads what the assistant reads.
 */

import type { Field } from './field.ts'
import { jsonFields } from './json-fields.ts'

/** The field that makes an object the definition of a tool or a template (Model Context Protocol; with `_` of interfaces that call models). */
const OF_DEFINITION = /^(?:input_?schema|uri_?template)$/i
/** The list in which a field makes its items definitions: a prompt takes arguments, a resource has an address. */
const LIST_OF: Readonly<Record<string, string>> = { arguments: 'prompts', uri: 'resources' }
/** What every text with one has. */
const KEY = /["'](?:input_?schema|uri_?template|prompts|resources)["']\s{0,8}:/i
/** UTF-16 units of the longest text that is read for them, as for fields. */
const LONGEST = 200_000

/** The values of definitions, in reading order; none of a text that defines none, and none of a very long one. */
export function jsonTools(text: string): readonly Field[] {
  if (text.length > LONGEST || !KEY.test(text)) return []
  const fields = jsonFields(text)
  const definitions = new Set<string>()
  const depths = new Set<number>()
  for (const { path } of fields) {
    const depth = path.findIndex((_, at) => isOfDefinition(path, at))
    if (depth < 0) continue
    depths.add(depth)
    definitions.add(objectAt(path, depth))
  }
  return fields.filter(({ path }) =>
    [...depths].some((depth) => depth < path.length && definitions.has(objectAt(path, depth))),
  )
}

/** Whether a step of a path leads to a field that makes its object a definition. */
function isOfDefinition(path: Field['path'], at: number): boolean {
  const step = path[at]
  if (typeof step !== 'string') return false
  const isItem = typeof path[at - 1] === 'number' && Object.hasOwn(LIST_OF, step)
  return OF_DEFINITION.test(step) || (isItem && path[at - 2] === LIST_OF[step])
}

/** The object that the first so many steps lead to, as one word. */
function objectAt(path: Field['path'], depth: number): string {
  return JSON.stringify(path.slice(0, depth))
}
