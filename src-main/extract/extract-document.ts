/**
 * The entrance of the extraction room and the list of its extractors, which run
 * in a worker thread, on bytes that may be an attack.
 */

import { isBlank } from '../../src-shared/model/blank.ts'
import type { McpPin } from '../../src-shared/model/mcp-pin.ts'
import type { McpSource, PageSource } from '../intake/submission.ts'
import { zipDocument } from './archive/zip-members.ts'
import { newTreeRoom, withAttached } from './attached.ts'
import { calendarExtractor } from './calendar/extract-calendar.ts'
import { type CanonicalDocument, MEDIA_TYPES } from './canonical-document.ts'
import { docxExtractor } from './docx/extract-docx.ts'
import { epubExtractor } from './epub/extract-epub.ts'
import { ExtractionError, type ExtractionErrorCode } from './extraction-error.ts'
import type { Extractor, FileRequest, TreeRoom } from './extractor.ts'
import { declaresCharset } from './html/charset.ts'
import { htmlExtractor } from './html/extract-html.ts'
import { mailExtractor } from './mail/extract-mail.ts'
import { outlookExtractor } from './mail/extract-outlook.ts'
import { mcpDocument } from './mcp/document.ts'
import { pinItems } from './mcp/pins.ts'
import { notebookExtractor } from './notebook/extract-notebook.ts'
import { looksLikeZip } from './office/read-zip.ts'
import { openDocumentExtractor } from './opendocument/extract-opendocument.ts'
import { pdfExtractor } from './pdf/extract-pdf.ts'
import { pptxExtractor } from './pptx/extract-pptx.ts'
import { rtfExtractor } from './rtf/extract-rtf.ts'
import { withScripts } from './scripts.ts'
import { isBinary, refuseUnknown } from './text/decode-text.ts'
import { markdownExtractor } from './text/extract-markdown.ts'
import { textExtractor } from './text/extract-text.ts'
import { fitDocument } from './text/fit-document.ts'
import { FIRST_PAGES, joinPages, pageRanges } from './text/join-pages.ts'
import { decodeOther } from './text/other-encodings.ts'
import { xlsxExtractor } from './xlsx/extract-xlsx.ts'

export type { FileRequest } from './extractor.ts'
export { ExtractionError, type ExtractionErrorCode, FIRST_PAGES, joinPages, pageRanges, pinItems }

/** What can be read: a file, or what was fetched, with the UTF-8 bytes of text to which it is cut. */
export type ExtractionRequest =
  | FileRequest
  | { readonly page: PageSource; readonly maxBytes: number }
  | { readonly server: McpSource; readonly maxBytes: number }

/** What {@link extractDocument} comes to, as data that can cross to another thread. */
export type ExtractionOutcome =
  | {
      readonly ok: true
      readonly document: CanonicalDocument
      /** Of an MCP server: what it offers, for comparison with another reading. */
      readonly pins?: readonly McpPin[]
    }
  | { readonly ok: false; readonly code: ExtractionErrorCode; readonly message: string }

/** Errors lose their class between threads, so a refusal is a value; anything else is a fault of ours and is thrown. */
export async function outcomeOf(
  read: () => CanonicalDocument | Promise<CanonicalDocument>,
): Promise<ExtractionOutcome> {
  try {
    return { ok: true, document: await read() }
  } catch (error) {
    if (!(error instanceof ExtractionError)) throw error
    return { ok: false, code: error.code, message: error.message }
  }
}

/** Formats that the first bytes tell. */
const BINARY_EXTRACTORS: readonly Extractor[] = [pdfExtractor, docxExtractor]
/** Formats of text, asked in this order; the last one takes every text. */
const TEXT_EXTRACTORS: readonly Extractor[] = [htmlExtractor, markdownExtractor, textExtractor]
/** Formats beyond the contract, asked after its binary ones and before its texts. */
const FURTHER_EXTRACTORS: readonly Extractor[] = [
  xlsxExtractor,
  pptxExtractor,
  openDocumentExtractor,
  epubExtractor,
  outlookExtractor,
  rtfExtractor,
  mailExtractor,
  notebookExtractor,
  calendarExtractor,
]

