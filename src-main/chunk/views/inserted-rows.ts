/**
 * Reads the rows that SQL puts into a table, each value with the name of its column:
 * ``INSERT INTO `members` (`full_name`, `birth_date`) VALUES ('Ana Prado', '1958-03-14'), …``.
 * Where a statement names no columns, as in dumps, they are those with which the table was made.
 */

import { textLines } from '../../../src-shared/model/text-lines.ts'
import { type KeyedField, MAX_VALUE } from './keyed-fields.ts'
import { lowerCaseInPlace } from './lower.ts'
import { createWordFinder, type PlacesOf, placesIn, type WordFinder } from './word-finder.ts'

/** UTF-16 units of the list of columns; a longer one is none. */
const MAX_COLUMNS = 2_000

const INSERT = new RegExp(
  String.raw`insert\s{1,8}(?:ignore\s{1,8})?into\s{1,8}([^\s(]{1,80})\s{0,8}(?:\(([^()]{1,${MAX_COLUMNS}})\)\s{0,8})?values\s{0,8}`,
  'iy',
)
export const INSERT_WORD = createWordFinder(['insert'])
/** How PostgreSQL dumps a table: its columns, then a line a row, tabs between the values, up to `\.` alone on its line. */
const COPY = new RegExp(
  String.raw`copy\s{1,8}[^\s(]{1,80}\s{0,8}\(([^()]{1,${MAX_COLUMNS}})\)\s{0,8}from\s{1,8}stdin[^\n]{0,80}\n`,
  'iy',
)
export const COPY_WORD = createWordFinder(['copy'])
const NULL = '\\N'
/** A table as it is made, up to the first of its parts that is no column. */
const CREATE =
  /create\s{1,8}table\s{1,8}(?:if\s{1,8}not\s{1,8}exists\s{1,8})?([^\s(]{1,80})\s{0,8}\(/gi
/** The name of a column and its type, up to a comma, the end of its line or of the table; a remark may stand behind. */
const COLUMN =
  /\s{0,8}[`"[]?(\w{1,64})[`"\]]?[ \t]{1,16}[a-z](?:[^\n,()'-]|-(?!-)|\([^()\n]{0,80}\)|'[^'\n]{0,120}'){0,160}(?:,[ \t]{0,8}(?:--[^\n]{0,160})?|--[^\n]{0,160}(?:\n|$)|\n|$|(?=\)))/iy
const NO_COLUMN = /^(?:check|constraint|foreign|fulltext|index|key|primary|spatial|unique)$/i
const BETWEEN_ROWS = /[\s,]*\(/y
const BARE = /[^,()'"\s;][^,()'";\n]{0,60}/y
const AROUND_NAME = /^[\s`"[]+|[\s`"\]]+$/g

/**
 * Every value of every row whose columns are known; those of each kind of statement in reading order.
 * @param placesOf where words are in the text in lower case, where it is known
 */
export function insertedRows(
  text: string,
  placesOf = placesIn(lowerCaseInPlace(text)),
): readonly KeyedField[] {
  const fields: KeyedField[] = []
  let read = 0
  let made: ReadonlyMap<string, readonly string[]> | undefined
  for (const statement of statements(INSERT, INSERT_WORD, text, placesOf)) {
    // One that is a value of another is text.
    if (statement.index < read) continue
    const [, table = '', named] = statement
    if (named === undefined) made ??= madeTables(text)
    const columns = named === undefined ? (made?.get(table) ?? []) : columnsOf(named)
    if (columns.length === 0) continue
    let at = statement.index + statement[0].length
    for (;;) {
      BETWEEN_ROWS.lastIndex = at
      if (!BETWEEN_ROWS.test(text)) break
      at = readRow(text, BETWEEN_ROWS.lastIndex, columns, fields)
    }
    read = at
  }
  const copies = [...statements(COPY, COPY_WORD, text, placesOf)]
  for (const [at, copy] of copies.entries()) {
    readCopied(text, copy, copies[at + 1]?.index ?? text.length, fields)
  }
  return fields
}

/** Every statement of a kind, which begins with a word. @param pattern with the flag `y` */
function* statements(
  pattern: RegExp,
  word: WordFinder,
  text: string,
  placesOf: PlacesOf,
): Generator<RegExpExecArray> {
  let read = 0
  for (const place of placesOf(word)) {
    if (place < read) continue
    pattern.lastIndex = place
    const statement = pattern.exec(text)
    if (statement === null) continue
    yield statement
    read = place + statement[0].length
  }
}

/** Reads the lines behind a statement that copies them into a table, up to where the next one begins at the latest. */
function readCopied(text: string, copy: RegExpExecArray, next: number, fields: KeyedField[]): void {
  const columns = columnsOf(copy[1] ?? '')
  for (const { start, end } of textLines(text, copy.index + copy[0].length)) {
    if (start >= next || text.startsWith('\\.', start)) return
    let at = start
    for (const [column, value] of text.slice(start, end).split('\t').entries()) {
      const key = columns[column]
      const length = value.trimEnd().length
      if (key !== undefined && length > 0 && length <= MAX_VALUE && value !== NULL) {
        fields.push({ key, start: at, end: at + length })
      }
      at += value.length + 1
    }
  }
}

function columnsOf(listed: string): readonly string[] {
  return listed.split(',').map((name) => name.replace(AROUND_NAME, ''))
}

/** The columns of the tables that the text makes, by the table's name as it is written. */
function madeTables(text: string): ReadonlyMap<string, readonly string[]> {
  const tables = new Map<string, readonly string[]>()
  let read = 0
  for (const { 0: statement, 1: name = '', index } of text.matchAll(CREATE)) {
    // One among the columns of another is none.
    if (index < read) continue
    const columns: string[] = []
    COLUMN.lastIndex = read = index + statement.length
    for (let column = COLUMN.exec(text); column; column = COLUMN.exec(text)) {
      const [, own = ''] = column
      if (NO_COLUMN.test(own) || columns.length === MAX_COLUMNS) break
      columns.push(own)
      read = COLUMN.lastIndex
    }
    tables.set(name, columns)
  }
  return tables
}

/** Reads a row from behind its bracket. Gives where it ends. */
function readRow(
  text: string,
  start: number,
  columns: readonly string[],
  fields: KeyedField[],
): number {
  let at = start
  for (let column = 0; at < text.length; at++) {
    const sign = text[at]
    if (sign === ')') return at + 1
    if (sign === ';' || sign === '(') return at
    if (sign === ',') column++
    const key = columns[column]
    if (sign === "'" || sign === '"') {
      const end = closingQuote(text, at, sign)
      if (key !== undefined && end - at - 1 <= MAX_VALUE && end > at + 1) {
        fields.push({ key, start: at + 1, end })
      }
      at = end
    } else {
      BARE.lastIndex = at
      const bare = BARE.exec(text)
      if (bare === null) continue
      const end = at + bare[0].trimEnd().length
      if (key !== undefined) fields.push({ key, start: at, end })
      at = end - 1
    }
  }
  return at
}

/** The quote that ends a string: one that is neither doubled nor behind a backslash; the end of the text where there is none. */
function closingQuote(text: string, start: number, quote: string): number {
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === quote) {
      if (text[at + 1] !== quote) return at
      at++
    }
  }
  return text.length
}
