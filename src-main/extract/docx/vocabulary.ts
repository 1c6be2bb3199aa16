/** What the elements and attributes of a Word document's text mean to who reads it. */

import { oneLine } from '../../../src-shared/model/one-line.ts'
import type { TrackedChange } from '../../../src-shared/model/source-map.ts'
import type { XmlElement } from '../text/read-xml.ts'
import { ownAttribute } from './names.ts'

/** What names of earlier properties end with, which hold no text. */
export const SKIPPED = 'Change'
/** Tracked changes (ECMA-376 part 1 §17.13.5); a move is a deletion and an insertion. */
export const CHANGES: ReadonlyMap<string, TrackedChange> = new Map([
  ['ins', 'inserted'],
  ['moveTo', 'inserted'],
  ['del', 'deleted'],
  ['moveFrom', 'deleted'],
])
/** Texts of form fields and content controls (ECMA-376 part 1 §17.16, §17.5.2). */
export const FORM_TEXTS: ReadonlySet<string> = new Set([
  'textInput/default',
  'ddList/listEntry',
  'ffData/helpText',
  'ffData/statusText',
  'dropDownList/listItem',
  'comboBox/listItem',
  'sdtPr/alias',
  'tblPr/tblCaption',
  'tblPr/tblDescription',
])
/** Names for programs, which are read where they are longer than names are. */
export const NAMES: ReadonlySet<string> = new Set(['sdtPr/tag'])
/** Fields that only number, count or refer (ECMA-376 part 1 §17.16.5): their instructions hold no text of an author. */
export const PLAIN_FIELD = new RegExp(
  oneLine`
    ^(?:
      PAGE|PAGEREF|NUMPAGES|SECTIONPAGES|SECTION|TOC|REF|NOTEREF|SEQ|DATE|TIME|FILENAME
      |FORMTEXT|FORMCHECKBOX|FORMDROPDOWN
    )(?:\s+(?:\\[*@#a-z]|_\w{1,40}|"[\d-]{1,9}"|MERGEFORMAT|ARABIC|Figure|Table)){0,12}$
  `,
  'i',
)
/** Transitional and strict, of formulas and of drawings (ISO/IEC 29500 parts 4 and 1). */
export const MATH: ReadonlySet<string> = new Set([
  'http://schemas.openxmlformats.org/officeDocument/2006/math',
  'http://purl.oclc.org/ooxml/officeDocument/math',
])
export const DRAWING: ReadonlySet<string> = new Set([
  'http://schemas.openxmlformats.org/drawingml/2006/main',
  'http://purl.oclc.org/ooxml/drawingml/main',
])
/** ISO/IEC 29500 part 3. */
export const MARKUP_COMPATIBILITY = 'http://schemas.openxmlformats.org/markup-compatibility/2006'
/** Elements that stand on lines of their own. */
export const LINES: ReadonlySet<string> = new Set([
  'p',
  'tbl',
  'tr',
  'footnote',
  'endnote',
  'comment',
])
/** Characters that are elements. */
export const CHARACTERS: ReadonlyMap<string, string> = new Map([
  ['tab', '\t'],
  ['ptab', '\t'],
  ['noBreakHyphen', '\u2011'],
  ['softHyphen', '\u00ad'],
])

/** Fonts whose letters are signs. */
const PICTURE_FONT = /symbol|dings|webdings|marlett|math/i
/** Shapes, pictures and what a click on them does. */
export const DESCRIBED = /^(?:docPr|cNvPr|shape|textpath|hlinkClick|hlinkHover)$/
/** Names of shapes and the like are a few words with a number. */
export const LONG_NAME = /\S+(?:\s+\S+){4}|\S{41}/
/** English Metric Units (ECMA-376 part 1 §20.1.10.16). */
export const EMU_PER_TWIP = 635

/**
 * A character given by its code (ECMA-376 part 1 §17.3.3.30). Codes of symbol fonts
 * stand in the private use area, and so may those of letters, which Word draws as such.
 */
export function symbolOf(element: XmlElement): string {
  const hex = ownAttribute(element, 'char') ?? ''
  const code = /^[0-9a-f]{2,4}$/i.test(hex) ? Number.parseInt(hex, 16) : 0
  const isLetter =
    code >= 0xf020 && code <= 0xf0ff && !PICTURE_FONT.test(ownAttribute(element, 'font') ?? '')
  return String.fromCharCode(isLetter ? code - 0xf000 : code === 0 ? 0xfffd : code)
}

/** A formula's run, which takes the properties of Word's. */
export function isMathRun({ name, namespace }: XmlElement): boolean {
  return name === 'r' && MATH.has(namespace)
}
