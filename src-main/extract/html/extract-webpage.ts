/**
 * A fetched web page as segments: what people see, where links lead, what
 * assistive software says, what nobody sees, what describes the page, and the
 * tools that it offers to agents. The walk is that of HTML files.
 */

import type { SourceRange } from '../../../src-shared/model/source-map.ts'
import type { PageSource } from '../../intake/submission.ts'
import { type CanonicalDocument, MEDIA_TYPES } from '../canonical-document.ts'
import { ExtractionError } from '../extraction-error.ts'
import { isBinary } from '../text/decode-text.ts'
import { joinSegments, type SegmentPart } from '../text/join-segments.ts'
import { checkTextLimit } from '../text/text-limit.ts'
import { createTextWriter, type Origin, type Part, type TextWriter } from '../text/text-writer.ts'
import { noPageKind } from '../text/unread-kind.ts'
import { decodePage } from './charset.ts'
import { isHiddenText, originOfText } from './extract-html.ts'
import { linkLines } from './links.ts'
import { parseHtml } from './parse-html.ts'
import { type CollectedText, type Lane, type PageExtras, walkPage } from './walk.ts'
import { readManifestText, type ToolManifest } from './webmcp.ts'

/**
 * Reads a page into its canonical text and segments. Bytes that its encoding
 * does not know are replaced, with the warning `markup_recovered`.
 * @throws {ExtractionError} where it nests too deep, holds too much or no text, or is a picture, archive or the like.
 */
export async function extractWebpage(page: PageSource): Promise<CanonicalDocument> {
  // Servers call any file a page. Its bytes, read as letters, hold nothing, and "nothing found" would be said of it.
  const kind = isBinary(page.bytes) ? noPageKind(page.bytes) : undefined
  if (kind !== undefined) throw new ExtractionError('UNSUPPORTED_FILE_TYPE', kind)
  const markup = page.mediaType === MEDIA_TYPES.html || page.mediaType === MEDIA_TYPES.xhtml
  const { text: content, replaced } = decodePage(page.bytes, page.charset, markup)
  const read = markup ? readMarkup(content, page) : { parts: [pageText(content)], recovered: false }
  const manifests = page.wellKnownWebMcp ? readWellKnown(page.wellKnownWebMcp) : []
  const parts = [...read.parts, ...manifests.map(manifestPart)]
  checkTextLimit(parts.reduce((units, { text }) => units + text.length, 0))
  const joined = joinSegments(parts)
  if (joined.segments.length === 0) throw new ExtractionError('INVALID_TEXT', 'holds no text')
  const warnings: string[] = []
  if (joined.sourceMap.some(isHiddenText)) warnings.push('hidden_text_found')
  if (read.recovered || replaced) warnings.push('markup_recovered')
  return {
    mediaType: page.mediaType,
    ...joined,
    warnings,
  }
}

function readMarkup(content: string, { url, mediaType }: PageSource) {
  const page = parseHtml(mediaType === MEDIA_TYPES.xhtml ? closeEmptyTags(content) : content)
  const writer = createTextWriter()
  const lanes: Record<Exclude<Lane, 'page'>, TextWriter> = {
    hidden: createTextWriter(),
    title: createTextWriter(),
    spoken: createTextWriter(),
  }
  const extras = walkPage(page, {
    writer,
    titleApart: true,
    put: (lane, part) => putLines(lanes[lane], part),
  })
  writeExtras(lanes, extras)
  const { metadata, links } = describe(extras, lanes.title, url)
  const parts: SegmentPart[] = [
    { kind: 'page_text', ...writer.finish() },
    { kind: 'link_target', ...links.finish() },
    { kind: 'accessibility_text', ...lanes.spoken.finish() },
    { kind: 'hidden_text', ...lanes.hidden.finish() },
    { kind: 'metadata', ...metadata.finish() },
    ...extras.data.filter(({ kind }) => kind === 'manifest').map(manifestPart),
    ...extras.tools.map(manifestPart),
  ]
  return { parts, recovered: page.recovered || extras.isOdd }
}

/** Attributes that assistive software says, and what nobody sees. */
function writeExtras(lanes: Record<'hidden' | 'spoken', TextWriter>, extras: PageExtras): void {
  for (const text of extras.texts) {
    if (text.kind === 'accessibility' || text.kind === 'hidden' || text.kind === 'data') {
      const unseen = text.hidden !== undefined && text.hidden !== 'aria_hidden'
      writeLine(unseen ? lanes.hidden : lanes.spoken, text.text, originOfText(text))
    }
  }
  for (const { kind, text } of extras.data) {
    if (kind === 'hidden') writeLine(lanes.hidden, text, { part: 'metadata', hidden: 'css' })
  }
}

/** The description of the page below its title, and its links below each other, without repetition. */
function describe({ texts, data, base }: PageExtras, metadata: TextWriter, url: string) {
  const links = createTextWriter()
  const address = (base !== undefined && URL.parse(base, url)?.href) || url
  const seen = new Set<string>()
  const once = (writer: TextWriter, line: string, text: CollectedText) => {
    if (!seen.has(line)) writeLine(writer, line, originOfText(text))
    seen.add(line)
  }
  for (const text of texts) {
    if (text.kind === 'link')
      for (const line of linkLines(text.text, address)) once(links, line, text)
    else if (text.kind === 'metadata') once(metadata, text.text, text)
  }
  for (const { kind, text } of data) {
    if (kind === 'metadata') writeLine(metadata, text, { part: 'metadata' })
  }
  return { metadata, links }
}

function writeLine(writer: TextWriter, text: string, origin: Origin): void {
  writer.breakLine(1)
  writer.write(text, origin)
}

function putLines(writer: TextWriter, part: Part): void {
  writer.breakLine(1)
  writer.addInline(part)
  writer.breakLine(1)
}

function pageText(text: string): SegmentPart {
  return { kind: 'page_text', text }
}

function manifestPart({ title, text }: { title?: string | undefined; text: string }): SegmentPart {
  const sourceMap: readonly SourceRange[] = [{ start: 0, end: text.length, part: 'metadata' }]
  return { kind: 'webmcp_manifest', text, title, sourceMap }
}

/** A server may answer any address with its front page, which is no manifest. */
function readWellKnown(bytes: Uint8Array): readonly ToolManifest[] {
  const { text } = decodePage(bytes, undefined, false)
  return /^\s*</.test(text) ? [] : readManifestText(text)
}

/** XML closes `<title/>` at once; the HTML parser would take the rest of the page for its content. */
function closeEmptyTags(xhtml: string): string {
  return xhtml.replace(
    /<(?!(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)[\s/])([a-z][a-z\d]*)((?:[^<>"'/]|\/(?!>)|"[^"<]*"|'[^'<]*')*)\/>/gi,
    '<$1$2></$1>',
  )
}
