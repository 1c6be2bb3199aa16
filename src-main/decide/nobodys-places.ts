/**
 * Places and firms of a document in which nobody stands. A town is somebody's where the document tells of somebody, by a name, a
 * number or how to reach them; a forecast, a price list and a timetable name towns in which nobody is known to live, and a
 * table of a league clubs. Of one line or two one cannot tell: they may be a part of what tells of somebody. The number of a
 * booking or a ticket opens something of somebody with a name only, as its rule says.
 */

import type { Candidate } from './candidates.ts'
import { IGNORED } from './place/weigh-place.ts'

/** Lines of a text that is a document by itself. */
const FEWEST_LINES = 3
/** What belongs to nobody by itself. */
export const OF_NOBODY: ReadonlySet<string> = new Set(['LOCATION', 'ORGANIZATION'])

/** The rule of numbers of bookings and tickets. */
const BOOKING = 'pii_booking_number'

/** The same candidates; places and firms that a model alone found, and numbers of bookings, ask for nothing where no other personal data are accepted. */
export function withoutNobodysPlacesAndBookings(
  text: string,
  candidates: readonly Candidate[],
): readonly Candidate[] {
  const isNobodys = (each: Candidate): boolean =>
    (OF_NOBODY.has(each.label) && each.source !== 'l1') || isBooking(each)
  if (!candidates.some(isNobodys) || !isDocument(text)) return candidates
  const isSomebodys = (each: Candidate) =>
    each.accepted && !OF_NOBODY.has(each.label) && !isBooking(each)
  if (candidates.some(isSomebodys)) return candidates
  return candidates.map((each) => (isNobodys(each) ? { ...each, ...IGNORED } : each))
}

function isBooking({ label, explanations }: Candidate): boolean {
  return label === 'RECORD_ID' && explanations.every(({ detectorId }) => detectorId === BOOKING)
}

/** Whether a text has lines enough to be a document by itself; empty ones do not count. */
export function isDocument(text: string, fewest = FEWEST_LINES): boolean {
  let lines = 0
  for (const { 0: line } of text.matchAll(/[^\n]+/g)) {
    if (line.trim() !== '' && ++lines === fewest) return true
  }
  return false
}
