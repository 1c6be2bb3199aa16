/** A value of a document that keeps data by names, and under which names it is kept. */

import type { Range } from '../../../src-shared/model/spans.ts'

/** A key, or the place in a list, from 0 on. */
export type Step = string | number

/** Places of the value in UTF-16 units, without the quotes and blanks around it. */
export interface Field extends Range {
  /** From the outermost on: `['items', 3, 'bio']`. */
  readonly path: readonly Step[]
}

/** UTF-16 units of a key that are kept; a line that begins with a longer one has none. */
export const LONGEST_KEY = 60
/** Names above a value that are kept; what lies deeper has the outermost ones. */
export const DEEPEST = 32
