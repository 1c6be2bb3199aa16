/**
 * What an address holds is called like people and is a street or a town: `Via delle Ginestre 5, 17014 Cairo Montenotte`. A
 * name that a model alone found within one asks for nothing, there and wherever else the text has it; whom a rule found by a
 * title asks for nothing where the street goes on behind it: `Zübeyde Hanım Cad. No: 38`. A place within one is told with it,
 * a postal code too that stands below the head of its column.
 */

import { compareRanges, overlapFinder } from '../../src-shared/model/spans.ts'
import type { Candidate } from './candidates.ts'
import { IGNORED } from './place/weigh-place.ts'

/** Who gets what is sent to somebody else's address. */
const IN_CARE_OF =
  /(?:(?:c\/o|z\. ?[HhTt]d?\.?|attn\.?|t\.a\.v\.|a\/c)[ :]{0,2}(?:\p{L}{1,10}\.? )?|bei[ :]{0,2})$/iu
const READ_BEFORE = 24
/** A word of the same part of an address, behind a name. */
const GOES_ON = /^ \p{L}/u

/** The same candidates; people and places that are parts of an address ask for nothing. */
export function withoutNamesOfPlaces(
  text: string,
  candidates: readonly Candidate[],
): readonly Candidate[] {
  const addresses = candidates.filter(({ label, accepted }) => label === 'ADDRESS' && accepted)
  if (addresses.length === 0) return candidates
  const addressesOver = overlapFinder(addresses.toSorted(compareRanges))
  const people = candidates.filter(({ label, accepted }) => label === 'PERSON' && accepted)
  const ofModels = people.filter(({ source }) => source !== 'l1')
  const textOf = ({ start, end }: Candidate): string => text.slice(start, end)
  const isInCareOf = ({ start }: Candidate): boolean =>
    IN_CARE_OF.test(text.slice(Math.max(0, start - READ_BEFORE), start))
  const isWithin = (each: Candidate): boolean =>
    addressesOver(each).some(({ start, end }) => start < each.start && each.end <= end) &&
    !isInCareOf(each)
  const isInStreet = (each: Candidate): boolean =>
    !isInCareOf(each) &&
    addressesOver(each).some(
      ({ start, end }) => start <= each.start && GOES_ON.test(text.slice(each.end, end)),
    )
  const isTold = (each: Candidate): boolean =>
    addressesOver(each).some(({ start, end }) => start <= each.start && each.end <= end)
  const places = new Set(ofModels.filter(isWithin).map(textOf))
  const isPlace = new Set([
    ...ofModels.filter((each) => places.has(textOf(each))),
    ...people.filter(isInStreet),
    ...candidates.filter((each) => each.label === 'LOCATION' && each.accepted && isTold(each)),
  ])
  return candidates.map((each) => (isPlace.has(each) ? { ...each, ...IGNORED } : each))
}
