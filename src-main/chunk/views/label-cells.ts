/**
 * The labelled view: the cells of tables, the items of lists, the values of fields, of columns and below labels, and of rows
 * for a database, each behind what it is called, with a colon and a blank between them whatever parts them there.
 *
 * A number is somebody's by a word beside it. In a table that word stands at the head of the
 * column or of the row, pages away, and in a key it may be part of another; here it stands before
 * each value, as in a form. Behind all of them what has a known meaning stands once more, by its sign: `‹address›: …`.
 */

import { once } from '../../../src-shared/model/once.ts'
import type { Range } from '../../../src-shared/model/spans.ts'
import { columnFields } from './column-fields.ts'
import { formRows } from './form-rows.ts'
import { innerGaps } from './inner-gaps.ts'
import { insertedRows } from './inserted-rows.ts'
import { type KeyedField, keyedFields, MAX_VALUE } from './keyed-fields.ts'
import { labelsAbove } from './labels-above.ts'
import { listedFields } from './listed-fields.ts'
import { lowerCaseInPlace } from './lower.ts'
import { MEANT, type Meaning, meaningOf, SIGNS, signOf } from './meanings/meanings.ts'
import { paddedFields } from './padded-fields.ts'
import { pairedFields } from './paired-fields.ts'
import { plainFields } from './plain-fields.ts'
import { plainUnit } from './plain-units.ts'
import { rowsUnderLabels } from './rows-under-labels.ts'
import { colonsAtLineEnds } from './sign-places.ts'
import { EMPTY_VIEW, type ViewText, ViewTextWriter } from './view-text.ts'
import { placesIn } from './word-finder.ts'

/** What parts many fields and all columns: V8 finds it as an expression in half the time that two blanks as a text take. */
const GAP = / {2}/

/** Units between two fields that are less surely of the same record: more than a form has between its lines. */
const FAR = 400

/** Labels of which it is remembered whether they are wanted. */
const MAX_KNOWN = 1_000

/** Tells whether anybody looks for cells with a label, given in lower case. */
export type LabelTest = (label: string) => boolean

/**
 * Each cell with a wanted head, each field with a wanted key, each value of a wanted column and each item of a list
 * below a wanted label, a line each: `customer number: K-20418`; a line is left empty before a field, whose neighbours
 * are of the same record less surely than those of a cell. The head of a cell is that of its column, or in a list
 * of fields the cell before it.
 * @param placesOf where words are in the text in lower case, where it is known
 */
export function labelCells(
  text: string,
  isWanted: LabelTest,
  placesOf = placesIn(lowerCaseInPlace(text)),
): ViewText {
  const known = new Map<string, KnownLabel>()
  // Fields beside one that is looked for say whose it is.
  const isOneWanted = once(() => SIGNS.some(isWanted))
  const knownAs = (head: string) => {
    const before = known.get(head)
    if (before !== undefined) return before
    const words = inWords(head)
    const label = {
      words,
      isWanted: words !== '' && isWanted(words.toLowerCase()),
      meaning: words !== '' && isOneWanted() ? meaningAs(head, words) : undefined,
    }
    if (known.size === MAX_KNOWN) known.clear()
    known.set(head, label)
    return label
  }
  const labelOf = (head: string) => {
    const { words, isWanted, meaning } = knownAs(head)
    return isWanted || meaning !== undefined ? words : ''
  }
  const forms = formRows(text, (label) => labelOf(label) !== '')
  const gaps = GAP.test(text) ? innerGaps(text) : []
  const columns = gaps.length > 0 ? columnFields(text, gaps) : []
  const colons = colonsAtLineEnds(text)
  const written = [
    ...fieldsOf(forms.fields, labelOf, false),
    ...outside(cellsOf(text, labelOf), forms.blocks),
    ...fieldsOf(insertedRows(text, placesOf), labelOf, false),
    ...fieldsOf(keyedFields(text), labelOf, true),
    ...fieldsOf(pairedFields(text, placesOf), labelOf, true),
    ...fieldsOf(listedFields(text, colons), labelOf, false),
    ...fieldsOf(labelsAbove(text, colons), labelOf, false),
    ...fieldsOf(paddedFields(text, gaps), labelOf, false),
    ...fieldsOf(columns, labelOf, false),
  ]
  const hasMeaning = (label: string) => knownAs(label).meaning !== undefined
  const plain = isOneWanted() ? plainFields(text, hasMeaning) : []
  const labelled = byPlace(written.filter(({ label }) => knownAs(label).isWanted))
  const meant = byPlace([...written, ...fieldsOf(plain, labelOf, true)]).flatMap((field) => {
    const { meaning } = knownAs(field.label)
    return meaning === undefined ? [] : [{ ...field, meaning }]
  })
  if (labelled.length === 0 && meant.length === 0) return EMPTY_VIEW
  const out = new ViewTextWriter(1024)
  for (const { label, isKeyed, ...place } of labelled) {
    pushField(out, text, `${isKeyed ? '\n' : ''}\n${label}: `, place)
  }
  if (meant.length > 0) out.pushString(`\n\n${MEANT}`, 0, 0)
  let read = 0
  for (const { meaning, start, end } of meant) {
    const own = isOfAName(meaning) ? nameAlone(text, start, end) : end
    const lead = `${start - read > FAR ? '\n' : ''}\n${signOf(meaning)}: `
    pushField(out, text, lead, { start, end: own })
    read = end
  }
  return out.finish()
}

