/** Writes the body of an OpenDocument file: paragraphs and rows as lines, cells by tab, slides and sheets apart. */

import type { DocumentPart, HiddenReason } from '../../../src-shared/model/source-map.ts'
import { readXml, type XmlElement } from '../text/read-xml.ts'
import { isSentence } from '../text/stated.ts'
import type { Origin, TextWriter } from '../text/text-writer.ts'
import { isFoldedAway, type Look, type Looks, lookOf, unseenBy } from './looks.ts'

export interface BodyContext {
  readonly looks: Looks
  /** Of all of it, as headers and footers have. */
  readonly part?: DocumentPart
  /** Elements whose texts are written; all where left out. */
  readonly within?: RegExp
  readonly onText: (text: string) => void
  readonly onLink: (address: string) => void
}

/** Elements that are parts of their own, by name. */
const PARTS: Readonly<Record<string, DocumentPart>> = {
  annotation: 'comment',
  'note-body': 'footnote',
  notes: 'notes',
  'text-box': 'text_box',
  header: 'header',
  'header-left': 'header',
  'header-first': 'header',
  footer: 'footer',
  'footer-left': 'footer',
  'footer-first': 'footer',
}
/** Elements that say something of a picture or table. */
const DESCRIPTIONS = /^(?:title|desc)$/
const LINES = /^(?:p|h|table-row|list-item|page|table)$/
/** Elements whose style is that of their letters, and its family. */
const FAMILIES: Readonly<Record<string, string>> = {
  p: 'paragraph',
  h: 'paragraph',
  span: 'text',
  'table-cell': 'table-cell',
  'covered-table-cell': 'table-cell',
}
const LIST_STYLE = /^list-level-style-(?:bullet|number)$/
const HIDDEN_PART: HiddenReason = 'hidden_part'
/** Attributes of fields that show one of several texts. */
const FIELD_TEXTS = /^string-value(?:-if-true|-if-false)?$/
/** Cells that stand for many of their kind; a sheet ends in a million of empty ones. */
const MAX_REPEATED = 100
/** Spaces that one element can stand for. */
const MAX_SPACES = 1_000

interface Around {
  readonly look: Look
  readonly hidden: HiddenReason | undefined
  readonly part: DocumentPart | undefined
  readonly isDeleted: boolean
  readonly isWanted: boolean
}

interface Outer {
  readonly name: string
  readonly around: Around
  readonly isApart: boolean
  /** Of a cell: for how many of its kind it stands. */
  readonly columns: number
}

