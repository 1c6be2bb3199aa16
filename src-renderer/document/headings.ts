/**
 * What stands above a stretch of the text that shows no sign of its own where it begins: the parts
 * of a web page or MCP server, the pages of a PDF and its properties. Pure.
 */

import { visibleText } from '../../src-shared/model/visible-text.ts'
import type { ReviewDocument } from '../../src-shared/workspace/document.ts'
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
  return document.pages === null ? partsOf(document) : pagesOf(document, document.pages)
}

function partsOf({ segments }: Headed): readonly Heading[] {
  return segments.map(({ kind, title, start }) => {
    const name = messages.parts.kinds[kind]
    return { start, text: title === null ? name : `${name}: ${visibleText(title)}` }
  })
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
  const lineOf = (place: number) => text.lastIndexOf('\n', place - 1) + 1
  let beside: keyof typeof words.beside | null = null
  for (const { start, page, part } of source_map) {
    if (page !== undefined) {
      // Of what stands in long lines only the first of a page looks back for its begin.
      if (page > told) tellPages(page, lineOf(start))
    } else if (part !== undefined && part !== beside && isBeside(part)) {
      const line = lineOf(start)
      tellPages(total, line)
      headings.push({ start: line, text: words.beside[part] })
      beside = part
    }
  }
  tellPages(total, text.length)
  return headings
}

function isBeside(part: string): part is keyof typeof words.beside {
  return Object.hasOwn(words.beside, part)
}
