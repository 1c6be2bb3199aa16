/**
 * Writes the text of one WordprocessingML part: paragraphs and table rows as
 * lines, cells by tab. What Word hides is marked, and so are tracked changes:
 * deleted and moved-away text stands aside, since the final document lacks it.
 */

import type {
  DocumentPart,
  HiddenReason,
  TrackedChange,
} from '../../src-shared/model/source-map.ts'
import { looksSame, parseColour } from './css-colour.ts'
import { isOn, isWord } from './docx-names.ts'
import { readXml, type XmlElement } from './read-xml.ts'
import { type TextWriter, textOf } from './text-writer.ts'

export interface DocxPartOptions {
  readonly part: DocumentPart | undefined
  readonly hiddenStyles: ReadonlySet<string>
  /** Told every alternative text of a picture or shape. */
  readonly onDescription: (text: string) => void
}

/** Half-points; people do not read smaller letters. */
const TINY_HALF_POINTS = 3
const WHITE = [255, 255, 255, 1] as const
/** Earlier properties, which hold no text. */
const SKIPPED = /Change$/
/** Tracked changes (ECMA-376 part 1 §17.13.5); a move is a deletion and an insertion. */
const CHANGES: ReadonlyMap<string, TrackedChange> = new Map([
  ['ins', 'inserted'],
  ['moveTo', 'inserted'],
  ['del', 'deleted'],
  ['moveFrom', 'deleted'],
])
/** Elements that stand on lines of their own. */
const LINES: ReadonlySet<string> = new Set(['p', 'tbl', 'tr', 'footnote', 'endnote', 'comment'])
/** Characters that are elements. */
const CHARACTERS: ReadonlyMap<string, string> = new Map([
  ['tab', '\t'],
  ['ptab', '\t'],
  ['noBreakHyphen', '\u2011'],
  ['softHyphen', '\u00ad'],
])

/** What decides whether text is seen, where the walk stands. */
interface Look {
  /** Hidden by its paragraph's style. */
  paragraphHidden: boolean
  runHidden: HiddenReason | undefined
  white: boolean
  /** On a ground that is not white, where white text is seen. */
  paragraphShaded: boolean
  runShaded: boolean
}

/**
 * Reads one part into the writer.
 * @throws {ExtractionError} where the part is not well-formed XML or its text is too long.
 */
