/**
 * Data blocks of a page (HTML §4.12.1: a `script` of a type that is no script):
 * descriptions for search engines, tool manifests, data and texts for others.
 * Scripts themselves are left out.
 */

import type { DefaultTreeAdapterTypes as Tree } from 'parse5'
import { oneLine } from '../../../src-shared/model/one-line.ts'
import { jsonText } from '../mcp/tool-text.ts'
import { attributeOf } from './elements.ts'
import { readManifest, readManifestText, type ToolManifest } from './webmcp.ts'

export interface DataBlock {
  readonly kind: 'metadata' | 'hidden' | 'manifest'
  readonly title?: string | undefined
  readonly text: string
}

/** JavaScript by its types (WHATWG MIME Sniffing §4.6), what compiles to it, and what only browsers read. */
const CODE = new RegExp(
  oneLine`
    ^(?:
      |module|importmap|speculationrules
      |(?:text|application)\/(?:x-)?(?:
        javascript|ecmascript|jscript|livescript|typescript|babel|jsx|tsx|coffeescript|python
        |css
      )[\d.]*
      |text\/(?:javascript|jscript|livescript)[\d.]*|x-shader\/.*
      |text\/(?:x-)?(?:glsl|wgsl|shader).*
    )$
  `,
)

/** Words by which a block says that it is a manifest of tools. */
const DECLARED = /\bwe?b?mcp|model-?context/i

/** What a `script` element holds beside code. */
export function readDataBlock(script: Tree.Element): readonly DataBlock[] {
  const { attrs } = script
  const type = (attributeOf(attrs, 'type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  if (CODE.test(type)) return []
  const text = script.childNodes
    .map((node) => ('value' in node ? node.value : ''))
    .join('')
    .trim()
  if (text === '') return []
  const declared = DECLARED.test(
    [type, ...attrs.flatMap(({ name, value }) => [name, value.slice(0, 100)])].join(' '),
  )
  if (declared) return readManifestText(text).map(asBlock)
  if (!/(?:\/|\+)json$/.test(type)) return [{ kind: 'hidden', text }]
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return [{ kind: 'hidden', text }]
  }
  if (type === 'application/ld+json') return [{ kind: 'metadata', text: jsonText(value) }]
  const manifests = readManifest(value, false)
  return manifests ? manifests.map(asBlock) : [{ kind: 'hidden', text: jsonText(value) }]
}

function asBlock({ title, text }: ToolManifest): DataBlock {
  return { kind: 'manifest', title, text }
}
