/**
 * What a server that lists tools, prompts and resources tells the assistant beyond their use. Each such sentence is a message
 * by itself: an order of one line in a page of parameters is not seen by who reads the page.
 */

import type { Segment } from '../../../src-shared/model/source-map.ts'
import { lengthOf, type Range } from '../../../src-shared/model/spans.ts'
import { jsonTools } from '../fields/json-tools.ts'
import { listedFields, listedParts } from '../fields/listed-fields.ts'
import { sentencesWithin } from '../sentences.ts'
import { reachesPastTool } from './past-tool.ts'

/** UTF-16 units of the longest sentence that is one; a longer one is read with its chunk. */
const LONGEST = 600

/** In reading order and disjoint; none of a text in which no server lists anything. */
export function listedNotesOf(text: string, segments: readonly Segment[] = []): readonly Range[] {
  const listed = listedParts(segments).flatMap((part) =>
    sentencesWithin(text, part, listedFields(text, [part])),
  )
  const inJson = jsonTools(text)
    .flatMap((value) => linesOf(text, value))
    .flatMap((line) => sentencesWithin(text, line, []))
  return [...listed, ...inJson].filter(
    (each) => lengthOf(each) <= LONGEST && reachesPastTool(text.slice(each.start, each.end)),
  )
}

/** The lines of a value of JSON, whose ends are written as signs. */
function linesOf(text: string, { start, end }: Range): readonly Range[] {
  const ends = Array.from(text.slice(start, end).matchAll(/(?:\\[nrt])+/g))
  const starts = [start, ...ends.map(({ index, 0: sign }) => start + index + sign.length)]
  return starts.map((from, at) => ({ start: from, end: start + (ends[at]?.index ?? end - start) }))
}
