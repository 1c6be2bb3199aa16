/**
 * Tells how an MCP server changed since its account scanned it last, and
 * remembers what it offers now.
 */

import { isCut } from '../extract/canonical-document.ts'
import { compareItems } from '../extract/mcp/changes.ts'
import type { McpPinStore } from '../store/mcp-pin-store.ts'
import type { Remote } from '../workers/remote.ts'
import type { PreparedDocument, PreparedSubmission } from './prepared-submission.ts'

export interface McpPinning {
  /** The submission with the changes of its servers, and a warning of each kind of change; null is nobody's, and has no past. */
  readonly compared: (
    prepared: PreparedSubmission,
    accountId: string | null,
  ) => Promise<PreparedSubmission>
  /** Remembers the servers of a submission that was {@link compared} and accepted. */
  readonly remember: (prepared: PreparedSubmission, accountId: string | null) => Promise<void>
}

/** @param now gives Unix milliseconds. */
export function createMcpPinning(store: Remote<McpPinStore>, now: () => number): McpPinning {
  async function comparedDocument(
    prepared: PreparedDocument,
    accountId: string,
  ): Promise<PreparedDocument> {
    const { source, document, pins } = prepared
    if (pins === undefined) return prepared
    const before = await store.read(accountId, source)
    const comparison = compareItems(source, before, pins, !document.warnings.some(isCut))
    return {
      ...prepared,
      pins: comparison.pins,
      ...(comparison.changes && { changes: comparison.changes }),
      document: { ...document, warnings: [...document.warnings, ...comparison.warnings] },
    }
  }

  return {
    async compared(prepared, accountId) {
      if (accountId === null || prepared.kind !== 'mcp_server') return prepared
      const documents = await Promise.all(
        prepared.documents.map((each) => comparedDocument(each, accountId)),
      )
      const warnings = documents.flatMap(({ document }) => document.warnings)
      const { metadata } = prepared
      const extraction = { ...metadata.extraction, warnings: [...new Set(warnings)] }
      return { ...prepared, documents, metadata: { ...metadata, extraction } }
    },
    async remember({ documents }, accountId) {
      if (accountId === null) return
      for (const { source, pins } of documents) {
        if (pins !== undefined) await store.remember(accountId, source, pins, now())
      }
    },
  }
}
