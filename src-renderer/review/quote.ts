/** The words of a place as a list shows them: one line, masked where values are masked. Pure. */

import { PASSAGE_CATEGORIES } from '../../src-shared/model/finding-groups.ts'
import { decodeHiddenRun } from '../../src-shared/model/hidden-message.ts'
import { maskedText, QUOTE_READ, quoteOf } from '../../src-shared/model/mask.ts'
import { type Range, rangesWithin } from '../../src-shared/model/spans.ts'
import type { DocumentFinding } from '../../src-shared/workspace/document.ts'
import { messages } from '../messages/en.ts'
import type { MaskedStretches } from './use-review.ts'

/** What quotes are read from. */
export interface QuoteSource {
  readonly text: string
  readonly stretches: MaskedStretches
  readonly masked: boolean
}

/** A stretch of the document as its evidence, up to a number of UTF-16 units, with all its lines. */
export function evidenceText(
  { text, stretches, masked }: QuoteSource,
  place: Range,
  finding: DocumentFinding,
  limit: number,
): string {
  const { start, end } = place
  return masked
    ? maskedText(text, { ...finding, start, end }, stretches, limit)
    : text.slice(start, Math.min(end, start + limit))
}

/** The same as one line. Characters that have no shape have no quote: what they spell is told instead, or how many they are. */
export function quoteLine(source: QuoteSource, place: Range, finding: DocumentFinding): string {
  const evidence = evidenceText(source, place, finding, QUOTE_READ)
  const quote = quoteOf(evidence)
  if (quote !== '') return quote
  const spelled = decodeHiddenRun(evidence)
  return spelled === null
    ? messages.review.invisible(finding.end_char - finding.start_char)
    : messages.review.invisibleSpelled(quoteOf(spelled))
}

/** A planted passage is quoted from the words that give it its name: what else claims it can begin pages before them. */
export function fromItsWords(
  { start, end }: Range,
  { category, ...finding }: DocumentFinding,
): Range {
  return PASSAGE_CATEGORIES.has(category) ? { start: finding.start, end } : { start, end }
}

/** A stretch beside a finding: its own words stay, values of other findings are masked, one that its end cuts as a whole. */
export function contextText({ text, stretches, masked }: QuoteSource, range: Range): string {
  if (range.end <= range.start) return ''
  if (!masked) return text.slice(range.start, range.end)
  const [cut] = rangesWithin(stretches, { start: range.end - 1, end: range.end })
  const end = Math.max(range.end, cut?.end ?? 0)
  return maskedText(text, { start: range.start, end, ...NO_VALUE }, stretches, end - range.start)
}

/** What is not itself a value to mask. */
const NO_VALUE = { category: 'injection', label: '', accepted: true } as const