/**
 * Reads a file of any supported type, a web page or the listing of an MCP
 * server into its canonical text.
 *
 * The content of a file decides its type; the name only tells Markdown and HTML
 * fragments from plain text, which their content cannot.
 * @throws {ExtractionError} where the type is not supported or the content cannot be read.
 */
export function extractDocument(request: ExtractionRequest): Promise<CanonicalDocument> {
  return extractWithin(request, 0, newTreeRoom())
}

/**
 * @param depth of files around it, which is how deep files within it are read.
 * @param room of the outermost.
 */
async function extractWithin(
  request: ExtractionRequest,
  depth: number,
  room: TreeRoom,
): Promise<CanonicalDocument> {
  if ('page' in request) {
    const { extractWebpage } = await import('./html/extract-webpage.ts')
    return fitDocument(await extractWebpage(request.page), request.maxBytes)
  }
  if ('server' in request) return fitDocument(mcpDocument(request.server), request.maxBytes)
  const { formats } = request
  const isWithin = depth > 0 && formats === 'all'
  const own =
    isWithin && isArchive(request)
      ? zipDocument(request, room)
      : await extractFile({ ...request, room })
  const read = await withAttached(own, { depth, room }, (file) =>
    extractWithin({ ...file, ...(formats && { formats }) }, depth + 1, room),
  )
  const hasScripts = read.scripts !== undefined && read.scripts.length > 0
  const isOfScripts = hasScripts && formats === 'all'
  if (!(request.pages && read.pages) && isBlank(read.text) && !isOfScripts) {
    const words = hasScripts ? 'holds no text but scripts, which are not read' : 'holds no text'
    throw new ExtractionError('INVALID_TEXT', words)
  }
  return depth > 0 ? read : withScripts(read, formats)
}

/** Over the public interface a text is UTF-8; elsewhere it may be another one that says of itself what it is. */
async function extractFile(request: FileRequest): Promise<CanonicalDocument> {
  const other = request.formats === 'all' && !isOfFormat(request) && decodeOther(request.bytes)
  if (!other) return await chooseExtractor(request).extract(request)
  const { bytes, warning } = other
  const document = await chooseExtractor({ ...request, bytes }).extract({ ...request, bytes })
  return { ...document, warnings: [...document.warnings, warning] }
}

/** Whether it is a ZIP that is no document, as an archive that is sent along. */
function isArchive(source: FileRequest): boolean {
  if (!looksLikeZip(source.bytes)) return false
  return ![...BINARY_EXTRACTORS, ...FURTHER_EXTRACTORS].some((each) => each.recognises(source))
}

/** Whether it is no text, or one whose format says itself how its bytes are to be read. */
function isOfFormat(source: FileRequest): boolean {
  const formats = [...BINARY_EXTRACTORS, ...FURTHER_EXTRACTORS]
  if (formats.some((extractor) => extractor.recognises(source))) return true
  return (
    !isBinary(source.bytes) && htmlExtractor.recognises(source) && declaresCharset(source.bytes)
  )
}

/** Whether a file is read as it is: what stands in its bytes is its text. */
export function isPlainText(source: FileRequest): boolean {
  if (isBinary(source.bytes)) return false
  const { mediaType } = chooseExtractor(source)
  return mediaType === MEDIA_TYPES.text || mediaType === MEDIA_TYPES.markdown
}

/** @throws {ExtractionError} where no extractor takes it. */
function chooseExtractor(source: FileRequest): Extractor {
  const recognises = (extractor: Extractor) => extractor.recognises(source)
  const binary = BINARY_EXTRACTORS.find(recognises)
  if (binary) return binary
  const further = source.formats === 'all' && FURTHER_EXTRACTORS.find(recognises)
  if (further) return further
  if (isBinary(source.bytes)) refuseUnknown(source.bytes, source.formats)
  return TEXT_EXTRACTORS.find(recognises) ?? textExtractor
}
