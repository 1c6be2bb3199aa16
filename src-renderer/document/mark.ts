/**
 * What the document is told to mark. Whoever puts the screen together makes
 * marks of what it knows; the views draw them and say which one was clicked.
 */

import type { Range } from '../../src-shared/model/spans.ts'
import type { Category } from '../../src-shared/model/vocabulary.ts'

/** A stretch of the canonical text to mark; places are UTF-16 units. */
export interface Mark extends Range {
  readonly id: number
  /** Its colour, line pattern and letter. */
  readonly category: Category
  /** How full its colour is: three steps, because more cannot be told apart. */
  readonly strength: 'low' | 'medium' | 'high'
  /** Drawn grey: it counts for nothing. */
  readonly muted: boolean
  /** Whether its letters are a value that masking covers. */
  readonly maskable: boolean
  /** Where it begins, from 1; null where the format has no pages. */
  readonly page: number | null
}
