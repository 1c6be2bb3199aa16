/** What the views of a document are handed, and what they say back. */

import type { MaskedStretch } from '../../src-shared/model/mask.ts'
import type { ReviewDocument } from '../../src-shared/workspace/document.ts'
import type { Mark, SelectedPlace } from './mark.ts'

/** A document without what was found in it. */
export type ShownDocument = Pick<
  ReviewDocument,
  'job' | 'media_type' | 'text' | 'source_map' | 'pages' | 'has_original' | 'heat' | 'segments'
>

/** A place to bring to the top of a view: an object of its own for each visit, so that going there again is seen. */
export interface Visit {
  /** In UTF-16 units. */
  readonly start: number
}

export interface DocumentView {
  readonly document: ShownDocument
  readonly marks: readonly Mark[]
  readonly selected: SelectedPlace | null
  /** Values that are covered, disjoint and in order; null where all is shown. */
  readonly masked: readonly MaskedStretch[] | null
  /** Called with the target of what was clicked; of several at one place, with the next one. */
  readonly onSelect: (target: number) => void
}

/** A step through what was found, an object of its own for each. */
export interface FindStep {
  readonly direction: 1 | -1
}
