/**
 * What a composite font draws for each code (ISO 32000-2, 9.7): the code is a
 * number in a collection of characters, that one the number of a glyph, and of a
 * glyph the embedded font may tell which letter it is.
 */

import { readFontLetters } from './font-letters.ts'

/** A font as PDF.js has it when it has read its dictionary. */
export interface CompositeFont {
  readonly type: string
  readonly cMap: { readonly lookup: (code: number) => unknown }
  readonly cidToGidMap?: {
    readonly size: number
    readonly get: (cid: number) => number | undefined
  }
  readonly file: { readonly getBytes: () => Uint8Array; readonly reset: () => void }
}

/** The number of the character that a name of a glyph stands for, below 0 where it stands for none. */
export type CharacterOfName = (name: string) => number

/** What PDF.js finds in a font of the Compact Font Format: a name for each glyph, or its number in the collection. */
interface Charset {
  readonly isNumbered: boolean
  readonly charset: readonly (string | number)[]
}

export class CompositeLetters {
  readonly #font: CompositeFont
  readonly #letters
  readonly #characterOfName: CharacterOfName
  #names: readonly unknown[]
  /** Glyphs by their number in the collection, where the font itself orders them. */
  #glyphs: ReadonlyMap<unknown, number> | undefined
  /** A font that is to order them has to be read first. */
  #isOrdered: boolean

  constructor(font: CompositeFont, characterOfName: CharacterOfName) {
    this.#font = font
    this.#characterOfName = characterOfName
    this.#letters = readFontLetters(font.file.getBytes())
    font.file.reset()
    this.#names = this.#letters.names
    this.#isOrdered = font.type === 'CIDFontType2'
  }

  /** Takes over what PDF.js has read of a font in the Compact Font Format. */
  setCharset({ isNumbered, charset }: Charset): void {
    if (isNumbered) this.#glyphs = new Map(charset.map((cid, glyph) => [cid, glyph]))
    else this.#names = charset
    this.#isOrdered = true
  }

  /**
   * The letter that a code draws. One glyph may be several, as the Latin and the
   * Greek A: what the code is said to mean is believed where it is one of them.
   */
  get(code: number, said: string): string | undefined {
    const cid = this.#font.cMap.lookup(code)
    if (!this.#isOrdered || typeof cid !== 'number') return undefined
    const glyph = this.#glyphOf(cid)
    if (glyph === undefined) return undefined
    const letters = [...(this.#letters.characters.get(glyph) ?? []), ...this.#named(glyph)]
    return letters.find((letter) => plain(letter) === plain(said)) ?? letters[0]
  }

  #glyphOf(cid: number): number | undefined {
    const { cidToGidMap } = this.#font
    if (cidToGidMap?.size) return cidToGidMap.get(cid)
    return this.#glyphs ? this.#glyphs.get(cid) : cid
  }

  /** By its name; what follows a point tells alternates apart (`a.sc`). */
  #named(glyph: number): readonly string[] {
    const name = this.#names[glyph]
    if (typeof name !== 'string') return []
    const character = this.#characterOfName(name.split('.')[0] ?? '')
    const isCharacter = Number.isInteger(character) && character > 0 && character <= 0x10ffff
    return isCharacter ? [String.fromCodePoint(character)] : []
  }
}

function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}
