/**
 * A submission after preparation: read, extracted and counted. This is what a
 * 202 already tells, before any detector runs.
 */

import { TOKENS_PER_SCAN_UNIT } from '../../src-shared/contract/limits.ts'
import type { AppliedConfig } from '../../src-shared/contract/scan-settings.ts'
import type { McpPin } from '../../src-shared/model/mcp-pin.ts'
import type { InputKind } from '../../src-shared/model/vocabulary.ts'
import type { McpChanges } from '../../src-shared/workspace/mcp-changes.ts'
import { type CanonicalDocument, isCut } from '../extract/canonical-document.ts'
import type { SubmissionMetadata } from './job-record.ts'

export interface PreparedDocument {
  /** `job.source`. */
  readonly source: string
  readonly document: CanonicalDocument
  /** Where the tokens of its text start; their number is what is charged. */
  readonly tokens: Uint32Array
  /** The bytes of a file, as they came. */
  readonly file?: Uint8Array
  /** By what it is known when it comes again ({@link withScanKeys}). */
  readonly scanKey?: string
  /** What an MCP server offers, for comparison with another scan of it. */
  readonly pins?: readonly McpPin[]
  /** Of an MCP server that was read before. */
  readonly changes?: McpChanges
}

export interface PreparedSubmission {
  readonly kind: InputKind
  readonly config: AppliedConfig
  readonly documents: readonly PreparedDocument[]
  /** UTF-8 bytes of all canonical texts together. */
  readonly canonicalBytes: number
  readonly inputTokens: number
  readonly metadata: SubmissionMetadata
}

/** Sums up prepared documents, of which there is at least one. */
export function summarise(
  kind: InputKind,
  config: AppliedConfig,
  documents: readonly PreparedDocument[],
): PreparedSubmission {
  const inputTokens = sum(documents.map(({ tokens }) => tokens.length))
  const scanUnits = Math.max(1, Math.ceil(inputTokens / TOKENS_PER_SCAN_UNIT))
  const extent = extentOf(documents)
  const warnings = new Set(documents.flatMap(({ document }) => document.warnings))
  const isWhole = extent.pages_scanned === extent.pages_total && ![...warnings].some(isCut)
  const state = isWhole ? 'complete' : 'partial'
  const segments = documents.flatMap(({ document }) => document.segments ?? [])
  return {
    kind,
    config,
    documents,
    inputTokens,
    canonicalBytes: bytesOf(documents),
    metadata: {
      input: {
        kind,
        media_types: [...new Set(documents.map(({ document }) => document.mediaType))],
      },
      extraction: { version: 'document-v1', state, ...extent, warnings: [...warnings] },
      coverage: { state, input_tokens: inputTokens, ...extent },
      usage: {
        input_tokens: inputTokens,
        scan_units: scanUnits,
        request_units: scanUnits,
        unit_version: 'scan-unit-v1',
      },
      ...(segments.length > 0 && {
        segments: segments.map(({ id, kind, graphemes }) => ({ id, kind, graphemes })),
      }),
    },
  }
}

/** UTF-8 bytes of all canonical texts together. */
export function bytesOf(documents: readonly Pick<PreparedDocument, 'document'>[]): number {
  return sum(documents.map(({ document }) => Buffer.byteLength(document.text)))
}

/** Page counts are given only where a document has pages. */
function extentOf(documents: readonly PreparedDocument[]) {
  const paged = documents.flatMap(({ document }) => document.pages ?? [])
  const total = sum(paged.map((pages) => pages.total))
  const unscanned = sum(paged.map(({ withoutText, unread = 0 }) => withoutText.length + unread))
  return {
    documents_total: documents.length,
    documents_scanned: documents.length,
    ...(paged.length > 0 && { pages_total: total, pages_scanned: total - unscanned }),
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
