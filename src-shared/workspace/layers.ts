/**
 * What rules read beside the text as it is written: codes undone layer by layer, disguised words
 * as they read, and what people do not see. Plain data; hostile like the text it was made of.
 */

import type { Range } from '../model/spans.ts'

/** `code`: what a code says; `disguise`: words without their tricks; `unseen`: what is hidden, shown by itself. */
export const LAYER_KINDS = ['code', 'disguise', 'unseen'] as const
export type LayerKind = (typeof LAYER_KINDS)[number]

/** A stretch of the text, in UTF-16 units of it, and what it says. */
export interface Layer extends Range {
  readonly kind: LayerKind
  /** Of a code, in words: "base64"; else empty. */
  readonly code: string
  /** From 1; what was found in a layer is one deeper and follows it. */
  readonly depth: number
  readonly text: string
  /** Whether it says more than is given. */
  readonly isCut: boolean
  /**
   * Where each unit of `text` begins and ends in the document's text; null where each leads to
   * the whole stretch.
   */
  readonly map: { readonly starts: readonly number[]; readonly ends: readonly number[] } | null
}

export interface DecodedDocument {
  /** In reading order. */
  readonly layers: readonly Layer[]
  /** Whether there are more. */
  readonly isCut: boolean
}
