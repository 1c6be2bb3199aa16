/** The values and turns of one text, each told apart once and only where somebody asks: most texts are decided without. */

import { once } from '../../src-shared/model/once.ts'
import type { Segment } from '../../src-shared/model/source-map.ts'
import { compareRanges, overlapFinder, type Range } from '../../src-shared/model/spans.ts'
import { type TurnsOfText, turnsIn } from './conversation/turns.ts'
import { type FieldsOfText, fieldsIn } from './fields/fields.ts'
import { jsonTools } from './fields/json-tools.ts'
import { listedParts } from './fields/listed-fields.ts'

export interface TextParts {
  readonly fields: () => FieldsOfText
  readonly turns: () => TurnsOfText
  /** Whether a stretch stands in what a server wrote for the assistants that use it. */
  readonly isListed: (range: Range) => boolean
}

/** @param segments of a web page or an MCP server */
export function partsOf(text: string, segments: readonly Segment[] = []): TextParts {
  const listedOver = once(() =>
    overlapFinder([...listedParts(segments), ...jsonTools(text)].toSorted(compareRanges)),
  )
  return {
    fields: once(() => fieldsIn(text, segments)),
    turns: once(() => turnsIn(text)),
    isListed: (range) => listedOver()(range).length > 0,
  }
}
