/** A font of one letter for tests: the shipped font with another table of characters (OpenType, cmap format 12). */

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

interface TestFont {
  /** The code point that it has a letter for; that letter looks like an A. */
  readonly letter: number
  /** Whether documents may carry it (OS/2 table); 0 is yes. */
  readonly fsType?: number
}

/** Glyph of the letter A in the shipped font. */
const GLYPH = 36

export function testFont({ letter, fsType = 0 }: TestFont): Buffer {
  const file = fileURLToPath(import.meta.resolve('pdfjs-dist/package.json'))
  const font = readFileSync(
    file.replace('package.json', 'standard_fonts/LiberationSans-Regular.ttf'),
  )
  const characters = Buffer.alloc(12 + 28)
  characters.writeUInt16BE(1, 2)
  characters.writeUInt16BE(3, 4)
  characters.writeUInt16BE(10, 6)
  characters.writeUInt32BE(12, 8)
  characters.writeUInt16BE(12, 12)
  for (const [index, value] of [28, 0, 1, letter, letter, GLYPH].entries()) {
    characters.writeUInt32BE(value, 16 + 4 * index)
  }
  const tables = font.readUInt16BE(4)
  for (let table = 0; table < tables; table++) {
    const entry = 12 + 16 * table
    const name = font.toString('latin1', entry, entry + 4)
    if (name === 'OS/2') font.writeUInt16BE(fsType, font.readUInt32BE(entry + 8) + 8)
    if (name === 'cmap') {
      font.writeUInt32BE(font.length, entry + 8)
      font.writeUInt32BE(characters.length, entry + 12)
    }
  }
  // Fonts of one name are taken for one.
  for (const encoding of ['latin1', 'utf16le'] as const) renamed(font, encoding)
  return Buffer.concat([font, characters])
}

/** Names are in Latin-1, or in UTF-16 with the higher byte first. */
function renamed(font: Buffer, encoding: 'latin1' | 'utf16le'): void {
  const bytesOf = (name: string) => {
    const bytes = Buffer.from(name, encoding)
    return encoding === 'utf16le' ? bytes.swap16() : bytes
  }
  const [old, other] = [bytesOf('LiberationSans'), bytesOf('LiberationTest')]
  for (let at = font.indexOf(old); at >= 0; at = font.indexOf(old, at + 1)) other.copy(font, at)
}
