/** Who judges at this machine, for the history of judgements. */

import { userInfo } from 'node:os'

/** The name of the user whose process this is; empty where the system knows none (as in some containers). */
export function reviewerName(): string {
  try {
    return userInfo().username
  } catch {
    return ''
  }
}
