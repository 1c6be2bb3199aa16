/**
 * The values of a text that keeps data by names, each with its path: JSON, YAML, TOML and INI, XML, attributes of pages,
 * tables, the heads of mails, contacts and calendars, and what servers list of their tools. Who fills one is seldom who wrote the document, and a value says
 * nothing to the one beside it.
 */

import type { Segment } from '../../../src-shared/model/source-map.ts'
import { compareRanges, overlapFinder, type Range } from '../../../src-shared/model/spans.ts'
import { tableRows } from '../views/tables.ts'
import type { Field } from './field.ts'
import { jsonFields } from './json-fields.ts'
import { lineFields } from './line-fields.ts'
import { listedFields } from './listed-fields.ts'
import { markupFields } from './markup-fields.ts'

/** Where the fields of one text stand. */
export interface FieldsOfText {
  /** The field in whose value a stretch lies, maybe with the quotes around it; undefined where it lies in none. */
  readonly around: (range: Range) => Field | undefined
  /** Those that share something with a stretch, in reading order. */
  readonly over: (range: Range) => readonly Field[]
}

/** UTF-16 units of the quotes around a value, and of what parts it from the next. */
const SLACK = 3

export function fieldsIn(text: string, segments: readonly Segment[] = []): FieldsOfText {
  const over = overlapFinder(fieldsOf(text, segments))
  return {
    over,
    around(range) {
      const [field, ...others] = over(range)
      if (field === undefined || others.length > 0) return undefined
      const isWithin = range.start >= field.start - SLACK && range.end <= field.end + SLACK
      return isWithin ? field : undefined
    },
  }
}

/** UTF-16 units of the longest text whose fields are told apart: of one with more, a tenth of a second would go into it. */
const LONGEST = 200_000

/** In reading order and disjoint; none that holds no letter, and none of a very long text. */
export function fieldsOf(text: string, segments: readonly Segment[] = []): readonly Field[] {
  if (text.length > LONGEST) return []
  const found = [
    ...listedFields(text, segments),
    ...jsonFields(text),
    ...markupFields(text),
    ...lineFields(text),
    ...cells(text),
  ]
  const fields: Field[] = []
  for (const field of found.filter((each) => hasLetter(text, each)).toSorted(compareRanges)) {
    // What lies in another is a part of it: a quotation in a cell, a cell in a block.
    if (field.start >= (fields.at(-1)?.end ?? 0)) fields.push(field)
  }
  return fields
}

/** Cells below a head, with the place of their row, or beside the field that they are the value of. */
function cells(text: string): readonly Field[] {
  const fields: Field[] = []
  let heads: readonly string[] = []
  let row = 0
  for (const {
    isField,
    isOfHeads,
    heads: own,
    cells: [first, ...others],
    cells,
  } of tableRows(text)) {
    if (isOfHeads) continue
    if (own !== heads) [heads, row] = [own, 0]
    if (own.length > 0) {
      for (const [column, cell] of cells.entries())
        fields.push({ ...cell, path: [row, own[column] ?? ''] })
    } else if (isField && first) {
      for (const cell of others)
        fields.push({ ...cell, path: [text.slice(first.start, first.end)] })
    }
    row++
  }
  return fields
}

function hasLetter(text: string, { start, end }: Range): boolean {
  return /\p{L}/u.test(text.slice(start, end))
}
