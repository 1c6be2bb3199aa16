/**
 * Long documents of pages are read in ranges, each in a thread of its own where
 * there are several. The ranges depend on the document alone, so that its text
 * does not depend on the threads.
 */

import type { SourceRange } from '../../../src-shared/model/source-map.ts'
import { type CanonicalDocument, MEDIA_TYPES } from '../canonical-document.ts'
import { ExtractionError } from '../extraction-error.ts'
import type { PageRange } from '../extractor.ts'
import { checkTextLimit } from './text-limit.ts'

/**
 * Enough that opening the file anew, a tenth of a second for a large one, is
 * little beside reading the range.
 */
const PAGES_PER_RANGE = 48
/** Pages that are read of a document; the others are told as not read. A page without a word takes half a millisecond. */
export const MAX_PAGES = 5_000
const RANGE_BREAK = '\n\n'

/** The range to begin with, before it is known how many pages there are: few, because the other threads wait for it. */
export const FIRST_PAGES: PageRange = { from: 1, to: 16 }

/** The ranges in which a document of so many pages is read, {@link FIRST_PAGES} first; {@link MAX_PAGES} at most. */
export function pageRanges(total: number): readonly PageRange[] {
  const ranges = [FIRST_PAGES]
  const last = Math.min(total, MAX_PAGES)
  for (let from = FIRST_PAGES.to + 1; from <= last; from += PAGES_PER_RANGE) {
    ranges.push({ from, to: Math.min(last, from + PAGES_PER_RANGE - 1) })
  }
  return ranges
}

/**
 * One document of its ranges, in order; pages of ranges that are not among them were not read.
 * @throws {ExtractionError} where no page has text, or all have too much together.
 */
export function joinPages(parts: readonly CanonicalDocument[]): CanonicalDocument {
  const texts: string[] = []
  const sourceMap: SourceRange[] = []
  let units = 0
  for (const { text, sourceMap: ranges } of parts) {
    if (text === '') continue
    if (units > 0) {
      texts.push(RANGE_BREAK)
      units += RANGE_BREAK.length
    }
    for (const range of ranges) {
      sourceMap.push({ ...range, start: range.start + units, end: range.end + units })
    }
    texts.push(text)
    units += text.length
    checkTextLimit(units)
  }
  const total = parts[0]?.pages?.total ?? 0
  const withoutText = parts.flatMap(({ pages }) => pages?.withoutText ?? [])
  const broken = parts.flatMap(({ pages }) => pages?.broken ?? [])
  const unread = total - parts.reduce((sum, { pages }) => sum + (pages?.read ?? 0), 0)
  if (withoutText.length + unread === total) {
    if (parts.some(({ warnings }) => warnings.includes('content_truncated'))) {
      throw new ExtractionError('CONTENT_TOO_LARGE', 'has pages that unfold to more than is read')
    }
    throw broken.length > 0
      ? new ExtractionError('EXTRACTION_FAILED', 'has no page that can be read')
      : new ExtractionError(
          'PDF_TEXT_LAYER_REQUIRED',
          'holds no text layer, only pictures or drawings; reading pictures is not available',
        )
  }
  const attachments = parts.flatMap((part) => part.attachments ?? [])
  const warnings = withoutText.map((page) => `pdf_page_without_text:${page}`)
  if (sourceMap.some((range) => range.hidden)) warnings.push('hidden_text_found')
  if (unread > 0) warnings.push('content_truncated')
  return {
    mediaType: MEDIA_TYPES.pdf,
    text: texts.join(''),
    sourceMap,
    pages: { total, withoutText, ...(unread > 0 && { unread }) },
    ...(attachments.length > 0 && { attachments }),
    // Each range says for itself that something was skipped.
    warnings: [...new Set([...warnings, ...parts.flatMap((part) => part.warnings)])],
  }
}
