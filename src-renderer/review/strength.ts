/** How sure a scan is of a passage, in the three steps that marks are drawn in. Pure. */

import type { Mark } from '../document/mark.ts'

/** @param score from 0 to 1. */
export function strengthOf(score: number): Exclude<Mark['strength'], 'faint'> {
  return score < 0.5 ? 'low' : score < 0.8 ? 'medium' : 'high'
}
