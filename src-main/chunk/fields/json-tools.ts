/**
 * Tools as servers list them, in a text of JSON: the answer to `tools/list`, a manifest, a file that pins one. Who reads a
 * definition there reads what the assistant reads.
 */

import type { Field } from './field.ts'
import { jsonFields } from './json-fields.ts'

/** The field that makes an object the definition of a tool (Model Context Protocol; with `_` of interfaces that call models). */
const SCHEMA = /^input_?schema$/i
/** What every text with one has. */
const SCHEMA_KEY = /["']input_?schema["']\s{0,8}:/i
/** UTF-16 units of the longest text that is read for them, as for fields. */
const LONGEST = 200_000

/** The values of definitions of tools, in reading order; none of a text that defines none, and none of a very long one. */
export function jsonTools(text: string): readonly Field[] {
  if (text.length > LONGEST || !SCHEMA_KEY.test(text)) return []
  const fields = jsonFields(text)
  const definitions = new Set<string>()
  const depths = new Set<number>()
  for (const { path } of fields) {
    const depth = path.findIndex((step) => typeof step === 'string' && SCHEMA.test(step))
    if (depth < 0) continue
    depths.add(depth)
    definitions.add(objectAt(path, depth))
  }
  return fields.filter(({ path }) =>
    [...depths].some((depth) => depth < path.length && definitions.has(objectAt(path, depth))),
  )
}

/** The object that the first so many steps lead to, as one word. */
function objectAt(path: Field['path'], depth: number): string {
  return JSON.stringify(path.slice(0, depth))
}
