/** TrueType fonts of empty glyphs, and PDFs that draw with them through a composite font. */

import { makeRawPdf } from './make-documents.ts'

const u16 = (...values: readonly number[]) =>
  Buffer.from(values.flatMap((value) => [(value >> 8) & 0xff, value & 0xff]))
const u32 = (...values: readonly number[]) =>
  Buffer.from(values.flatMap((value) => [value >>> 24, value >>> 16, value >>> 8, value].map((byte) => byte & 0xff)))

export interface FontOptions {
  /** What each glyph shows, by its number; the first is that of no letter. */
  readonly letters: readonly string[]
  /** Where it says so: in the segments or groups of its map, by the names of its glyphs, or nowhere. */
  readonly by: 'cmap4' | 'cmap12' | 'post' | 'nothing'
  /** Of the map; 3 and 1 are Unicode. */
  readonly encoding?: readonly [platform: number, encoding: number]
}

/** A font whose tables are whole, so that readers accept it (OpenType 1.9). */
export function makeTrueType({ letters, by, encoding = [3, by === 'cmap12' ? 10 : 1] }: FontOptions): Buffer {
  const count = letters.length
  const codes = letters
    .map((letter, glyph) => [letter.codePointAt(0) ?? 0, glyph] as const)
    .filter(([code, glyph]) => code > 0 && glyph > 0)
    .sort(([one], [other]) => one - other)
  const tables: Record<string, Buffer> = {
    head: Buffer.concat([u32(0x10000, 0x10000, 0, 0x5f0f3cf5), u16(0, 1000), Buffer.alloc(16), u16(0, 0, 500, 700, 0, 8, 2, 1, 0)]),
    hhea: Buffer.concat([u32(0x10000), u16(700, 0, 0, 500), Buffer.alloc(22), u16(count)]),
    hmtx: u16(...letters.flatMap(() => [500, 0])),
    loca: u32(...letters.map(() => 0), 0),
    glyf: Buffer.alloc(4),
    maxp: Buffer.concat([u32(0x10000), u16(count), Buffer.alloc(26)]),
    post: by === 'post' ? namesTable(letters) : Buffer.concat([u32(0x30000), Buffer.alloc(28)]),
  }
  if (by === 'cmap4' || by === 'cmap12') {
    const map = by === 'cmap4' ? segments(codes) : groups(codes)
    tables['cmap'] = Buffer.concat([u16(0, 1, ...encoding), u32(12), map])
  }
  return fontOf(tables)
}

/** Format 4, one segment for each code and the last that is asked for. */
function segments(codes: readonly (readonly [code: number, glyph: number])[]): Buffer {
  const rows = [...codes, [0xffff, 0] as const]
  const ends = rows.map(([code]) => code)
  const deltas = rows.map(([code, glyph]) => glyph - code)
  const body = u16(2 * rows.length, 0, 0, 0, ...ends, 0, ...ends, ...deltas, ...rows.map(() => 0))
  return Buffer.concat([u16(4, body.length + 6, 0), body])
}

/** Format 12, one group for each code. */
function groups(codes: readonly (readonly [code: number, glyph: number])[]): Buffer {
  const body = u32(...codes.flatMap(([code, glyph]) => [code, code, glyph]))
  return Buffer.concat([u16(12, 0), u32(body.length + 16, 0, codes.length), body])
}

/** Version 2 of `post`, every name its own. */
function namesTable(letters: readonly string[]): Buffer {
  const names = letters.map((letter) => {
    const name = letter === ' ' ? 'space' : letter || '.notdef'
    return Buffer.from([name.length, ...Buffer.from(name, 'latin1')])
  })
  const indexes = u16(letters.length, ...letters.map((_, index) => 258 + index))
  return Buffer.concat([u32(0x20000), Buffer.alloc(28), indexes, ...names])
}

function fontOf(tables: Readonly<Record<string, Buffer>>): Buffer {
  const entries = Object.entries(tables).sort(([one], [other]) => (one < other ? -1 : 1))
  let at = 12 + 16 * entries.length
  const records: Buffer[] = []
  const bodies: Buffer[] = []
  for (const [tag, table] of entries) {
    records.push(Buffer.from(tag), u32(0, at, table.length))
    const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)])
    bodies.push(padded)
    at += padded.length
  }
  return Buffer.concat([u32(0x10000), u16(entries.length, 0, 0, 0), ...records, ...bodies])
}

export interface CompositePdf {
  readonly font: Uint8Array
  /** Two bytes each, drawn in this order. */
  readonly codes: readonly number[]
  /** What the font's ToUnicode map says that these codes are. */
  readonly said: readonly string[]
  /** Glyphs by code, where code and glyph are not the same number. */
  readonly glyphs?: readonly number[]
  /** Drawn before it, in Helvetica. */
  readonly content?: string
}

/** A page with a line in a composite font (ISO 32000-2, 9.7). */
export function makeCompositePdf({ font, codes, said, glyphs, content = '' }: CompositePdf): Uint8Array {
  const hex = (value: number) => value.toString(16).padStart(4, '0')
  const stream = (text: string, entries = '') =>
    `<<${entries}/Length ${text.length}>>stream\n${text}\nendstream`
  const rows = [...new Map(codes.map((code, index) => [code, said[index] ?? ' ']))].map(
    ([code, letter]) => `<${hex(code)}><${[...Buffer.from(letter, 'utf16le').swap16()].map((byte) => byte.toString(16).padStart(2, '0')).join('')}>`,
  )
  const map = `/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <0000><ffff> endcodespacerange ${rows.length} beginbfchar ${rows.join(' ')} endbfchar endcmap end`
  return makeRawPdf(`${content} BT /C 12 Tf 50 600 Td <${codes.map(hex).join('')}> Tj ET`, {
    page: '/Resources<</Font<</F 5 0 R/C 6 0 R>>>>',
    objects: [
      '<</Type/Font/Subtype/Type0/BaseFont/AAAAAA+Made/Encoding/Identity-H/DescendantFonts[7 0 R]/ToUnicode 9 0 R>>',
      `<</Type/Font/Subtype/CIDFontType2/BaseFont/AAAAAA+Made/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/DW 500/FontDescriptor 8 0 R/CIDToGIDMap ${glyphs ? '11 0 R' : '/Identity'}>>`,
      '<</Type/FontDescriptor/FontName/AAAAAA+Made/Flags 4/FontBBox[0 0 500 700]/ItalicAngle 0/Ascent 700/Descent 0/CapHeight 700/StemV 80/FontFile2 10 0 R>>',
      stream(map),
      stream(Buffer.from(font).toString('latin1'), `/Length1 ${font.length}`),
      ...(glyphs ? [stream(u16(...glyphs).toString('latin1'))] : []),
    ],
  })
}
