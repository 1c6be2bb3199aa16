/** The place of a marked stretch of a text. For tests. */

import { partsOf } from '../../../chunk/text-parts.ts'
import { marked } from '../../__fixtures__/marked.ts'
import { type Place, placesIn } from '../place.ts'

/** @param written a text with one stretch between ⟦ and ⟧ */
export function placeIn(written: string): Place {
  const { text, range } = marked(written)
  return placesIn(text, [], partsOf(text), () => () => false)(range)
}
