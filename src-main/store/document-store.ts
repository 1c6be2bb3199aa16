/**
 * What a reviewer opens: the document of a job, its original bytes, its
 * findings, and what the models made of its chunks.
 *
 * Apart from the job store because these are large, and polling a job must not
 * read them.
 */

import type { ChunkHeat } from '../../src-shared/model/chunk-heat.ts'
import type { MergedFinding } from '../../src-shared/model/finding.ts'
import type { Segment, SourceMap } from '../../src-shared/model/source-map.ts'
import type { McpChanges } from '../../src-shared/workspace/mcp-changes.ts'
import type { MediaType, PageExtent } from '../extract/canonical-document.ts'
import type { Database } from './database.ts'
import { FINDING_COLUMNS, type FindingRow, toFinding } from './finding-rows.ts'
import { decodeHeat } from './heat-column.ts'
import { fromJson } from './json-column.ts'
import { decodeText, type TextEncoding } from './text-column.ts'

/** A job's document as it was scanned. */
export interface StoredDocument {
  readonly mediaType: MediaType
  readonly text: string
  readonly sourceMap: SourceMap
  /** Null where the format has no pages. */
  readonly pages: PageExtent | null
  readonly warnings: readonly string[]
  /** Only of web pages and MCP servers. */
  readonly segments?: readonly Segment[]
  /** Of an MCP server that was read before. */
  readonly changes?: McpChanges
  readonly hasOriginal: boolean
}

/**
 * Documents. The account must be the job's own (null: an anonymous job), and
 * the job must not have expired; else the document is absent.
 */
export interface DocumentStore {
  readonly getDocument: (jobId: string, accountId: string | null) => StoredDocument | null
  /** The bytes as submitted; null where they were not kept. */
  readonly getOriginal: (jobId: string, accountId: string | null) => Uint8Array | null
  /** In reading order, so that the index is the ordinal; empty where the job has none or is absent. */
  readonly getFindings: (jobId: string, accountId: string | null) => readonly MergedFinding[]
  /** Of every chunk in order; empty where no model has read one, or the job is absent. */
  readonly getHeat: (jobId: string, accountId: string | null) => readonly ChunkHeat[]
}

/**
 * The documents of a database.
 * @param clock gives Unix milliseconds; decides which jobs have expired.
 */
export function createDocumentStore(db: Database, clock: () => number = Date.now): DocumentStore {
  return {
    getDocument(jobId, accountId) {
      const row = db.get<DocumentRow>(
        `SELECT media_type, text_encoding, text, source_map, pages, warnings, segments, changes,
           original IS NOT NULL AS has_original
         FROM documents JOIN jobs USING (job_id) LEFT JOIN surfaces USING (job_id)
         WHERE ${VISIBLE}`,
        { jobId, accountId, now: clock() },
      )
      return row === undefined ? null : toDocument(row)
    },
    getOriginal(jobId, accountId) {
      const row = db.get<{ original: Uint8Array | null }>(
        `SELECT original FROM documents JOIN jobs USING (job_id) WHERE ${VISIBLE}`,
        { jobId, accountId, now: clock() },
      )
      return row?.original ?? null
    },
    getFindings: (jobId, accountId) =>
      db
        .all<FindingRow>(
          `SELECT ${FINDING_COLUMNS}
           FROM findings JOIN jobs USING (job_id) WHERE ${VISIBLE} ORDER BY ordinal`,
          { jobId, accountId, now: clock() },
        )
        .map(toFinding),
    getHeat(jobId, accountId) {
      const row = db.get<{ chunks: string }>(
        `SELECT chunks FROM heat JOIN jobs USING (job_id) WHERE ${VISIBLE}`,
        { jobId, accountId, now: clock() },
      )
      return row === undefined ? [] : decodeHeat(row.chunks)
    },
  }
}

const VISIBLE = `job_id = :jobId AND account_id IS :accountId
  AND (expires_at IS NULL OR expires_at > :now)`

interface DocumentRow {
  readonly media_type: MediaType
  readonly text_encoding: TextEncoding
  readonly text: Uint8Array
  readonly source_map: string
  readonly pages: string | null
  readonly warnings: string
  readonly segments: string | null
  readonly changes: string | null
  readonly has_original: 0 | 1
}

function toDocument(row: DocumentRow): StoredDocument {
  return {
    mediaType: row.media_type,
    text: decodeText({ encoding: row.text_encoding, bytes: row.text }),
    sourceMap: fromJson(row.source_map),
    pages: row.pages === null ? null : fromJson(row.pages),
    warnings: fromJson(row.warnings),
    ...(row.segments !== null && { segments: fromJson<readonly Segment[]>(row.segments) }),
    ...(row.changes !== null && { changes: fromJson<McpChanges>(row.changes) }),
    hasOriginal: row.has_original === 1,
  }
}
