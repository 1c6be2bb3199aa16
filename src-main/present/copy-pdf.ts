/**
 * A redacted text as a new PDF: letters on pages, and nothing that came with the original. Drawn in
 * one font that ships with PDF.js (Latin, Greek, Cyrillic); other scripts are refused, because a
 * copy with boxes in place of letters would be no copy.
 */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { create, type Font } from 'fontkit'
import PDFDocument from 'pdfkit'

/** What came of it: the file, or what of the text it cannot hold. */
export type DrawnCopy =
  | { readonly ok: true; readonly bytes: Uint8Array<ArrayBuffer> }
  /** Code points without a letter in the font, the first as `U+4E2D`. */
  | { readonly ok: false; readonly missing: number; readonly first: string }

/** Points. */
const MARGIN = 56
const SIZE = 10
/** Letters of a word from which it is broken: PDFKit looks for the place in steps that grow with the square. */
const LONGEST_WORD = 48
/** Anything but now, so that equal copies are equal files. */
const NO_TIME = new Date(0)

/** A line of the text begins a line of the file. The same text gives the same bytes. */
export async function toPdf(text: string): Promise<DrawnCopy> {
  const file = readFileSync(fontPath())
  const missing = missingIn(create(file) as Font, text)
  const [first] = missing
  if (first !== undefined) {
    return { ok: false, missing: missing.length, first: `U+${hexadecimal(first)}` }
  }
  const pdf = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    info: { CreationDate: NO_TIME, Producer: '', Creator: '' },
  })
  const parts: Uint8Array[] = []
  pdf.on('data', (part: Uint8Array) => parts.push(part))
  const ended = new Promise((resolve) => pdf.once('end', resolve))
  pdf.font(file).fontSize(SIZE)
  for (const line of text.split('\n')) {
    if (line.trim() === '') pdf.moveDown()
    else pdf.text(broken(line.replaceAll('\t', '    ')))
  }
  pdf.end()
  await ended
  return { ok: true, bytes: new Uint8Array(Buffer.concat(parts)) }
}

/** The code points of a text that a font has no letter for, in the order in which they come. */
function missingIn(font: Font, text: string): readonly number[] {
  const points = new Set([...text].map((letter) => letter.codePointAt(0) ?? 0))
  return [...points].filter(
    (point) => point !== 0x0a && point !== 0x09 && !font.hasGlyphForCodePoint(point),
  )
}

function broken(line: string): string {
  return line.replace(new RegExp(`\\S{${LONGEST_WORD}}(?=\\S)`, 'gu'), '$&\n')
}

function hexadecimal(point: number): string {
  return point.toString(16).toUpperCase().padStart(4, '0')
}

function fontPath(): string {
  const pdfjs = fileURLToPath(import.meta.resolve('pdfjs-dist/package.json'))
  return join(pdfjs, '../standard_fonts/LiberationSans-Regular.ttf')
}
