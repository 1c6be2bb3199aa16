/** Whether a place tells what changed in a program. */

import { addressesAssistant } from '../orders/calls.ts'
import type { Place } from '../place.ts'
import { isBesideAddress } from '../roles/about-assistants.ts'
import { withoutQuotations } from '../roles/quotations.ts'
import { isReport } from '../signs.ts'
import { isInCommitMessage, isInReleaseNotes } from './change-log.ts'

/** What changed in a program, as its log tells it, and to no assistant. */
export function isChangeTold(place: Place): boolean {
  const { text } = place
  if (isToldByCommit(place)) return true
  const isItem = place.isInChangeLog() || isInReleaseNotes(text, place.lineStart())
  return isItem && isReport(place.sentence()) && !isBesideAddress(text, place)
}

/** Whether it is of the message of a commit, and its own words call no assistant; what it quotes is what it tells of. */
export function isToldByCommit(place: Place): boolean {
  const { text, end } = place
  if (!isInCommitMessage(text, place.lineStart())) return false
  const said = withoutQuotations(text, { start: place.lineStart(), end }).trimStart()
  return !addressesAssistant(said, { start: 0, end: said.length })
}
