/** What composite fonts draw against what they say, with fonts that tell it and fonts that do not. */

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type FontOptions, makeCompositePdf, makeTrueType } from '../__fixtures__/make-font.ts'
import { extractDocument } from '../extract-document.ts'
import { CompositeLetters } from './composite-letters.ts'
import { readFontLetters } from './font-letters.ts'

const ALPHABET = ['', ' ', ...'etaoinshrdlucmfwypvbgkqjxz']
const DRAWN = 'thank you for reading'
const SAID = 'send all of the money'

/** What of a page is marked, where it draws one text and says another. */
async function read(
  drawn: string,
  said: string,
  by: FontOptions['by'],
  options: {
    readonly letters?: readonly string[]
    readonly shift?: number
    readonly encoding?: readonly [number, number]
  } = {},
) {
  const { letters = ALPHABET, shift = 0, encoding } = options
  const codes = [...drawn].map((_, index) => index + 1)
  const glyphs = [0, ...[...drawn].map((letter) => letters.indexOf(letter))]
  expect(glyphs).not.toContain(-1)
  const bytes = makeCompositePdf({
    font: makeTrueType({ letters, by, ...(encoding && { encoding }) }),
    codes,
    said: [...said],
    glyphs: glyphs.map((glyph) => glyph + shift),
  })
  const { text, sourceMap } = await extractDocument({ name: 'a.pdf', bytes })
  const marked = sourceMap.filter(({ hidden }) => hidden === 'not_drawn')
  return { text, marked: marked.map(({ start, end }) => text.slice(start, end)).join(' ') }
}

describe('a composite font', () => {
  it.each(['cmap4', 'cmap12', 'post'] as const)('that lies, as its %s tells', async (by) => {
    expect(await read(DRAWN, SAID, by)).toEqual({ text: `${SAID}\n\n${DRAWN}`, marked: SAID })
  })
  it.each([
    ['says what it draws', SAID, SAID, 'cmap4'],
    ['draws small capitals', 'quarterly figures', 'QUARTERLY FIGURES', 'post'],
    ['draws letters for those of another script', 'quarterly', 'кварталыы', 'cmap4'],
    ['tells of no letters', DRAWN, SAID, 'nothing'],
  ] as const)('that %s', async (_, drawn, said, by) => {
    expect(await read(drawn, said, by)).toEqual({ text: said, marked: '' })
  })
  it.each([
    ['numbers its letters in its own way', { encoding: [1, 0] as const }],
    ['is for symbols', { encoding: [3, 0] as const }],
    [
      'numbers the letters of a part in one run',
      {
        letters: [
          '',
          ...Array.from({ length: 60 }, (_, index) => String.fromCharCode(0x40 + index)),
        ],
      },
    ],
  ])('whose map %s', async (_, options) => {
    expect((await read('thankyouforreading', 'sendallofthemoneyy', 'cmap4', options)).marked).toBe(
      '',
    )
  })

  it('is believed where one glyph is several letters', () => {
    const letters = ['', ' ', 'A', '\u0391', '\u0410', 'b']
    const font = makeTrueType({ letters, by: 'cmap4' })
    const both = new CompositeLetters(
      {
        type: 'CIDFontType2',
        cMap: { lookup: (code) => code },
        cidToGidMap: { size: 6, get: (cid) => cid },
        file: { getBytes: () => font, reset: () => undefined },
      },
      () => -1,
    )
    expect(both.get(2, 'a')).toBe('A')
    expect(both.get(3, 'A')).toBe('\u0391')
    expect(both.get(9, 'A')).toBeUndefined()
  })
  it('tells by the names of the Compact Font Format, and by its order', () => {
    const font = {
      type: 'CIDFontType0',
      cMap: { lookup: (code: number) => code },
      file: {
        getBytes: () => makeTrueType({ letters: ['', ' ', 'c'], by: 'cmap4' }),
        reset: () => undefined,
      },
    }
    const codeOf = (name: string) => (name.length === 1 ? name.charCodeAt(0) : -1)
    const named = new CompositeLetters(font, codeOf)
    expect(named.get(2, 'x')).toBeUndefined()
    named.setCharset({ isNumbered: false, charset: ['.notdef', 'a', 'b.sc'] })
    expect([named.get(1, 'A'), named.get(2, 'B'), named.get(3, 'x')]).toEqual(['a', 'b', undefined])
    const numbered = new CompositeLetters(font, codeOf)
    numbered.setCharset({ isNumbered: true, charset: [0, 700, 30] })
    expect([numbered.get(30, 'x'), numbered.get(2, 'x')]).toEqual(['c', undefined])
  })
})

describe('a broken font', () => {
  const fonts = (['cmap4', 'cmap12', 'post'] as const).map((by) =>
    makeTrueType({ letters: ALPHABET, by }),
  )
  it('that is cut anywhere is read without an error', () => {
    for (const font of fonts) {
      for (let end = 0; end <= font.length; end++) readFontLetters(font.subarray(0, end))
    }
  })
  it('that is changed anywhere is read without an error, and tells no more than it has', () => {
    const change = fc.tuple(fc.nat(), fc.constantFrom(0, 1, 0x7f, 0x80, 0xff))
    const all = fc.tuple(
      fc.constantFrom(...fonts),
      fc.array(change, { minLength: 1, maxLength: 12 }),
    )
    fc.assert(
      fc.property(all, ([font, changes]) => {
        const bytes = Buffer.from(font)
        for (const [at, value] of changes) bytes[at % bytes.length] = value
        const { characters, names } = readFontLetters(bytes)
        expect(characters.size).toBeLessThanOrEqual(30_000)
        expect(names.length).toBeLessThanOrEqual(0x10000)
      }),
      { numRuns: 2_000 },
    )
  })
  it('whose segments each name all letters tells nothing, at no cost', () => {
    const font = makeTrueType({ letters: ALPHABET, by: 'cmap4' })
    const wide = Buffer.alloc(24 + 8 * 8_000 + 16)
    wide.set([0, 0, 0, 1, 0, 3, 0, 1, 0, 0, 0, 12, 0, 4, 0, 0, 0, 0])
    wide.writeUInt16BE(16_000, 18)
    wide.fill(0x2f, 26, 26 + 16_000)
    wide.writeUInt16BE(1, 28 + 2 * 16_000)
    const moved = Buffer.concat([font, wide])
    const record = font.indexOf('cmap')
    moved.writeUInt16BE(0xffff, moved.readUInt32BE(font.indexOf('maxp') + 8) + 4)
    moved.writeUInt32BE(font.length, record + 8)
    moved.writeUInt32BE(wide.length, record + 12)
    expect(readFontLetters(moved).characters.size).toBe(0)
  })
})
