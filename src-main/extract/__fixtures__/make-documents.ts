/** Makes small documents for the tests of extraction. */

import { strToU8, zipSync } from 'fflate'
import { PDFDocument, type PDFFont, StandardFonts } from 'pdf-lib'

export interface PdfLine {
  readonly text: string
  readonly x?: number
  /** From the top of the page. */
  readonly y: number
  readonly size?: number
}

/** A PDF with one page per list of lines; an empty list is a page without text. */
export async function makePdf(pages: readonly (readonly PdfLine[])[]): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  const font: PDFFont = await pdf.embedFont(StandardFonts.Helvetica)
  for (const lines of pages) {
    const page = pdf.addPage([595, 842])
    for (const { text, x = 50, y, size = 12 } of lines) {
      page.drawText(text, { x, y: 842 - y, size, font })
    }
  }
  return pdf.save()
}

export interface RawPdfOptions {
  /** Entries of the content stream, as `/Filter/FlateDecode`. */
  readonly filter?: string
  readonly pageCount?: number
  /** What follows the page: references to further objects. */
  readonly pages?: readonly string[]
  /** Entries of the trailer, the catalog, the page and its resources. */
  readonly trailer?: string
  readonly catalog?: string
  readonly page?: string
  readonly resources?: string
  /** Further objects, from 6 on. */
  readonly objects?: readonly string[]
}

/** A PDF of one page of 600 × 800 with the given content stream, Helvetica as `/F`, and entries; offsets are exact. */
export function makeRawPdf(
  content: string | Uint8Array,
  {
    filter = '',
    pages = [],
    pageCount = 1 + pages.length,
    trailer = '',
    catalog = '',
    page = '',
    resources = '',
    objects = [],
  }: RawPdfOptions = {},
): Uint8Array {
  const stream = Buffer.from(content as Uint8Array)
  const parts: Buffer[] = []
  const offsets: number[] = []
  let length = 0
  const add = (part: string | Buffer) => {
    const bytes = typeof part === 'string' ? Buffer.from(part, 'latin1') : part
    parts.push(bytes)
    length += bytes.length
  }
  const object = (...body: (string | Buffer)[]) => {
    offsets.push(length)
    for (const part of [`${offsets.length} 0 obj\n`, ...body, '\nendobj\n']) add(part)
  }
  add('%PDF-1.7\n')
  object(`<</Type/Catalog/Pages 2 0 R${catalog}>>`)
  object(`<</Type/Pages/Count ${pageCount}/Kids[${['3 0 R', ...pages].join(' ')}]>>`)
  object(
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>${resources}>>${page}>>`,
  )
  object(`<</Length ${stream.length}${filter}>>stream\n`, stream, '\nendstream')
  object('<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>')
  for (const body of objects) object(body)
  const table = length
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
  add(`xref\n0 ${rows.length + 1}\n0000000000 65535 f \n${rows.join('')}`)
  add(`trailer<</Size ${rows.length + 1}/Root 1 0 R${trailer}>>\nstartxref\n${table}\n%%EOF`)
  return Buffer.concat(parts)
}

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** WordprocessingML with the usual namespaces; `root` is an element name such as `document`. */
export function wordXml(body: string, root = 'document'): string {
  const inner = root === 'document' ? `<w:body>${body}</w:body>` : body
  return (
    `<?xml version="1.0" encoding="UTF-8"?><w:${root} xmlns:w="${WORD}" xmlns:r="${RELATIONSHIPS}" ` +
    'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" ' +
    `xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing">${inner}</w:${root}>`
  )
}

/** A run of such a part, with what it says of its looks. */
export function wordRun(text: string, properties = ''): string {
  return `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`
}

export function wordParagraph(...runs: readonly string[]): string {
  return `<w:p>${runs.join('')}</w:p>`
}

/** A relationships part: target by kind, `!` before a target for an external one. */
export function relationships(...entries: readonly (readonly [kind: string, target: string])[]) {
  const rows = entries.map(
    ([kind, target], index) =>
      `<Relationship Id="r${index}" Type="${RELATIONSHIPS}/${kind}" Target="${target.replace('!', '')}"${
        target.startsWith('!') ? ' TargetMode="External"' : ''
      }/>`,
  )
  return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${rows.join('')}</Relationships>`
}

/** A DOCX of the given parts beside the least that one needs. */
export function makeDocx(parts: Readonly<Record<string, string | Uint8Array>>): Uint8Array {
  const files: Record<string, string | Uint8Array> = {
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': relationships(['officeDocument', 'word/document.xml']),
    ...parts,
  }
  return zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, content]) => [
        name,
        typeof content === 'string' ? strToU8(content) : content,
      ]),
    ),
  )
}

/** A DOCX whose body is the given WordprocessingML. */
export function makeDocxBody(body: string): Uint8Array {
  return makeDocx({ 'word/document.xml': wordXml(body) })
}
