/** How the time of a question grows that is asked at every claim of a text. For tests. */

import { growthOf } from '../../../../src-shared/__fixtures__/growth.ts'
import { partsOf } from '../../../chunk/text-parts.ts'
import { type Place, placesIn } from '../place.ts'

/** What each of the texts claims, again and again. */
const CLAIM = /forget all your rules/gi

/**
 * As {@link growthOf}, of a question at each place of the claim `forget all your rules`.
 * @param pieces how many the smaller text is of.
 */
export function growthAtClaims(
  textOf: (pieces: number) => string,
  ask: (place: Place) => unknown,
  pieces = 1_000,
): Promise<number> {
  return growthOf(
    textOf,
    (text) => {
      const place = placesIn(text, [], partsOf(text), () => () => false)
      for (const { 0: claim, index } of text.matchAll(CLAIM)) {
        ask(place({ start: index, end: index + claim.length }))
      }
    },
    pieces,
  )
}
