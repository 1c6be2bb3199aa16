/**
 * Writes one sheet of a workbook: rows as lines, each cell by tabs below the head of its column, also behind empty ones,
 * which a file leaves out; and behind them what formulas and hints say.
 */

import type { HiddenReason } from '../../../src-shared/model/source-map.ts'
import type { ThemeColours } from '../office/theme.ts'
import { readXml, type XmlElement } from '../text/read-xml.ts'
import { isSentence } from '../text/stated.ts'
import type { TextWriter } from '../text/text-writer.ts'
import { type CellRun, createRunReader } from './shared-strings.ts'
import { shownNumber } from './shown-number.ts'
import { hiddenLetters, type XlsxStyles } from './styles.ts'

export interface SheetContext {
  readonly strings: readonly (readonly CellRun[])[]
  readonly styles: XlsxStyles
  readonly theme: ThemeColours
  /** Whether the workbook counts days from 1904 on. */
  readonly from1904: boolean
  /** Why nobody sees the sheet at all. */
  readonly hidden: HiddenReason | undefined
  /** Told texts that stand in no cell: hints of fields, addresses, words within formulas. */
  readonly onText: (text: string) => void
}

/** Points, and letters of the width of a column: less shows nothing of a text. */
const FLAT_ROW = 1.5
const FLAT_COLUMN = 0.2
/** Columns of the widest sheet (§18.3.1.13). */
const MAX_COLUMNS = 16_384
/** Columns from one cell to the next that are written as such: tables have fewer, and a note far to the right needs none. */
const MAX_STEP = 100
/** Attributes that hold a name, a place or a format. */
const NO_WORDS = /^(?:r|ref|sqref|id|uid|spans|type|codeName|topLeftCell|activeCell|xr2?:uid)$/

/** @throws {ExtractionError} where the part is broken. */
export function writeSheet(xml: Uint8Array, writer: TextWriter, context: SheetContext): void {
  const { strings, styles, theme, from1904, hidden, onText } = context
  const columns = foldedColumns()
  const names: string[] = []
  const inline = createRunReader(theme)
  let rowHidden = false
  /** The column in which the sheet begins, as it says itself, and the one that the row has reached. */
  let leftmost = 1
  let reached = 1
  let column = 0
  let cell = { type: '', style: 0 }
  let value = ''
  let formula = ''
  let other = ''

  function endCell(): void {
    for (const match of formula.matchAll(/"((?:[^"]|""){2,})"/g)) {
      const text = match[1]?.replaceAll('""', '"') ?? ''
      if (isSentence(text)) onText(text)
    }
    const own: readonly CellRun[] =
      cell.type === 's'
        ? (strings[Number(value)] ?? [])
        : cell.type === 'inlineStr'
          ? inline.take()
          : [
              {
                text:
                  cell.type === 'n'
                    ? shownNumber(value, styles.format(cell.style), from1904)
                    : value,
              },
            ]
    const runs = own.filter(({ text }) => text !== '')
    if (runs.length === 0) return
    writer.startCell(true)
    for (let tabs = Math.min(column - reached, MAX_STEP); tabs > 0; tabs--) writer.startCell(false)
    reached = column
    const around = hidden ?? (rowHidden || columns.isFolded(column) ? 'hidden_part' : undefined)
    const byStyle = styles.hides(cell.style)
    for (const { text, colour, points } of runs) {
      const isOwn = colour !== undefined || points !== undefined
      const why =
        around ?? (isOwn ? hiddenLetters(colour, points ?? 11, styles.ground(cell.style)) : byStyle)
      writer.write(text, why && { hidden: why })
    }
    writer.endCell()
  }

  function start(element: XmlElement): void {
    const { name, attribute } = element
    names.push(name)
    switch (name) {
      case 'col':
        if (isHiddenSize(element, 'width', FLAT_COLUMN)) {
          columns.fold(Number(attribute('min')), Number(attribute('max')))
        }
        return
      case 'row':
        writer.breakLine(1)
        rowHidden = isHiddenSize(element, 'ht', FLAT_ROW)
        reached = leftmost
        column = 0
        return
      case 'dimension':
        leftmost = columnOf(attribute('ref')) ?? 1
        return
      case 'c':
        column = columnOf(attribute('r')) ?? column + 1
        cell = { type: attribute('t') ?? 'n', style: Number(attribute('s') ?? 0) }
        value = ''
        formula = ''
        return
      case 'v':
      case 'f':
        return
    }
    if (cell.type === 'inlineStr' && names.includes('is')) inline.start(element)
    else {
      other = ''
      for (const [key, text] of element.attributes()) {
        if (!NO_WORDS.test(key) && isSentence(text)) onText(text)
      }
    }
  }

  readXml(xml, {
    start,
    end() {
      const name = names.pop() ?? ''
      if (name === 'c') endCell()
      else if (cell.type === 'inlineStr') inline.end(name)
      // Headers and footers of the printed page, formulas of checks.
      if (other !== '' && isSentence(other))
        onText(other.replace(/&(?:[LCR]|"[^"]*"|\d+|[A-Z])/g, ' ').trim())
      other = ''
    },
    text(text) {
      const name = names.at(-1)
      if (name === 'v') value += text
      else if (name === 'f') formula += text
      else if (cell.type === 'inlineStr' && names.includes('is')) inline.text(text)
      else other += text
    },
  })
}

function isHiddenSize({ attribute }: XmlElement, size: string, flat: number): boolean {
  const given = attribute(size)
  return (
    /^(?:1|true)$/.test(attribute('hidden') ?? '') || (given !== undefined && Number(given) < flat)
  )
}

/** Which columns are hidden: where ranges of them begin and end, summed up when the first cell asks. */
function foldedColumns() {
  const steps = new Int32Array(MAX_COLUMNS + 2)
  let folded: Uint8Array | undefined
  return {
    fold(from: number, to: number) {
      if (!(from >= 1 && to >= from && from <= MAX_COLUMNS)) return
      steps[from] = (steps[from] ?? 0) + 1
      const end = Math.min(to, MAX_COLUMNS) + 1
      steps[end] = (steps[end] ?? 0) - 1
      folded = undefined
    },
    isFolded(column: number): boolean {
      if (folded === undefined) {
        let depth = 0
        folded = Uint8Array.from(steps, (step) => {
          depth += step
          return depth > 0 ? 1 : 0
        })
      }
      return folded[column] === 1
    },
  }
}

/** The number of the column in a place such as `AB12`, from 1. */
function columnOf(place: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(place ?? '')?.[0]
  if (letters === undefined) return undefined
  const number = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
  return Math.min(number, MAX_COLUMNS)
}
