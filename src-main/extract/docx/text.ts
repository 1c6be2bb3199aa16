/**
 * Writes the text of one WordprocessingML part: paragraphs and table rows as
 * lines, cells by tab. What Word hides is marked, and so are tracked changes:
 * deleted and moved-away text stands aside, since the final document lacks it.
 */

import type {
  DocumentPart,
  HiddenReason,
  TrackedChange,
} from '../../../src-shared/model/source-map.ts'
import type { ThemeColours } from '../office/theme.ts'
import { readXml, type XmlElement } from '../text/read-xml.ts'
import { type TextWriter, textOf } from '../text/text-writer.ts'
import {
  type Appearance,
  appearanceOf,
  fillOf,
  type Ground,
  groundOf,
  isFarOff,
  PAPER,
  UNKNOWN_GROUND,
  unreadReason,
} from './appearance.ts'
import { isTextFill, isWord, ownAttribute, preservesSpace } from './names.ts'
import { placeOfShape } from './shapes.ts'
import type { DocxStyles } from './styles.ts'
import {
  CHANGES,
  CHARACTERS,
  DESCRIBED,
  DRAWING,
  EMU_PER_TWIP,
  FORM_TEXTS,
  isMathRun,
  LINES,
  LONG_NAME,
  MARKUP_COMPATIBILITY,
  MATH,
  NAMES,
  PLAIN_FIELD,
  SKIPPED,
  symbolOf,
} from './vocabulary.ts'

export interface DocxPartOptions {
  readonly part: DocumentPart | undefined
  readonly styles: DocxStyles
  readonly theme: ThemeColours
  /** Told every alternative text of a picture or shape. */
  readonly onDescription: (text: string) => void
}

/** What decides whether text is seen, where the walk stands: by its paragraph, its style, and the run itself. */
interface Look {
  paragraph: Appearance
  character: Appearance
  run: Appearance
  paragraphGround: Ground | undefined
  runGround: Ground | undefined
}

/**
 * Reads one part into the writer.
 * @throws {ExtractionError} where the part is not well-formed XML or its text is too long.
 */