export function writeDocxPart(xml: Uint8Array, writer: TextWriter, options: DocxPartOptions): void {
  const { part, hiddenStyles } = options
  const ends: ((() => void) | undefined)[] = []
  const names: string[] = []
  const cells: number[] = []
  const alternatives: Set<string>[] = []
  let skipped = 0
  let look: Look = plainLook()
  let texts: string[] | undefined
  const changes: TrackedChange[] = []

  readXml(xml, {
    start(element) {
      const parent = names.at(-1)
      names.push(element.name)
      if (skipped > 0 || (isWord(element) && SKIPPED.test(element.name))) {
        skipped++
        ends.push(() => skipped--)
      } else {
        ends.push(isWord(element) ? startWord(element, parent) : startOther(element))
      }
    },
    end() {
      names.pop()
      ends.pop()?.()
    },
    text(text) {
      texts?.push(text)
    },
  })

  function startWord(element: XmlElement, parent: string | undefined): (() => void) | undefined {
    const { name } = element
    if (name === 't' || name === 'delText') {
      return collectText(element.attribute('space') !== 'preserve')
    }
    const change = CHANGES.get(name)
    if (change !== undefined) return startChange(change)
    if (parent === 'r') {
      const character = CHARACTERS.get(name) ?? (name === 'sym' ? symbolOf(element) : undefined)
      if (character !== undefined) write(character)
      else if (name === 'br' || name === 'cr') writer.newLine()
    } else if (parent === 'rPr' || parent === 'pPr' || parent === 'tcPr') {
      readProperty(element, parent)
    }
    if (name === 'r') {
      look = { ...look, runHidden: undefined, white: false, runShaded: false }
      return undefined
    }
    if (name === 'tc') return startCell()
    if (name === 'txbxContent') return startTextBox()
    return LINES.has(name) ? startLine(name) : undefined
  }

  function startOther(element: XmlElement): (() => void) | undefined {
    const { name, namespace, attribute } = element
    if (/^(?:docPr|cNvPr|shape|textpath)$/.test(name)) {
      for (const text of [attribute('descr'), attribute('alt'), attribute('string')]) {
        if (text) options.onDescription(text)
      }
    }
    if (name === 'AlternateContent') return startAlternatives()
    if (name === 'Choice' || name === 'Fallback') return startAlternative()
    // Formulas and shapes have runs and texts of their own.
    if (name === 't' && /\/(?:math|drawingml\/(?:2006\/)?main)$/.test(namespace)) {
      return collectText(false)
    }
    return undefined
  }

  function collectText(trims: boolean) {
    const collected: string[] = []
    texts = collected
    return () => {
      texts = undefined
      const text = collected.join('')
      write(trims ? text.trim() : text)
    }
  }

  /** What was inserted and deleted again is deleted. */
  function startChange(change: TrackedChange) {
    changes.push(change)
    return () => {
      changes.pop()
    }
  }

  function write(text: string) {
    const change = changes.includes('deleted') ? 'deleted' : changes.at(-1)
    const seen = look.runHidden ?? (look.paragraphHidden ? 'hidden_run' : whiteOnWhite())
    const hidden = seen ?? (change === 'deleted' ? change : undefined)
    const origin = { ...(part && { part }), ...(change && { change }), ...(hidden && { hidden }) }
    if (!hidden) {
      writer.write(text, part || change ? origin : undefined)
      return
    }
    // Stands aside, so that hidden letters do not tear apart a word that people read.
    writer.open()
    writer.write(text, origin)
    writer.addAside(writer.close())
  }

  function whiteOnWhite(): HiddenReason | undefined {
    // Tables and text boxes may have a ground of their own, from a style that is not read.
    const seen = look.paragraphShaded || look.runShaded || cells.length > 0
    return look.white && !seen ? 'same_colour' : undefined
  }

  function readProperty(element: XmlElement, parent: string) {
    const { name, attribute } = element
    const ofRun = parent === 'rPr' && names.at(-3) === 'r'
    if (name === 'pStyle') look.paragraphHidden = hiddenStyles.has(attribute('val') ?? '')
    if (name === 'shd' && parent === 'pPr') look.paragraphShaded = isGround(attribute('fill'))
    if (!ofRun) return
    if (name === 'shd') look.runShaded ||= isGround(attribute('fill'))
    if (name === 'highlight') look.runShaded ||= !/^(?:white|none)$/.test(attribute('val') ?? '')
    if (name === 'vanish') look.runHidden = isOn(element) ? 'hidden_run' : undefined
    if (name === 'rStyle' && hiddenStyles.has(attribute('val') ?? '')) look.runHidden = 'hidden_run'
    if (name === 'sz' && Number(attribute('val')) < TINY_HALF_POINTS) look.runHidden ??= 'tiny'
    if (name === 'color') {
      const colour = parseColour(`#${attribute('val')}`)
      look.white = colour !== undefined && looksSame(colour, WHITE)
    }
  }

  function startLine(name: string) {
    writer.breakLine(1)
    if (name === 'tr') cells.push(0)
    if (name === 'p') look = plainLook()
    return () => {
      if (name === 'tr') cells.pop()
      writer.breakLine(1)
    }
  }

  function startCell() {
    const before = cells.at(-1) ?? 0
    writer.startCell(before === 0)
    if (cells.length > 0) cells[cells.length - 1] = before + 1
    return () => writer.endCell()
  }

  function startTextBox() {
    const outside = look
    const rows = cells.splice(0)
    // Counts as a cell: its ground is not known.
    cells.push(0)
    writer.open()
    return () => {
      writer.addAside(writer.close())
      cells.splice(0, cells.length, ...rows)
      look = outside
    }
  }

  function startAlternatives() {
    alternatives.push(new Set())
    return () => {
      alternatives.pop()
    }
  }

  /** Programs show one alternative: those that say the same are written once, others all. */
  function startAlternative() {
    const siblings = alternatives.at(-1)
    writer.open()
    return () => {
      const alternative = writer.close()
      const text = textOf(alternative)
      if (siblings?.has(text)) return
      siblings?.add(text)
      writer.addInline(alternative)
    }
  }
}

function plainLook(): Look {
  return {
    paragraphHidden: false,
    runHidden: undefined,
    white: false,
    paragraphShaded: false,
    runShaded: false,
  }
}

/** Whether a shading's fill is a colour other than white; `auto` is none. */
function isGround(fill: string | undefined): boolean {
  const colour = parseColour(`#${fill}`)
  return colour !== undefined && !looksSame(colour, WHITE)
}

/** A character given by its code (ECMA-376 part 1 §17.3.3.30); symbol fonts keep theirs in the private use area. */
function symbolOf(element: XmlElement): string {
  const code = /^[0-9a-f]{2,4}$/i.test(element.attribute('char') ?? '')
    ? Number.parseInt(element.attribute('char') ?? '', 16)
    : 0xfffd
  return String.fromCharCode(code === 0 ? 0xfffd : code)
}
