/**
 * Places and firms beside which nobody stands. A town is somebody's where its paragraph tells of somebody, by a name, a number
 * or how to reach them; a forecast, a price list and a timetable name towns in which nobody is known to live, a table of a
 * league clubs, minutes whoever gave an offer, and a complaint or a ticket firms of which it tells. In a life by its years, each
 * post and school is somebody's, wherever the name stands. Of one line or two one cannot tell: they may be a part of what tells
 * of somebody. Places that a rule found stand where towns of people do, below a head or before the date of a letter. The
 * number of a booking or a ticket opens something of somebody with a name only, as its rule says.
 */

import { compareRanges, overlapFinder, type Range } from '../../src-shared/model/spans.ts'
import type { Candidate } from './candidates.ts'
import { IGNORED } from './place/weigh-place.ts'

/** Lines of a text that is a document by itself. */
const FEWEST_LINES = 3
/** What belongs to nobody by itself. */
export const OF_NOBODY: ReadonlySet<string> = new Set(['LOCATION', 'ORGANIZATION'])

/** The rule of numbers of bookings and tickets. */
const BOOKING = 'pii_booking_number'

/** From one year to another, or until today, as posts and schools of a life have it. */
const YEARS =
  /(?<!\d)(?:19|20)\d\d ?(?:[–—-]|to|bis|à|al?|tot|do|till?|до|по) ?(?:(?:\d\d?[./])?(?:19|20)\d\d(?!\d)|\p{L}{4,12})/gu
const FEWEST_SPANS = 2

/** A blank line parts paragraphs. */
const BLANK_LINE = /\n[ \t\r]*\n/g

/**
 * The same candidates; firms, and places that a model alone found, ask for nothing where no other personal data are accepted
 * in their paragraph, unless the text is a life by its years. Numbers of bookings ask for nothing where nobody stands.
 */
export function withoutNobodysPlacesAndBookings(
  text: string,
  candidates: readonly Candidate[],
): readonly Candidate[] {
  const isNobodys = (each: Candidate): boolean =>
    (OF_NOBODY.has(each.label) && (each.source !== 'l1' || each.label === 'ORGANIZATION')) ||
    isBooking(each)
  if (!candidates.some(isNobodys) || !isDocument(text)) return candidates
  const isSomebodys = (each: Candidate) =>
    each.accepted && !OF_NOBODY.has(each.label) && !isBooking(each)
  const somebodys = candidates.filter(isSomebodys)
  if (somebodys.some(({ label }) => label !== 'PERSON') && isLifeByYears(text)) return candidates
  const somebodysOver = overlapFinder(somebodys.toSorted(compareRanges))
  const tellsOfSomebody = overlapFinder(
    paragraphsOf(text).filter((paragraph) => somebodysOver(paragraph).length > 0),
  )
  const isBesideSomebody = (each: Candidate): boolean =>
    somebodys.length > 0 && (isBooking(each) || tellsOfSomebody(each).length > 0)
  return candidates.map((each) =>
    isNobodys(each) && !isBesideSomebody(each) ? { ...each, ...IGNORED } : each,
  )
}

/** The paragraphs of a text, ascending. */
function paragraphsOf(text: string): readonly Range[] {
  const blanks = Array.from(text.matchAll(BLANK_LINE), ({ index }) => index)
  const bounds = [0, ...blanks, text.length]
  return blanks.concat(text.length).map((end, index) => ({ start: bounds[index] as number, end }))
}

function isLifeByYears(text: string): boolean {
  let spans = 0
  for (const _ of text.matchAll(YEARS)) if (++spans === FEWEST_SPANS) return true
  return false
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
