/**
 * Where each stretch of a canonical text came from.
 *
 * Extractors write it, rules read which stretches people cannot see, and the
 * screen uses it to put a highlight on the page that holds the words.
 */

import type { Range } from './spans.ts'
import type { SegmentKind } from './vocabulary.ts'

/** Why people do not see a stretch that software reads. */
export const HIDDEN_REASONS = [
  'comment',
  'css',
  'aria_hidden',
  'same_colour',
  'tiny',
  'off_page',
  'render_mode',
  'hidden_run',
  'clipped',
  'covered',
  'layer_off',
  'deleted',
  'not_drawn',
  'hidden_part',
  'alternative',
] as const
export type HiddenReason = (typeof HIDDEN_REASONS)[number]

/** Parts of a document that are not its body. */
export const DOCUMENT_PARTS = [
  'header',
  'footer',
  'footnote',
  'endnote',
  'notes',
  'comment',
  'attribute',
  'title',
  'text_box',
  'link_target',
  'metadata',
  'attachment',
  'script',
] as const
export type DocumentPart = (typeof DOCUMENT_PARTS)[number]

/** Tracked changes of a word processor. */
export const TRACKED_CHANGES = ['inserted', 'deleted'] as const
export type TrackedChange = (typeof TRACKED_CHANGES)[number]

/** One stretch, in UTF-16 units of the canonical text. */
export interface SourceRange extends Range {
  /** From 1. */
  readonly page?: number
  /**
   * Ordinal, from 0, of the text item on its page: the n-th item of PDF.js
   * `getTextContent()` that carries text.
   */
  readonly item?: number
  /** UTF-16 units of the item's string before this stretch; none where left out. */
  readonly from?: number
  readonly part?: DocumentPart
  readonly hidden?: HiddenReason
  readonly change?: TrackedChange
  /** Its tabs and line breaks stand within one cell of a sheet: they part no cells and no rows. */
  readonly cell?: true
}

/** A named stretch of the canonical text of a web page or MCP server. */
export interface Segment extends Range {
  /** `seg_` and its ordinal, from 0, in four digits or more. */
  readonly id: string
  readonly kind: SegmentKind
  /** User-perceived characters (UAX #29, extended grapheme clusters). */
  readonly graphemes: number
  /** The name that the tool, prompt, resource or manifest gives itself: hostile, for the screen only. */
  readonly title?: string
}

/** Sorted by start; ranges do not overlap; stretches from nowhere (joints) are in none. */
export type SourceMap = readonly SourceRange[]
