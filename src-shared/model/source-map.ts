/**
 * Where each stretch of a canonical text came from.
 *
 * Extractors write it, rules read which stretches people cannot see, and the
 * screen uses it to put a highlight on the page that holds the words.
 */

import type { Range } from './spans.ts'

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
] as const
export type HiddenReason = (typeof HIDDEN_REASONS)[number]

/** Parts of a document that are not its body. */
export const DOCUMENT_PARTS = [
  'header',
  'footer',
  'footnote',
  'endnote',
  'comment',
  'attribute',
  'title',
] as const
export type DocumentPart = (typeof DOCUMENT_PARTS)[number]

/** One stretch, in UTF-16 units of the canonical text. */
export interface SourceRange extends Range {
  /** From 1. */
  readonly page?: number
  /**
   * Ordinal, from 0, of the text item on its page: the n-th item of PDF.js
   * `getTextContent()` that carries text.
   */
  readonly item?: number
  readonly part?: DocumentPart
  readonly hidden?: HiddenReason
}

/** Sorted by start; ranges do not overlap; stretches from nowhere (joints) are in none. */
export type SourceMap = readonly SourceRange[]
