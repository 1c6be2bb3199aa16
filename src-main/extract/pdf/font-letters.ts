/**
 * Which letters the glyphs of an embedded TrueType or OpenType font show, by its
 * own tables `cmap` and `post` (OpenType 1.9). Fonts cut down to the letters of one
 * document often have neither, or numbers of their own in place of characters; then
 * nothing is told.
 */

/** Fonts have some twenty tables, and few ways to number their letters. */
const MAX_TABLES = 64
/** Words are judged by their Latin letters: ideographs, most of a large font, tell nothing. */
const CODES_END = 0x3000
/** No font has so many characters below {@link CODES_END}, each twice. */
const MAX_CODES = 30_000
const MAX_NAMES = 0x10000

/** What the glyphs are, by their number. */
export interface FontLetters {
  readonly characters: ReadonlyMap<number, readonly string[]>
  readonly names: readonly (string | undefined)[]
}

/** Of no font, or of one that cannot be read: reading never throws. */
const NO_LETTERS: FontLetters = { characters: new Map(), names: [] }

/** Reads the tables of a font; what is broken or longer than any real one is as if it were not there. */
export function readFontLetters(bytes: Uint8Array): FontLetters {
  const font = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    const tables = tablesOf(font)
    const count = tables.get('maxp')?.getUint16(4) ?? 0
    return {
      characters: orElse(() => readCharacters(tables.get('cmap'), count), NO_LETTERS.characters),
      names: orElse(() => readNames(tables.get('post'), count), NO_LETTERS.names),
    }
  } catch {
    return NO_LETTERS
  }
}

/** A read behind the end throws RangeError. */
function orElse<Value>(read: () => Value, other: Value): Value {
  try {
    return read()
  } catch {
    return other
  }
}

function tablesOf(font: DataView): ReadonlyMap<string, DataView> {
  const tables = new Map<string, DataView>()
  const count = Math.min(font.getUint16(4), MAX_TABLES)
  for (let at = 12; at < 12 + 16 * count; at += 16) {
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((byte) => font.getUint8(at + byte)))
    const [start, length] = [font.getUint32(at + 8), font.getUint32(at + 12)]
    if (start + length > font.byteLength) continue
    tables.set(tag, new DataView(font.buffer, font.byteOffset + start, length))
  }
  return tables
}

type AddCode = (code: number, glyph: number) => void

/** By glyph, from the tables of `cmap` whose codes are Unicode. */
function readCharacters(cmap: DataView | undefined, glyphs: number): FontLetters['characters'] {
  const characters = new Map<number, string[]>()
  const distances = new Set<number>()
  let budget = MAX_CODES
  if (!cmap) return characters
  const add: AddCode = (code, glyph) => {
    if (budget-- === 0) throw new RangeError('too many characters')
    if (glyph === 0) return
    // A table of another font: it was cut down, and its table was left.
    if (glyph >= glyphs) throw new RangeError('no such glyph')
    distances.add(code - glyph)
    const known = characters.get(glyph) ?? []
    characters.set(glyph, [...known.slice(0, 8), String.fromCodePoint(code)])
  }
  const seen = new Set<number>()
  for (let record = 0; record < Math.min(cmap.getUint16(2), MAX_TABLES); record++) {
    const at = 4 + 8 * record
    const [platform, encoding] = [cmap.getUint16(at), cmap.getUint16(at + 2)]
    // Unicode but its variation sequences, and Windows in Unicode; others number letters in their own way.
    const isUnicode = platform === 0 ? encoding !== 5 : platform === 3 && [1, 10].includes(encoding)
    const start = cmap.getUint32(at + 4)
    if (!isUnicode || seen.has(start)) continue
    seen.add(start)
    const format = cmap.getUint16(start)
    if (format === 4) readSegments(cmap, start, add)
    if (format === 12) readGroups(cmap, start, add)
  }
  // One run of codes is how writers number the glyphs of a part of a font.
  return distances.size > 1 ? characters : new Map()
}

/** Format 4: codes up to 0xffff in segments, by ascending ends. */
function readSegments(cmap: DataView, start: number, add: AddCode): void {
  const doubled = cmap.getUint16(start + 6) & ~1
  const [ends, starts] = [start + 14, start + 16 + doubled]
  for (let at = 0; at < doubled; at += 2) {
    const end = Math.min(cmap.getUint16(ends + at), CODES_END - 1)
    const delta = cmap.getUint16(starts + doubled + at)
    const offsetAt = starts + 2 * doubled + at
    const offset = cmap.getUint16(offsetAt)
    const first = cmap.getUint16(starts + at)
    for (let code = first; code <= end; code++) {
      const listed = offset === 0 ? code : cmap.getUint16(offsetAt + offset + 2 * (code - first))
      add(code, offset !== 0 && listed === 0 ? 0 : (listed + delta) & 0xffff)
    }
  }
}

/** Format 12: codes in groups that run along with their glyphs. */
function readGroups(cmap: DataView, start: number, add: AddCode): void {
  const count = Math.min(cmap.getUint32(start + 12), MAX_CODES)
  for (let at = start + 16; at < start + 16 + 12 * count; at += 12) {
    const [first, last] = [cmap.getUint32(at), cmap.getUint32(at + 4)]
    const glyph = cmap.getUint32(at + 8)
    for (let code = first; code <= Math.min(last, CODES_END - 1); code++) {
      add(code, glyph + code - first)
    }
  }
}

/** The names that version 2 of `post` has of its own, which all letters of `A` to `z` are among or in the order of Macintosh. */
function readNames(post: DataView | undefined, glyphs: number): FontLetters['names'] {
  if (post?.getUint32(0) !== 0x20000 || post.getUint16(32) !== glyphs || glyphs > MAX_NAMES) {
    return []
  }
  const own: string[] = []
  for (let at = 34 + 2 * glyphs; at < post.byteLength && own.length < MAX_NAMES; ) {
    const length = post.getUint8(at)
    if (at + 1 + length > post.byteLength) break
    own.push(Buffer.from(post.buffer, post.byteOffset + at + 1, length).toString('latin1'))
    at += 1 + length
  }
  return Array.from({ length: glyphs }, (_, glyph) => {
    const index = post.getUint16(34 + 2 * glyph)
    return index < MACINTOSH_NAMES ? macintoshName(index) : own[index - MACINTOSH_NAMES]
  })
}

/** As many names need no writing out (OpenType 1.9, `post`). */
const MACINTOSH_NAMES = 258

/** From 3 on they are those of ASCII from the space on, in its order; the others are no letters of words in English. */
function macintoshName(index: number): string | undefined {
  return index >= 3 && index <= 97
    ? `uni${(index + 29).toString(16).toUpperCase().padStart(4, '0')}`
    : undefined
}
