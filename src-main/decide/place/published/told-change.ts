/** Whether a place tells what changed in a program. */

import type { Place } from '../place.ts'
import { isBesideAddress } from '../roles/about-assistants.ts'
import { isReport } from '../signs.ts'
import { isInCommitMessage, isInReleaseNotes } from './change-log.ts'

/** What changed in a program, as its log tells it, and to no assistant. */
export function isChangeTold(place: Place): boolean {
  const { text } = place
  if (isInCommitMessage(text, place.lineStart())) return true
  const isItem = place.isInChangeLog() || isInReleaseNotes(text, place.lineStart())
  return isItem && isReport(place.sentence()) && !isBesideAddress(text, place)
}
