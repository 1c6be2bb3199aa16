/**
 * People in a text that tells of public life, news or the minutes of a council: without a number, a birthday or an address near
 * them they are known for what they do before everybody. They stay marked, and weigh little.
 */

import { compareRanges, overlapFinder } from '../../src-shared/model/spans.ts'
import type { Candidate } from './candidates.ts'
import { isDocument, OF_NOBODY } from './nobodys-places.ts'
import { holdsPublicLife } from './place/roles/politics.ts'
import { speaksToSomebody } from './place/roles/subject.ts'

/** UTF-16 units around a name in which other personal data make it somebody's. */
const NEAR = 500
/** Lines of a text that is a story or minutes; a few may be cut out of anything. */
const FEWEST_LINES = 6
/** UTF-16 units of a story or minutes; words of public life stand somewhere in any longer text. */
const LONGEST = 40_000

/** The same candidates; people of public life weigh little. */
export function withPeopleOfPublicLife(
  text: string,
  candidates: readonly Candidate[],
): readonly Candidate[] {
  const isPerson = ({ accepted, label, source }: Candidate): boolean =>
    accepted && label === 'PERSON' && source !== 'l1'
  if (!candidates.some(isPerson) || !isDocument(text, FEWEST_LINES)) return candidates
  if (text.length > LONGEST || !holdsPublicLife(text) || speaksToSomebody(text)) return candidates
  const others = candidates.filter(
    ({ accepted, label }) => accepted && label !== 'PERSON' && !OF_NOBODY.has(label),
  )
  const othersOver = overlapFinder(others.toSorted(compareRanges))
  return candidates.map((each) =>
    isPerson(each) && othersOver({ start: each.start - NEAR, end: each.end + NEAR }).length === 0
      ? { ...each, severity: 'low' }
      : each,
  )
}
