/** What was asked: one input kind, one or more sources, and the configuration. */

import type { ScanConfig } from '../../src-shared/contract/scan-request.ts'
import type { InputKind, MCP_SEGMENT_KINDS } from '../../src-shared/model/vocabulary.ts'

/** A file as it arrived. The name is cleaned and serves messages and hints only, never trust. */
export interface FileSource {
  readonly name: string
  readonly bytes: Uint8Array
}

/**
 * Which formats are read: those that the public interface names, where text of any kind is plain
 * text, or every format there is a reader for.
 */
export const FORMATS = ['contract', 'all'] as const
export type Formats = (typeof FORMATS)[number]

/** A web page as it was fetched; nothing of it is trusted. */
export interface PageSource {
  /** After redirects. */
  readonly url: string
  readonly mediaType: (typeof PAGE_MEDIA_TYPES)[number]
  /** The charset parameter of its Content-Type, in lower case. */
  readonly charset?: string
  /** Without any content coding. */
  readonly bytes: Uint8Array
  /** Body of `/.well-known/webmcp` of the same origin, where there is one. */
  readonly wellKnownWebMcp?: Uint8Array
}

export const PAGE_MEDIA_TYPES = [
  'text/html',
  'application/xhtml+xml',
  'text/plain',
  'text/markdown',
] as const

/** One tool, prompt, resource or resource template, as its server describes it. */
export interface McpItem {
  readonly kind: Exclude<(typeof MCP_SEGMENT_KINDS)[number], 'server_instructions'>
  /** Its `name`, or the URI of a resource without one. */
  readonly name: string
  /** The whole listed object: JSON, bounded in depth and size. */
  readonly definition: Readonly<Record<string, unknown>>
}

/** The public metadata of an MCP server, as it was listed; nothing of it is trusted. */
export interface McpSource {
  readonly url: string
  /** `serverInfo` of the handshake, where there was one. */
  readonly serverInfo?: Readonly<Record<string, unknown>>
  readonly instructions?: string
  /** Tools, prompts, resources, templates; each kind in the server's order. */
  readonly items: readonly McpItem[]
  /** What it sent beside all of this, against the protocol: wrong answers, keys given twice, what is no JSON. */
  readonly strays?: readonly string[]
  /** Strings of `extraction.warnings`: `pagination_truncated`, `content_truncated`, `markup_recovered`. */
  readonly warnings: readonly string[]
}

/** One document to be: a text as it is, a file to extract text from, or the address of what is to be fetched. */
export type Source =
  | { readonly type: 'text'; readonly text: string }
  | ({ readonly type: 'file' } & FileSource)
  | { readonly type: 'webpage'; readonly url: string }
  | { readonly type: 'mcp_server'; readonly url: string }

export interface Submission {
  readonly kind: InputKind
  /** In the order of the request; at least one. */
  readonly sources: readonly Source[]
  /** Of the right shape and without contradictions. */
  readonly config: ScanConfig
}