export function writeDocxPart(xml: Uint8Array, writer: TextWriter, options: DocxPartOptions): void {
  const { part, styles, theme } = options
  const ends: ((() => void) | undefined)[] = []
  /** Of the elements around, in Word's vocabulary; empty for those of another. */
  const names: string[] = []
  const cells: number[] = []
  const alternatives: Set<string>[] = []
  let skipped = 0
  let look: Look = plainLook(styles)
  /** What lies behind the body and, in it, cells and text boxes. */
  const grounds: Ground[] = [PAPER]
  let texts: string[] | undefined
  const changes: TrackedChange[] = []
  const instruction: string[] = []
  let inFill = false
  /** Whether nothing has been written since the paragraph began. */
  let isEmpty = false
  /** Of the shapes around, why they are not seen. */
  const boxes: (HiddenReason | undefined)[] = []
  /** The same of the text boxes around. */
  const boxReasons: (HiddenReason | undefined)[] = []

  readXml(xml, {
    start(element) {
      const parent = names.at(-1)
      const word = isWord(element)
      names.push(word || isMathRun(element) ? element.name : '')
      if (skipped > 0 || (word && element.name.endsWith(SKIPPED))) {
        skipped++
        ends.push(() => skipped--)
      } else {
        ends.push(word ? startWord(element, parent) : startOther(element))
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
  endInstruction()

  function startWord(element: XmlElement, parent: string | undefined): (() => void) | undefined {
    const { name } = element
    describe(ownAttribute(element, 'author'))
    if (name === 't' || name === 'delText') {
      return collectText(!preservesSpace(element))
    }
    const change = CHANGES.get(name)
    if (change !== undefined && parent === 'trPr') {
      // An empty element that speaks of its whole row, whose end takes it back.
      const adds = !changes.includes('deleted') && changes.at(-1) !== change
      if (names.at(-3) === 'tr' && adds) changes.push(change)
      return undefined
    }
    if (change !== undefined) return startChange(change)
    if (name === 'instrText' || name === 'delInstrText') return collectInstruction()
    if (name === 'fldChar') endInstruction()
    if (name === 'fldSimple') describe(ownAttribute(element, 'instr'))
    if (FORM_TEXTS.has(`${parent}/${name}`)) {
      describe(ownAttribute(element, 'val') ?? ownAttribute(element, 'displayText'))
    }
    if (NAMES.has(`${parent}/${name}`)) describeName(ownAttribute(element, 'val'))
    if (name === 'bookmarkStart') describeName(ownAttribute(element, 'name'))
    if (name === 'hyperlink') describe(ownAttribute(element, 'tooltip'))
    if (parent === 'r') {
      const character = CHARACTERS.get(name) ?? (name === 'sym' ? symbolOf(element) : undefined)
      if (character !== undefined) write(character)
      else if (name === 'br' || name === 'cr') writer.newLine()
    } else if (parent === 'rPr' || parent === 'pPr' || parent === 'tcPr') {
      readProperty(element, parent)
    }
    if (name === 'r') return startRun()
    // The colour of the page, which not every program shows.
    if (name === 'background') grounds[0] = UNKNOWN_GROUND
    if (name === 'tc') return startCell()
    if (name === 'txbxContent') return startTextBox()
    return LINES.has(name) ? startLine(name) : undefined
  }

  function startOther(element: XmlElement): (() => void) | undefined {
    const { name, namespace, attribute } = element
    if (DESCRIBED.test(name)) {
      for (const key of ['descr', 'title', 'alt', 'string', 'tooltip']) describe(attribute(key))
      describeName(attribute('name'))
      if (isOnValue(attribute('hidden')) && boxes.length > 0)
        boxes[boxes.length - 1] ??= 'hidden_run'
    }
    if (isTextFill(element)) return startFill()
    if (inFill) look.run = { ...look.run, ...fillOf(element, theme) }
    const shape = placeOfShape(element)
    if (shape) {
      boxes.push(boxes.at(-1) ?? shape.hidden)
      return () => {
        boxes.pop()
      }
    }
    if (name === 'posOffset') return collectOffset()
    if (namespace === MARKUP_COMPATIBILITY) {
      if (name === 'AlternateContent') return startAlternatives()
      if (name === 'Choice' || name === 'Fallback') return startAlternative()
    }
    // Formulas and shapes have runs and texts of their own.
    if (isMathRun(element)) return startRun()
    if (name === 't' && (MATH.has(namespace) || DRAWING.has(namespace))) return collectText(false)
    return undefined
  }

  function startRun(): undefined {
    look = { ...look, character: {}, run: {}, runGround: undefined }
  }

  function describe(text: string | undefined) {
    if (text?.trim() && !PLAIN_FIELD.test(text.trim())) options.onDescription(text)
  }

  function describeName(text: string | undefined) {
    if (text !== undefined && LONG_NAME.test(text)) describe(text)
  }

  function startFill() {
    inFill = names.at(-2) === 'rPr' && names.at(-3) === 'r'
    return () => {
      inFill = false
    }
  }

  /** How far the shape around stands from where it is counted. */
  function collectOffset() {
    const collected: string[] = []
    texts = collected
    return () => {
      texts = undefined
      const twips = Number(collected.join('')) / EMU_PER_TWIP
      if (boxes.length > 0 && isFarOff(twips)) boxes[boxes.length - 1] ??= 'off_page'
    }
  }

  function collectInstruction() {
    texts = instruction
    return () => {
      texts = undefined
    }
  }

  /** The instruction of a field may be spread over many runs. */
  function endInstruction() {
    describe(instruction.join(''))
    instruction.length = 0
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
    isEmpty = false
    const change = changes.includes('deleted') ? 'deleted' : changes.at(-1)
    const stated = { ...look.paragraph, ...look.character, ...look.run }
    const ground = look.runGround ?? look.paragraphGround ?? stated.ground ?? grounds.at(-1)
    const unread = unreadReason(stated, ground ?? PAPER) ?? boxReasons.at(-1)
    const hidden = unread ?? (change === 'deleted' ? change : undefined)
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

  function readProperty(element: XmlElement, parent: string) {
    const { name } = element
    if (parent === 'pPr') {
      if (name === 'pStyle') look.paragraph = styles.ofParagraph(ownAttribute(element, 'val'))
      else look.paragraph = { ...look.paragraph, ...appearanceOf(element, theme) }
      look.paragraphGround ??= groundOf(element, theme)
    } else if (parent === 'tcPr') {
      const ground = groundOf(element, theme)
      if (ground !== undefined) grounds[grounds.length - 1] = ground
    } else if (parent === 'rPr' && names.at(-3) === 'r') {
      if (name === 'rStyle') look.character = styles.ofRun(ownAttribute(element, 'val') ?? '')
      look.run = { ...look.run, ...appearanceOf(element, theme) }
      // The marker pen lies over every shading.
      if (name === 'highlight') look.runGround = groundOf(element, theme) ?? look.runGround
      else look.runGround ??= groundOf(element, theme)
    }
  }

  function startLine(name: string) {
    writer.breakLine(1)
    const outerChanges = changes.length
    if (name === 'tbl') writer.startTable()
    if (name === 'tr') {
      writer.startRow()
      cells.push(0)
    }
    if (name === 'p') {
      look = plainLook(styles)
      isEmpty = true
    }
    return () => {
      if (name === 'tr') {
        cells.pop()
        changes.length = outerChanges
      }
      if (name === 'tbl') writer.endTable()
      // An empty paragraph is a blank line, by which letters part their blocks.
      if (name === 'p' && isEmpty) writer.newLine()
      else writer.breakLine(1)
      isEmpty = false
    }
  }

  function startCell() {
    const before = cells.at(-1) ?? 0
    writer.startCell(before === 0)
    if (cells.length > 0) cells[cells.length - 1] = before + 1
    // A table has grounds of its own, from a style that is not read.
    grounds.push(UNKNOWN_GROUND)
    return () => {
      grounds.pop()
      writer.endCell()
    }
  }

  function startTextBox() {
    const outside = look
    const rows = cells.splice(0)
    grounds.push(UNKNOWN_GROUND)
    boxReasons.push(boxReasons.at(-1) ?? boxes.at(-1))
    writer.open()
    return () => {
      writer.addAside(writer.close())
      grounds.pop()
      boxReasons.pop()
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

function plainLook(styles: DocxStyles): Look {
  return {
    paragraph: styles.ofParagraph(undefined),
    character: {},
    run: {},
    paragraphGround: undefined,
    runGround: undefined,
  }
}

function isOnValue(value: string | undefined): boolean {
  return value === '1' || value === 'true'
}
