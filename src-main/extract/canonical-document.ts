/** What extraction gives: the exact text that is scanned, and where it came from. */

import type { Segment, SourceMap } from '../../src-shared/model/source-map.ts'
import type { FileSource } from '../intake/submission.ts'

export const MEDIA_TYPES = {
  text: 'text/plain',
  markdown: 'text/markdown',
  html: 'text/html',
  /** Of fetched pages only, which are of the type that their server declares. */
  xhtml: 'application/xhtml+xml',
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  mcp: 'application/json',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odp: 'application/vnd.oasis.opendocument.presentation',
  epub: 'application/epub+zip',
  rtf: 'application/rtf',
  mail: 'message/rfc822',
  outlook: 'application/vnd.ms-outlook',
  notebook: 'application/x-ipynb+json',
  /** Contacts, too: one grammar. */
  calendar: 'text/calendar',
} as const
export type MediaType = (typeof MEDIA_TYPES)[keyof typeof MEDIA_TYPES]

/** Pages of a paged document, counted from 1. */
export interface PageExtent {
  readonly total: number
  /** Pages without a readable text layer, ascending. */
  readonly withoutText: readonly number[]
  /** Those of them that could not be read at all; only of a range of pages. */
  readonly broken?: readonly number[]
  /** How many more pages were not read at all, for want of time or because there are too many. */
  readonly unread?: number
  /** How many pages a range holds; only of a range of pages. */
  readonly read?: number
}

/** Whether a warning says that the text was cut. */
export function isCut(warning: string): boolean {
  return warning === 'content_truncated' || warning === 'pagination_truncated'
}

/** Whether a warning says that something of a document was not read: cut off, a page of pictures, a file in it. */
export function leavesOut(warning: string): boolean {
  return (
    isCut(warning) ||
    warning === 'embedded_objects_skipped' ||
    warning.startsWith('pdf_page_without_text:')
  )
}

/** A file within another one. */
export interface AttachedFile extends FileSource {
  /** Whether programs show its name to whoever opens the file around it. */
  readonly isNamed?: boolean
}

export interface CanonicalDocument {
  readonly mediaType: MediaType
  /** Every offset of the program refers to this string. */
  readonly text: string
  readonly sourceMap: SourceMap
  /** Only for formats that have pages. */
  readonly pages?: PageExtent
  /** Of web pages and MCP servers, in the order of the text, without overlap. What lies between is separators only. */
  readonly segments?: readonly Segment[]
  /** Files within it, until `attached.ts` has read them. */
  readonly attachments?: readonly AttachedFile[]
  /** What it holds for programs alone, until `scripts.ts` has put it behind the text. */
  readonly scripts?: readonly string[]
  /** Strings of `extraction.warnings`. */
  readonly warnings: readonly string[]
}
