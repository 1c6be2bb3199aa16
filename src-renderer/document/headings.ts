/**
 * What stands above a stretch of the text that shows no sign of its own where it begins: the parts
 * of a web page or MCP server, the pages of a PDF, and behind them or a body the comments, notes and
 * properties of the file. Pure.
 */

import { visibleText } from '../../src-shared/model/visible-text.ts'
import type { DocumentSegment, ReviewDocument } from '../../src-shared/workspace/document.ts'
import { messages } from '../messages/en.ts'

const { pages: words } = messages

/** A line that is drawn above the place where something begins. */
export interface Heading {
  /** In UTF-16 units; the beginning of a line. */
  readonly start: number
  readonly text: string
}

type Headed = Pick<ReviewDocument, 'text' | 'segments' | 'source_map' | 'pages'>

/** The headings of a document in reading order. */
export function headingsOf(document: Headed): readonly Heading[] {
  const { pages, segments } = document
  if (pages !== null) return pagesOf(document, pages)
  return segments.length > 0 ? partsOf(document) : besideBody(document)
}

function partsOf({ segments }: Headed): readonly Heading[] {
  return segments.map((segment) => ({ start: segment.start, text: partHeading(segment) }))
}

/** What a part of a page or server is called, such as `Tool: send_mail`. */
export function partHeading({ kind, title }: Pick<DocumentSegment, 'kind' | 'title'>): string {
  const name = messages.parts.kinds[kind]
  return title === null ? name : `${name}: ${visibleText(title)}`
}

/** What stands behind all of the body; of what is strewn over it nobody could tell where it ends. */
function besideBody({ text, source_map }: Headed): readonly Heading[] {
  let first = source_map.length
  let begin = text.length
  for (const { start, end, part } of source_map.toReversed()) {
    const isNext = text.slice(end, begin).trim() === ''
    if (part === undefined || !isBeside(part) || !isNext) break
    begin = start
    first--
  }
  return text.slice(0, begin).trim() === '' ? [] : besideOf(text, source_map.slice(first))
}

/** Each page of several, those without text too, and what the file has beside its pages. */
function pagesOf(
  { text, source_map }: Headed,
  { total, without_text }: NonNullable<ReviewDocument['pages']>,
): readonly Heading[] {
  const headings: Heading[] = []
  const unread = new Set(without_text)
  let told = 0
  const tellPages = (last: number, start: number) => {
    for (let page = told + 1; page <= last; page++) {
      if (unread.has(page)) headings.push({ start, text: words.unread(page) })
      else if (total > 1) headings.push({ start, text: words.thumbnail(page, 0) })
    }
    told = Math.max(told, last)
  }
  for (const { start, page } of source_map) {
    // Of what stands in long lines only the first of a page looks back for its begin.
    if (page !== undefined && page > told) tellPages(page, lineAt(text, start))
  }
  const beside = besideOf(
    text,
    source_map.filter(({ page }) => page === undefined),
  )
  tellPages(total, beside[0]?.start ?? text.length)
  return [...headings, ...beside]
}

/** A heading wherever another part begins. */
function besideOf(text: string, ranges: Headed['source_map']): readonly Heading[] {
  const headings: Heading[] = []
  let before: string | null = null
  for (const { start, part } of ranges) {
    if (part === undefined || part === before || !isBeside(part)) continue
    headings.push({ start: lineAt(text, start), text: words.beside[part] })
    before = part
  }
  return headings
}

/** Where the line of a place begins. */
function lineAt(text: string, place: number): number {
  return text.lastIndexOf('\n', place - 1) + 1
}

function isBeside(part: string): part is keyof typeof words.beside {
  return Object.hasOwn(words.beside, part)
}
