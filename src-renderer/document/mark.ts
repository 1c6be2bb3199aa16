/**
 * What the document is told to mark. Whoever puts the screen together makes
 * marks of what it knows; the views draw them and say which one was clicked.
 */

import type { Range } from '../../src-shared/model/spans.ts'
import type { Category } from '../../src-shared/model/vocabulary.ts'

/** A stretch of the canonical text to mark; places are UTF-16 units. */
export interface Mark extends Range {
  readonly id: number
  /** What a click selects; marks of one place share it. */
  readonly target: number
  /** Its colour, line pattern and letter. */
  readonly category: Category
  /**
   * How full its colour is: three steps, because more cannot be told apart. What is faint has its line alone, so that
   * the eye finds what weighs more.
   */
  readonly strength: 'faint' | 'low' | 'medium' | 'high'
  /** Drawn grey: it counts for nothing. */
  readonly muted: boolean
  /** Drawn paler and ticked: it counts, and asks for nothing any more. */
  readonly settled: boolean
  /** Whether its letters are a value that masking covers. */
  readonly maskable: boolean
}

/** The place that is outlined, with all marks that lead to it. */
export interface SelectedPlace extends Range {
  readonly target: number
  /** Where it begins, from 1; null where the format has no pages. */
  readonly page: number | null
}
