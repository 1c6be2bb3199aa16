/**
 * Tells how an MCP server changed since its account scanned it last; what it
 * offers now is remembered when the scan is accepted.
 */

import { isCut } from '../extract/canonical-document.ts'
import { compareItems } from '../extract/mcp/changes.ts'
import type { McpPinStore } from '../store/mcp-pin-store.ts'
import type { Remote } from '../workers/remote.ts'
import type { Acceptance } from './acceptance.ts'
import type { PreparedDocument, PreparedSubmission } from './prepared-submission.ts'

export interface McpPinning {
  /** The submission with the changes of its servers, and a warning of each kind of change; null is nobody's, and has no past. */
  readonly compared: (
    prepared: PreparedSubmission,
    accountId: string | null,
  ) => Promise<PreparedSubmission>
}

/** The comparisons of a service. */
export function createMcpPinning(store: Remote<McpPinStore>): McpPinning {
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
  }
}

/** What the servers of a submission offer now, to be remembered when it is accepted. */
export function offeredPins({ documents }: PreparedSubmission): Acceptance['pins'] {
  return documents.flatMap(({ source, pins }) =>
    pins === undefined ? [] : [{ url: source, items: pins }],
  )
}
