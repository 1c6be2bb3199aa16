/**
 * The contract of a validator: a named check that a matched value must pass.
 *
 * Apart from the list of validators, so that every family of them can be
 * written without importing the others.
 */

import type { Range } from '../../../../src-shared/model/spans.ts'

/** Where a value stood when it matched. */
export interface ValidatorMatch {
  /** The whole text of the view that matched. */
  readonly text: string
  /** Place of the value in that text, half-open. */
  readonly start: number
  readonly end: number
  /** Named groups of the pattern that took part in the match. */
  readonly groups: Readonly<Record<string, string | undefined>>
  /** The place in the document as written, where the text that matched is a view of it. */
  readonly inDocument?: () => Range & { readonly text: string }
}

/**
 * Whether a value is what its rule looks for. Pure, never throws, and linear in
 * the length of the value: it runs on hostile text.
 */
export type Validator = (value: string, match: ValidatorMatch) => boolean