/** @throws {ExtractionError} where the part is broken. */
export function writeBody(xml: Uint8Array, writer: TextWriter, context: BodyContext): void {
  const { looks, within, onText, onLink } = context
  let around: Around = {
    look: {},
    hidden: undefined,
    part: context.part,
    isDeleted: false,
    isWanted: within === undefined,
  }
  const outer: Outer[] = []
  let foldedColumns: boolean[] = []
  let column = 0
  let description = ''

  function start(element: XmlElement): void {
    const { name } = element
    const own = new Map(element.attributes())
    const part = PARTS[name]
    const isApart = part !== undefined && part !== context.part && around.isWanted
    const columns = Math.min(Number(own.get('number-columns-repeated') ?? 1) || 1, MAX_REPEATED)
    outer.push({ name, around, isApart, columns })
    if (isApart) writer.open()
    const family = FAMILIES[name]
    const style = own.get('style-name')
    const look =
      family && style ? { ...around.look, ...lookOf(looks, `${family} ${style}`) } : around.look
    if (name === 'table') foldedColumns = []
    const isTableHidden = name === 'table' && style !== undefined && hasHiddenTable(style)
    const isSlidePassed =
      name === 'page' && style !== undefined && lookOf(looks, `drawing-page ${style}`).isPassedOver
    let hidden = around.hidden
    if (isFoldedAway(element) || isTableHidden || isSlidePassed) hidden ??= HIDDEN_PART
    if (name === 'table-column') {
      for (let each = 0; each < columns; each++) foldedColumns.push(isFoldedAway(element))
    }
    if (name === 'table-row') column = 0
    if (name === 'table-cell' || name === 'covered-table-cell') {
      if (around.isWanted) writer.startCell(column === 0)
      if (foldedColumns[column]) hidden ??= HIDDEN_PART
      column += columns
    }
    around = {
      look,
      hidden,
      part: part ?? around.part,
      isDeleted: around.isDeleted || name === 'deletion',
      isWanted: around.isWanted || within?.test(name) === true,
    }
    if (LINES.test(name) && around.isWanted)
      writer.breakLine(name === 'page' || (name === 'table' && column === 0) ? 2 : 1)
    if (name === 'table' && around.isWanted) writer.startTable()
    if (name === 'table-row' && around.isWanted) writer.startRow()
    if ((name === 'page' || name === 'table') && around.isWanted && own.get('name')) {
      writer.write(own.get('name') ?? '', originOf('title'))
      writer.breakLine(1)
    }
    if (name === 'a') onLink(own.get('href') ?? '')
    const isField = name === 'hidden-text' || name === 'conditional-text'
    if (name === 'hidden-paragraph' && own.get('is-hidden') === 'true') hideParagraph()
    // Styles stand beside the body; what is before and behind the numbers of a list is shown with it.
    const isListStyle = LIST_STYLE.test(name)
    if (around.isWanted || isField || isListStyle) {
      for (const [key, text] of own) {
        // The name of a sheet or slide stands above it.
        const isTold = key === 'name' && (name === 'page' || name === 'table')
        const saysSomething = isField
          ? FIELD_TEXTS.test(key) && text !== ''
          : /\s/.test(text) && isSentence(text)
        if (saysSomething && !isTold) onText(text)
      }
    }
    const message =
      name === 'help-message' || name === 'error-message' ? own.get('title') : undefined
    if (message) onText(message)
    if (name === 'tab') put('\t')
    else if (name === 's') put(' '.repeat(Math.min(Number(own.get('c') ?? 1) || 1, MAX_SPACES)))
    else if (name === 'line-break' && around.isWanted) writer.newLine()
    if (DESCRIPTIONS.test(name)) description = ''
  }

  /** What stands behind the field in its paragraph, within other elements too; producers put it first. */
  function hideParagraph(): void {
    if (outer.at(-1)?.around.hidden !== undefined) return
    const paragraph = outer.findLastIndex(({ name }) => name === 'p' || name === 'h')
    if (paragraph < 0) return
    const behind = outer.splice(paragraph + 1)
    outer.push(
      ...behind.map((each) => ({ ...each, around: { ...each.around, hidden: HIDDEN_PART } })),
    )
  }

  function hasHiddenTable(style: string): boolean {
    const { isHidden } = lookOf(looks, `table ${style}`)
    return isHidden === true
  }

  function originOf(part = around.part): Origin | undefined {
    const hidden = around.isDeleted ? 'deleted' : (around.hidden ?? unseenBy(around.look))
    if (part === undefined && hidden === undefined) return undefined
    return {
      ...(part && { part }),
      ...(hidden && { hidden }),
      ...(around.isDeleted && { change: 'deleted' as const }),
    }
  }

  function put(text: string): void {
    if (around.isWanted && text !== '') writer.write(text, originOf())
  }

  readXml(xml, {
    start,
    end() {
      const left = outer.pop()
      if (!left) return
      const { name } = left
      if (LINES.test(name) && around.isWanted) writer.breakLine(1)
      if (name === 'table' && around.isWanted) writer.endTable()
      if ((name === 'table-cell' || name === 'covered-table-cell') && around.isWanted) {
        writer.endCell()
        // Its text once: what follows still stands below the head of its own column.
        for (let more = 1; more < left.columns; more++) {
          writer.startCell(false)
          writer.endCell()
        }
      }
      if (DESCRIPTIONS.test(name) && description.trim() !== '') onText(description.trim())
      if (left.isApart) writer.addAside(writer.close())
      around = left.around
    },
    text(text) {
      const name = outer.at(-1)?.name ?? ''
      if (DESCRIPTIONS.test(name)) description += text
      // White space between elements is layout of the file (§6.1.2).
      else if (outer.some((each) => each.name === 'p' || each.name === 'h') || /\S/.test(text))
        if (around.isWanted) writer.writeCollapsed(text, originOf())
    },
  })
}
