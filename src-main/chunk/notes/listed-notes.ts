/**
 * What a server that lists tools, prompts and resources tells the assistant beyond their use. Each such sentence is a message
 * by itself: an order of one line in a page of parameters is not seen by who reads the page.
 */

import type { Segment } from '../../../src-shared/model/source-map.ts'
import { lengthOf, type Range } from '../../../src-shared/model/spans.ts'
import { listedFields, listedParts } from '../fields/listed-fields.ts'
import { sentencesWithin } from '../sentences.ts'
import { reachesPastTool } from './past-tool.ts'

/** UTF-16 units of the longest sentence that is one; a longer one is read with its chunk. */
const LONGEST = 600

/** In reading order and disjoint; none of a text that no server listed. */
export function listedNotesOf(text: string, segments: readonly Segment[] = []): readonly Range[] {
  return listedParts(segments)
    .flatMap((part) => sentencesWithin(text, part, listedFields(text, [part])))
    .filter(
      (each) => lengthOf(each) <= LONGEST && reachesPastTool(text.slice(each.start, each.end)),
    )
}
