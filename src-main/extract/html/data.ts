/**
 * Data blocks of a page (HTML §4.12.1: a `script` of a type that is no script):
 * descriptions for search engines, tool manifests, data and texts for others.
 * Scripts themselves are none (`scripts.ts`).
 */

import type { DefaultTreeAdapterTypes as Tree } from 'parse5'
import { jsonText } from '../mcp/tool-text.ts'
import { isCode, scriptText, scriptType } from './scripts.ts'
import { readManifest, readManifestText, type ToolManifest } from './webmcp.ts'

export interface DataBlock {
  readonly kind: 'metadata' | 'hidden' | 'manifest'
  readonly title?: string | undefined
  readonly text: string
}

/** Words by which a block says that it is a manifest of tools. */
const DECLARED = /\bwe?b?mcp|model-?context/i

/** What a `script` element holds beside code. */
export function readDataBlock(script: Tree.Element): readonly DataBlock[] {
  if (isCode(script)) return []
  const type = scriptType(script)
  const text = scriptText(script)
  if (text === '') return []
  const declared = DECLARED.test(
    [type, ...script.attrs.flatMap(({ name, value }) => [name, value.slice(0, 100)])].join(' '),
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
