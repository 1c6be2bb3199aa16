/** What somebody says in a conversation, where the label that tells who it is stands beside it. */

import type { Range } from '../../../src-shared/model/spans.ts'

/** What is said, in UTF-16 units, without the label and the blanks around it. */
export interface Turn extends Range {
  /** As the label or the record names who speaks. */
  readonly speaker: string
  /** Where on lines of their own or before what is said a label and a time stand; a record has none. */
  readonly label?: Range
}

/** A turn, and how it stands among others. */
export interface PlacedTurn extends Turn {
  /** Whether a program, or whoever serves visitors, is who answers it. */
  readonly isToProgram: boolean
  /** Whether that is who speaks. */
  readonly isOfProgram: boolean
  /** Whether it is quoted, among what others said. */
  readonly isQuoted: boolean
}
