/**
 * A redacted text as a new PDF: letters on pages, and nothing that came with the original. Drawn in
 * a font that ships with PDF.js (Latin, Greek, Cyrillic), letters of other scripts in fonts of the
 * system. What cannot be drawn is refused: a copy with boxes in place of letters would be no copy.
 */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { create, type Font } from 'fontkit'
import PDFDocument from 'pdfkit'
import { RIGHT_TO_LEFT_LETTER, scriptsOf } from './scripts-of.ts'
import { type FontFile, type FoundFont, fontsFor } from './system-fonts.ts'

/** What came of it: the file, or what of the text it cannot hold. */
export type DrawnCopy =
  | { readonly ok: true; readonly bytes: Uint8Array<ArrayBuffer> }
  | {
      readonly ok: false
      /** Of right-to-left scripts lines cannot be laid out; of others no font has the letters. */
      readonly why: 'right_to_left' | 'no_font'
      /** Code points. */
      readonly missing: number
      /** Names of their scripts. */
      readonly scripts: readonly string[]
    }

/** Points. */
const MARGIN = 56
const SIZE = 10
/** From one line to the next. */
const LINE = 14
/** Letters of a word from which it is broken: PDFKit looks for the place in steps that grow with the square. */
const LONGEST_WORD = 48
/** Anything but now, so that equal copies are equal files. */
const NO_TIME = new Date(0)
/** What is drawn as room. */
const ROOM: ReadonlySet<number> = new Set([0x09, 0x0a])

/**
 * A line of the text begins a line of the file. The same text gives the same bytes, while the
 * system has the same fonts.
 * @param folders where the system keeps its fonts.
 */
export async function toPdf(text: string, folders?: readonly string[]): Promise<DrawnCopy> {
  const turned = new Set(text.match(RIGHT_TO_LEFT_LETTER))
  if (turned.size > 0) return refused('right_to_left', turned)
  const file = readFileSync(fontPath())
  const shipped = create(file) as Font
  const usual: FontFile = { file, name: shipped.postscriptName, isOneOfMany: false }
  const others = missingIn(shipped, text)
  const fonts = others.size === 0 ? [] : fontsFor(others, usual.name, folders)
  const held = new Set(fonts.flatMap(({ points }) => [...points]))
  const missing = [...others].filter((point) => !held.has(point))
  if (missing.length > 0) {
    return refused('no_font', new Set(missing.map((point) => String.fromCodePoint(point))))
  }
  const pdf = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    info: { CreationDate: NO_TIME, Producer: '', Creator: '' },
  })
  const parts: Uint8Array[] = []
  pdf.on('data', (part: Uint8Array) => parts.push(part))
  const ended = new Promise((resolve) => pdf.once('end', resolve))
  pdf.fontSize(SIZE)
  for (const { name, file, isOneOfMany } of [usual, ...fonts]) {
    if (isOneOfMany) pdf.registerFont(name, file, name)
    else pdf.registerFont(name, file)
  }
  pdf.y += SIZE
  for (const line of text.split('\n')) {
    if (line.trim() === '') {
      pdf.y += LINE
      continue
    }
    const runs = runsOf(broken(line.replaceAll('\t', '    ')), usual, fonts)
    for (const [index, { words, font }] of runs.entries()) {
      // Fonts differ in what they leave above and below: lines are equally high, and letters stand on them.
      pdf.font(font.name).text(words, {
        continued: index < runs.length - 1,
        baseline: 'alphabetic',
        lineGap: LINE - pdf.font(font.name).currentLineHeight(true),
      })
    }
  }
  pdf.end()
  await ended
  return { ok: true, bytes: new Uint8Array(Buffer.concat(parts)) }
}

function refused(why: 'right_to_left' | 'no_font', letters: ReadonlySet<string>): DrawnCopy {
  return { ok: false, why, missing: letters.size, scripts: scriptsOf(letters) }
}

interface Run {
  readonly words: string
  readonly font: FontFile
}

/** A line in stretches of one font. */
function runsOf(line: string, usual: FontFile, others: readonly FoundFont[]): readonly Run[] {
  const runs: { words: string; font: FontFile }[] = []
  for (const letter of line) {
    const point = letter.codePointAt(0) ?? 0
    const font = others.find(({ points }) => points.has(point)) ?? usual
    const last = runs.at(-1)
    if (last?.font === font) last.words += letter
    else runs.push({ words: letter, font })
  }
  return runs
}

/** The code points of a text that a font has no letter for. */
function missingIn(font: Font, text: string): ReadonlySet<number> {
  const points = new Set([...text].map((letter) => letter.codePointAt(0) ?? 0))
  return new Set(
    [...points].filter((point) => !ROOM.has(point) && !font.hasGlyphForCodePoint(point)),
  )
}

function broken(line: string): string {
  return line.replace(new RegExp(`\\S{${LONGEST_WORD}}(?=\\S)`, 'gu'), '$&\n')
}

function fontPath(): string {
  const pdfjs = fileURLToPath(import.meta.resolve('pdfjs-dist/package.json'))
  return join(pdfjs, '../standard_fonts/LiberationSans-Regular.ttf')
}