/** What a head means as it is written, or in words. */
function meaningAs(head: string, words: string): Meaning | undefined {
  return meaningOf(head) ?? (words === head ? undefined : meaningOf(words))
}

/** What is known of a head: its words, whether somebody looks for them, and what it means where somebody looks for a meaning. */
interface KnownLabel {
  readonly words: string
  readonly isWanted: boolean
  readonly meaning: Meaning | undefined
}

function pushField(out: ViewTextWriter, text: string, lead: string, { start, end }: Range): void {
  out.pushString(lead, start, start)
  for (let at = start; at < end; at++) out.push(plainUnit(text.charCodeAt(at)), at, at + 1)
}

function isOfAName(meaning: Meaning): boolean {
  return meaning === 'person' || meaning === 'name'
}

/** What stands behind the name of somebody in the same field: `Riho Kuusik (son)`, `van Oosten, born …`. */
const BEHIND_A_NAME = / ?[(,;]| [–—-] /

/** Where a name ends that other things stand behind. */
function nameAlone(text: string, start: number, end: number): number {
  const at = text.slice(start, end).search(BEHIND_A_NAME)
  return at > 0 ? start + at : end
}

/** A stretch of a text and what it is called. */
interface Labelled extends Range {
  readonly label: string
  /** Whether it is a field with a key, and no cell of a table. */
  readonly isKeyed: boolean
}

/** The label of a head or key, in words; empty where nobody looks for it. */
type LabelOf = (head: string) => string

function cellsOf(text: string, labelOf: LabelOf): readonly Labelled[] {
  const labelled: Labelled[] = []
  let above: { readonly heads: readonly string[]; readonly field: Labelled } | undefined
  const isLabel = (words: string) => labelOf(words) !== ''
  for (const { heads, cells, isField, isOfHeads } of rowsUnderLabels(text, isLabel)) {
    const [first, second] = cells
    const ofRow = first && isField ? labelOf(text.slice(first.start, first.end)) : ''
    // A list of fields whose first line reads like heads: `Name | Jule Sommer`.
    const isList = isField && labelOf(heads[1] ?? '') === ''
    if (isOfHeads) {
      const isLabel = isList && ofRow !== '' && second !== undefined
      above = isLabel ? { heads, field: { label: ofRow, ...second, isKeyed: false } } : undefined
      continue
    }
    // A label below says that the line of heads begins with one, too.
    if (above?.heads === heads && ofRow !== '') {
      labelled.push(above.field)
      above = undefined
    }
    for (const [column, { start, end }] of cells.entries()) {
      if (end === start || end - start > MAX_VALUE) continue
      const ofColumn = isList ? '' : labelOf(heads[column] ?? '')
      if (ofColumn !== '') labelled.push({ label: ofColumn, start, end, isKeyed: false })
      else if (ofRow !== '' && column > 0)
        labelled.push({ label: ofRow, start, end, isKeyed: false })
    }
  }
  return labelled
}

function fieldsOf(
  fields: readonly KeyedField[],
  labelOf: LabelOf,
  isKeyed: boolean,
): readonly Labelled[] {
  return fields.flatMap(({ key, start, end }) => {
    const label = labelOf(key)
    return label === '' ? [] : [{ label, start, end, isKeyed }]
  })
}

/** Those of ascending stretches that stand in none of others, which ascend, too. */
function outside(labelled: readonly Labelled[], blocks: readonly Range[]): readonly Labelled[] {
  let next = 0
  return labelled.filter(({ start }) => {
    while (next < blocks.length && (blocks[next] as Range).end <= start) next++
    return !(next < blocks.length && (blocks[next] as Range).start <= start)
  })
}

/** In reading order; of stretches that overlap the first. */
function byPlace(labelled: readonly Labelled[]): readonly Labelled[] {
  let read = 0
  return labelled
    .toSorted((one, other) => one.start - other.start)
    .filter(({ start, end }) => {
      if (start < read) return false
      read = end
      return true
    })
}

/** Longer heads are sentences. */
const MAX_LABEL = 40

/** Most heads are words already, which is seen sooner than what would have to be changed. */
const IN_WORDS = /^[a-z]{1,40}(?: [a-z]{1,40})*$/

/** A head in words: `employeeId` and `employee_id` as `employee id`; `Personal-Nr.` stays one word. */
function inWords(head: string): string {
  if (head.length > MAX_LABEL) return ''
  if (IN_WORDS.test(head)) return head
  if (!/\p{L}/u.test(head)) return ''
  return head
    .replace(/(?<=\p{Ll})(?=\p{Lu})|(?:[\s_*`:]|-(?!(?:Nr|Nummer|I[Dd])\b))+/gu, ' ')
    .trim()
}
