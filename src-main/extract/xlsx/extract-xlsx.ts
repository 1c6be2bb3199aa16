/**
 * Excel workbooks: every sheet under its name, then comments, drawings, hints and
 * properties. What Excel does not show is read and marked: sheets, rows and columns
 * that are hidden, letters in the colour of their cell, formats that show nothing.
 *
 * ECMA-376 part 1 §18 (SpreadsheetML).
 */

import type { HiddenReason } from '../../../src-shared/model/source-map.ts'
import { MEDIA_TYPES } from '../canonical-document.ts'
import { ExtractionError } from '../extraction-error.ts'
import type { Extractor } from '../extractor.ts'
import { type BesideKinds, openOffice } from '../office/open-office.ts'
import { looksLikeZip } from '../office/read-zip.ts'
import { readTheme } from '../office/theme.ts'
import { readXml } from '../text/read-xml.ts'
import { isSentence } from '../text/stated.ts'
import { createTextWriter } from '../text/text-writer.ts'
import { readSharedStrings } from './shared-strings.ts'
import { writeSheet } from './sheet.ts'
import { readXlsxStyles } from './styles.ts'

/** Kinds of parts beside the sheets, and what is in them. */
const BESIDE: BesideKinds = new Map([
  ['comments', 'comment'],
  ['threadedComment', 'comment'],
  ['drawing', 'text_box'],
  ['vmlDrawing', 'text_box'],
  ['table', 'metadata'],
  ['queryTable', 'metadata'],
  ['pivotTable', 'metadata'],
  ['pivotCacheDefinition', 'metadata'],
  ['externalLink', 'metadata'],
])

interface Sheet {
  readonly name: string
  readonly id: string
  readonly hidden: HiddenReason | undefined
}

export const xlsxExtractor: Extractor = {
  mediaType: MEDIA_TYPES.xlsx,
  recognises: ({ bytes }) =>
    looksLikeZip(bytes) &&
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes('xl/workbook'),
  async extract(source) {
    const office = openOffice(source, 'xl/workbook.xml', BESIDE)
    if (office.main === undefined) {
      // The newer binary kind has the same package around parts that are no XML.
      throw new ExtractionError(
        'UNSUPPORTED_FILE_TYPE',
        'is a binary Excel workbook: save it as XLSX',
      )
    }
    const theme = readTheme(office.ofKind('theme'))
    const styles = readXlsxStyles(office.ofKind('styles'), theme)
    const strings = readSharedStrings(office.ofKind('sharedStrings'), theme)
    const { sheets, names, from1904 } = readWorkbook(office.main)
    const writer = createTextWriter({ marksCells: true })
    const texts = new Set<string>([...names, ...styles.texts])
    for (const { name, id, hidden } of sheets) {
      writer.breakLine(2)
      writer.write(name, { part: 'title', ...(hidden && { hidden }) })
      writer.breakLine(1)
      const xml = office.related(id)
      if (xml)
        writeSheet(xml, writer, {
          strings,
          styles,
          theme,
          from1904,
          hidden,
          onText: (text) => texts.add(text.trim()),
        })
    }
    return office.finish(writer, MEDIA_TYPES.xlsx, texts)
  },
}

/** Sheets in the order of their tabs, sentences among the names and comments of ranges, and how days are counted. */
function readWorkbook(xml: Uint8Array): {
  readonly sheets: readonly Sheet[]
  readonly names: readonly string[]
  readonly from1904: boolean
} {
  const sheets: Sheet[] = []
  const names: string[] = []
  let from1904 = false
  let text = ''
  readXml(xml, {
    start({ name, attributes }) {
      text = ''
      const own = new Map(attributes())
      if (name === 'workbookPr') from1904 = isOn(own.get('date1904'))
      if (name === 'sheet') {
        const isHidden = /^(?:hidden|veryHidden)$/.test(own.get('state') ?? '')
        sheets.push({
          name: own.get('name') ?? '',
          id: own.get('id') ?? '',
          hidden: isHidden ? 'hidden_part' : undefined,
        })
      } else for (const value of own.values()) if (isSentence(value)) names.push(value)
    },
    end() {
      if (isSentence(text)) names.push(text.trim())
      text = ''
    },
    text(piece) {
      text += piece
    },
  })
  return { sheets, names, from1904 }
}

function isOn(value: string | undefined): boolean {
  return value === '1' || value === 'true'
}
