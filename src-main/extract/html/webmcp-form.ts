/**
 * Declarative WebMCP: the tool that a form describes to agents in attributes
 * of its own and of its fields (declarative-api-explainer.md of
 * webmachinelearning/webmcp; `toolparamtitle` is Chrome's).
 */

import type { DefaultTreeAdapterTypes as Tree } from 'parse5'
import { attributeOf } from './elements.ts'
import type { ToolManifest } from './webmcp.ts'

/** A tool while its form is walked through. */
export interface FormTool {
  readonly title: string | undefined
  readonly lines: string[]
}

/** UTF-16 units of a label or choice that are read. */
const MAX_LABEL_UNITS = 10_000

/** The tool that an element starts, if it does. */
export function startTool({ attrs }: Tree.Element): FormTool | undefined {
  const name = either(attrs, 'toolname', 'tool-name')
  const description = either(attrs, 'tooldescription', 'tool-description')
  if (name === undefined && description === undefined) return undefined
  const lines: string[] = []
  if (name) lines.push(`name: ${name}`)
  if (description) lines.push(`description: ${description}`)
  if (either(attrs, 'toolautosubmit', 'tool-autosubmit') !== undefined) {
    lines.push('autosubmit: true')
  }
  return { title: name?.slice(0, 200), lines }
}

const FIELDS: ReadonlySet<string> = new Set('input select textarea button'.split(' '))

/** Adds what an element inside the tool's form says about a parameter. */
export function addParameter(tool: FormTool, element: Tree.Element): void {
  const { tagName, attrs } = element
  if (tagName === 'label' || tagName === 'option') {
    const text = textInside(element)
    if (text !== '') tool.lines.push(`${tagName}: ${text}`)
    return
  }
  const title = either(attrs, 'toolparamtitle', 'tool-param-title')
  const description = either(attrs, 'toolparamdescription', 'tool-param-description')
  const given = either(attrs, 'toolparamname', 'tool-param-name')
  if (!FIELDS.has(tagName) && !title && !description && !given) return
  const name = given ?? attributeOf(attrs, 'name')?.trim()
  if (name) tool.lines.push(`parameter: ${name}`)
  if (title) tool.lines.push(`parameter title: ${title}`)
  if (description) tool.lines.push(`parameter description: ${description}`)
}

/** The finished tool. */
export function finishTool({ title, lines }: FormTool): ToolManifest {
  return { title, text: lines.join('\n') }
}

function either(attrs: Tree.Element['attrs'], name: string, other: string): string | undefined {
  return (attributeOf(attrs, name) ?? attributeOf(attrs, other))?.trim()
}

/** The text of a small element; what is nested below its children is not asked for. */
function textInside(element: Tree.Element): string {
  let text = ''
  for (const child of element.childNodes) {
    const nodes = 'tagName' in child ? child.childNodes : [child]
    for (const node of nodes) if ('value' in node) text += node.value
    if (text.length > MAX_LABEL_UNITS) break
  }
  return text.slice(0, MAX_LABEL_UNITS).replace(/\s+/g, ' ').trim()
}
