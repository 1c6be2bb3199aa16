/**
 * Tool manifests of WebMCP in JSON: the tools that a page describes to agents,
 * taken out of whatever object they stand in.
 *
 * There is no standard for a manifest; pages write an object with `tools`
 * (an array, or an object by name), an array of tools, or one tool, in
 * `<script>` blocks and at `/.well-known/webmcp`. A tool has the members of a
 * WebMCP ModelContextTool: name, title, description, inputSchema, annotations
 * (https://webmachinelearning.github.io/webmcp/).
 */

import { jsonText } from '../mcp/tool-text.ts'

export interface ToolManifest {
  /** The name that the tool or manifest gives itself. */
  readonly title: string | undefined
  readonly text: string
}

/** Tools that become manifests of their own; the rest of a manifest stays in one. As many as a scan of an MCP server lists. */
const MAX_TOOLS = 1_000
/** Levels below which tools are not looked for: what is there is laid out with the rest. */
const MAX_DEPTH = 32

type Json = Readonly<Record<string, unknown>>

/**
 * The tools of a JSON value, each laid out by itself, after what the manifest
 * says beside them. Nothing of the value is left out.
 *
 * @param declared whether the value was said to be a manifest. Otherwise it is
 * one only where something in it looks like a tool; undefined where nothing does.
 */
export function readManifest(
  value: unknown,
  declared: boolean,
): readonly ToolManifest[] | undefined {
  const tools: Json[] = []
  const whole = isObject(value) && looksLikeTool(value)
  const rest = whole ? undefined : withoutTools(value, tools, declared, 0)
  if (whole) tools.push(value)
  if (tools.length === 0 && !declared) return undefined
  const manifests: ToolManifest[] = []
  const frame = jsonText(rest)
  if (frame !== '')
    manifests.push({ title: isObject(value) ? nameOf(value) : undefined, text: frame })
  for (const tool of tools) manifests.push({ title: nameOf(tool), text: jsonText(tool) })
  return manifests
}

/** {@link readManifest} of a text declared as a manifest; where it is no JSON, the text itself. */
export function readManifestText(text: string): readonly ToolManifest[] {
  try {
    return readManifest(JSON.parse(text), true) ?? []
  } catch {
    return [{ title: undefined, text }]
  }
}

/** A copy of a value without the tools in it, which go to `tools`. */
function withoutTools(value: unknown, tools: Json[], declared: boolean, depth: number): unknown {
  if (depth > MAX_DEPTH || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return withoutListed(value, tools, declared, depth)
  const rest: [string, unknown][] = []
  for (const [key, item] of Object.entries(value)) {
    if (/^(?:web_?mcp_?)?tools$/i.test(key) && isObject(item)) {
      const named = Object.entries(item).map(([name, tool]) =>
        isObject(tool) && nameOf(tool) === undefined ? { name, ...tool } : tool,
      )
      rest.push([key, withoutListed(named, tools, declared, depth)])
    } else {
      rest.push([key, withoutTools(item, tools, declared, depth + 1)])
    }
  }
  return Object.fromEntries(rest)
}

function withoutListed(items: readonly unknown[], tools: Json[], declared: boolean, depth: number) {
  const rest: unknown[] = []
  for (const item of items) {
    if (tools.length < MAX_TOOLS && isObject(item) && looksLikeTool(item)) tools.push(item)
    else rest.push(withoutTools(item, tools, declared, depth + 1))
  }
  // An emptied list says nothing; one that was empty from the start stays as its key.
  return rest.length === 0 && items.length > 0 ? undefined : rest
}

/** Members that only the description of something callable has, beside its name. */
const TOOL_MEMBERS = ['inputSchema', 'input_schema', 'parameters', 'params', 'outputSchema']

/** A named object with a schema, or one that is a name, a description and what describes them further. */
function looksLikeTool(value: Json): boolean {
  if (nameOf(value) === undefined || Object.hasOwn(value, 'tools')) return false
  if (TOOL_MEMBERS.some((key) => isObject(value[key]))) return true
  const { description } = value
  return (
    typeof description === 'string' &&
    Object.keys(value).every((key) =>
      /^(?:name|title|description|annotations|icons|_meta)$/.test(key),
    )
  )
}

function nameOf({ name }: Json): string | undefined {
  return typeof name === 'string' && name.trim() !== '' ? name.trim().slice(0, 200) : undefined
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
