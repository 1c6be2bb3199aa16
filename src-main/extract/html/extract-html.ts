/**
 * HTML as a reader sees it: blocks as lines, cells by tab, white space
 * collapsed. What people do not see but software reads (hidden elements,
 * comments, attributes) is in the text too, marked in the source map.
 */

import { type CanonicalDocument, MEDIA_TYPES } from '../canonical-document.ts'
import type { Extractor } from '../extractor.ts'
import { decodeUtf8 } from '../text/decode-text.ts'
import { createTextWriter, type Origin, type TextWriter } from '../text/text-writer.ts'
import { decodeDeclared } from './charset.ts'
import { linkLines } from './links.ts'
import type { SheetAt } from './parse-html.ts'
import type { CollectedText, PageExtras } from './walk.ts'

/** Takes text that begins as a page does, after comments, and any markup in a file named as HTML. */
export const htmlExtractor: Extractor = {
  mediaType: MEDIA_TYPES.html,
  recognises({ name, bytes }) {
    // Latin-1 never fails, and tags are ASCII.
    const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
    return startsAsPage(text) || (/\.(?:html?|xhtml)$/i.test(name) && /<[a-z!/]/i.test(text))
  },
  // Over the public interface a file is UTF-8.
  extract: async ({ bytes, formats }) =>
    await extractPage(formats === 'all' ? decodeDeclared(bytes) : decodeUtf8(bytes)),
}

/**
 * Reads a page, with the style sheets that stand beside it where the caller has them.
 * @throws {ExtractionError} where it nests too deep or holds too many elements.
 */
export async function extractPage(html: string, sheetAt?: SheetAt): Promise<CanonicalDocument> {
  // Hundreds of modules, which a text file need not wait for.
  const [{ parseHtml }, { walkPage }] = await Promise.all([
    import('./parse-html.ts'),
    import('./walk.ts'),
  ])
  const page = parseHtml(html.replace(/^\uFEFF/, ''), sheetAt)
  const writer = createTextWriter()
  const extras = walkPage(page, {
    writer,
    put: (_, part) => writer.addAside(part),
    titleApart: false,
  })
  writeExtras(writer, extras)
  const { text, sourceMap } = writer.finish()
  const warnings: string[] = []
  if (sourceMap.some(isHiddenText)) warnings.push('hidden_text_found')
  if (page.recovered || extras.isOdd) warnings.push('markup_recovered')
  return { mediaType: MEDIA_TYPES.html, text, sourceMap, warnings, scripts: extras.scripts }
}

const PAGE_START = /(?:<!doctype\s+html|<html|<head|<body)(?=[\s/>])/iy

/** Passes the byte order mark, white space, comments and processing instructions, as the HTML standard allows before the root. */
function startsAsPage(text: string): boolean {
  let place = text.startsWith('\u00ef\u00bb\u00bf') ? 3 : 0
  for (;;) {
    while (/\s/.test(text.charAt(place))) place++
    const [open, close] = text.startsWith('<!--', place) ? ['<!--', '-->'] : ['<?', '>']
    if (!text.startsWith(open, place)) break
    const end = text.indexOf(close, place + open.length)
    if (end < 0) return false
    place = end + close.length
  }
  PAGE_START.lastIndex = place
  return PAGE_START.test(text)
}

/** Whether a stretch of a page is text that people would have read: data for other software is not. */
export function isHiddenText({ hidden, part }: Origin): boolean {
  return hidden !== undefined && part !== 'metadata'
}

/** Below the running text: attributes, then data blocks and tools, each on lines of its own. */
function writeExtras(writer: TextWriter, { texts, data, tools }: PageExtras): void {
  for (const text of texts) {
    const lines = text.kind === 'link' ? linkLines(text.text) : [text.text]
    for (const line of lines) writeLine(writer, line, originOfText(text))
  }
  for (const { kind, text } of data) {
    writeLine(writer, text, { part: 'metadata', ...(kind === 'hidden' && { hidden: 'css' }) })
  }
  for (const { text } of tools) writeLine(writer, text, { part: 'attribute' })
}

function writeLine(writer: TextWriter, text: string, origin: Origin): void {
  writer.breakLine(1)
  writer.write(text, origin)
}

const PARTS = {
  accessibility: 'attribute',
  link: 'link_target',
  metadata: 'metadata',
  hidden: 'attribute',
  data: 'metadata',
} as const

/** Where the text of an attribute comes from. */
export function originOfText({ kind, hidden }: CollectedText): Origin {
  return { part: PARTS[kind], ...(hidden && { hidden }) }
}
