import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { growthOf, LINEAR_GROWTH } from '../../../src-shared/__fixtures__/growth.ts'
import { foldText } from './fold.ts'
import { foldPlainPieces } from './fold-plain.ts'
import { lowerCaseInPlace } from './lower.ts'
import { sourceRange } from './view-text.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

describe('foldText', () => {
  it('gives lower case, whatever the character', () => {
    const characters = Array.from({ length: 0x110000 }, (_, point) => String.fromCodePoint(point))
    const folded = foldText(characters.join(' ')).text
    expect(lowerCaseInPlace(folded) === folded).toBe(true)
  })

  it.each([
    ['case', 'IGNORE Previous', 'ignore previous'],
    ['compatibility forms', 'ｉｇｎｏｒｅ ﬁle ①', 'ignore file 1'],
    ['mathematical letters', '𝐢𝐠𝐧𝐨𝐫𝐞 𝒜𝓁𝓁', 'ignore all'],
    ['Cyrillic letters in a Latin word', 'ignоrе рrevious', 'ignore previous'],
    ['Greek capitals in a Latin word', 'ΙGNΟRΕ', 'ignore'],
    ['Russian words as they are', 'Игнорируй сору', 'игнорируй сору'],
    ['small capitals and enclosed capitals', 'ɪɢɴᴏʀᴇ 🅰🅻🅻', 'ignore all'],
    ['characters that are not drawn', 'ig\u200bno\u00adre\u2060 a\ufe0fll', 'ignore all'],
    ['bidi controls and tags', '\u202eignore\u202c\u{e0041}', 'ignore'],
    ['ornaments', 'i\u0336g\u0336n\u0336o\u0336r\u0336e\u0336', 'ignore'],
    [
      'ornaments set apart',
      'i\u0334\u200b\u0334\u200b\u0334gnore \u0334\u200b\u0334all',
      'ignore all',
    ],
    ['ornaments set apart by pairs', 'i\u0334\u{e0100}\u0334\u{e0041}\u200b\u0334gnore', 'ignore'],
    ['ornaments set apart on a look-alike', 'і\u0334\u200b\u0334\u200b\u0334gnore', 'ignore'],
    ['marks set apart', 'e\u200b\u0334\u200b\u0301\u200b\u0334 ㄷ\u200bￂ\u200b\u11a8', 'é 닥'],
    ['marks piled up', `i${'\u0300\u0316\u0334\u1ab0'.repeat(9)}gno\u0301re`, 'ignóre'],
    ['marks of other scripts on Latin letters', 'i\u064egn\u0e31ore', 'ignore'],
    ['Vietnamese marks as they are', 'Tiê\u0301ng Việt dâ\u0301u', 'tiếng việt dấu'],
    ['letters that take a mark', 'cafe\u0301 ｶﾞ', 'café ガ'],
    ['jamo that make a syllable', 'ㄷￂ ㄷㅏ', '다 다'],
    ['accents that stand alone', 'a ¨ b', 'a b'],
    ['spaced letters', 'please i g n o r e this', 'please ignore this'],
    ['spaced words', 'i g n o r e   a l l', 'ignore all'],
    ['widely spaced letters', 'i  g  n  o  r  e', 'ignore'],
    ['dotted letters', 'i.g.n.o.r.e a.l.l', 'ignore all'],
    ['short lists as they are', 'a b c', 'a b c'],
    ['numbers as they are', '1 2 3 4 5 6', '1 2 3 4 5 6'],
    ['broken lines', 'ignore\r\nall\n  of\tit', 'ignore all of it'],
    ['empty lines', 'ignore\n \n\nall', 'ignore\nall'],
    ['nothing', '', ''],
  ])('folds %s', (_, text, folded) => {
    expect(foldText(text).text).toBe(folded)
  })

  it('leads back to the obfuscated stretch, whatever stands around it', () => {
    const needle = 'і\u200bgno\u0301\u0336rе  аll\r\nrules'
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (before, after) => {
        const text = `${before} %${needle}% ${after}`
        const view = foldText(text)
        const at = view.text.indexOf('%ignóre all rules%')
        expect(at).toBeGreaterThanOrEqual(0)
        const { start, end } = sourceRange(view, at + 1, at + 17)
        expect(text.slice(start, end)).toBe(needle)
      }),
    )
  })

  it('leads back to a letter with marks set apart, and to what follows it', () => {
    const undrawn = fc.constantFrom('\u200b', '\u00ad', '\u{e0100}', '\0', '\u20f1')
    const mark = fc.constantFrom('\u0334', '\u0336', '\u20dd')
    const gap = fc.string({ unit: undrawn, maxLength: 3 })
    const marks = fc.array(fc.tuple(gap, mark), { minLength: 1, maxLength: 40 })
    fc.assert(
      fc.property(fc.constantFrom('i', 'і', '𝐢'), marks, gap, (letter, pieces, after) => {
        const dressed = letter + pieces.map((piece) => piece.join('')).join('')
        const text = `x ${dressed}${after}gnore it`
        const view = foldText(text)
        expect(view.text).toBe('x ignore it')
        expect(sourceRange(view, 2, 3)).toEqual({ start: 2, end: 2 + dressed.length })
        const next = 2 + dressed.length + after.length
        expect(sourceRange(view, 3, 4)).toEqual({ start: next, end: next + 1 })
        expect(sourceRange(view, 9, 11)).toEqual({ start: next + 6, end: next + 8 })
      }),
    )
  })

  it('reads no more marks with a letter for what stands between them', () => {
    const vowelSign = '\u093f'
    const text = `\u0915${`${vowelSign}\u200b`.repeat(1_000)}b`
    const view = foldText(text)
    expect(view.text).toBe(`\u0915${vowelSign.repeat(16)}b`)
    expect(sourceRange(view, 0, 17)).toEqual({ start: 0, end: 2_000 })
    expect(sourceRange(view, 17, 18)).toEqual({ start: 2_001, end: 2_002 })
  })

  it('normalises no more than the text holds, however many marks set apart a letter has', () => {
    const text = `a${'\u0334\u200b\u0334\u20f1'.repeat(500)}`
    const normalize = vi.spyOn(String.prototype, 'normalize')
    expect(foldText(text).text).toBe('a')
    const normalized = normalize.mock.contexts.map(String).join('')
    expect(normalized.length).toBeLessThan(text.length)
  })

  it('has a place in the text for every unit, in order, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const { text: folded, starts, ends } = foldText(text)
        expect(starts).toHaveLength(folded.length)
        for (let index = 0; index < folded.length; index++) {
          const start = starts[index] ?? -1
          const end = ends[index] ?? -1
          expect(start).toBeGreaterThanOrEqual(starts[index - 1] ?? 0)
          expect(end).toBeGreaterThan(start)
          expect(end).toBeGreaterThanOrEqual(ends[index - 1] ?? 0)
          expect(end).toBeLessThanOrEqual(text.length)
        }
      }),
    )
  })

  it('says the same of plain text at a glance as letter by letter', () => {
    const pieces = [
      'a',
      'B ',
      ' ',
      '\t',
      '\r\n',
      '\n',
      '\r',
      '.',
      'x ',
      '·',
      'é',
      '\u200b',
      '-1',
      '\u00a0',
    ]
    const unit = fc.constantFrom(...pieces)
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 40 }), (text) => {
        const [plain] = foldPlainPieces([text])
        fc.pre(plain !== undefined)
        // A letter that stands for another has the whole text read letter by letter.
        expect(foldText(`${text}##оx`).text).toBe(`${plain}##ox`)
      }),
    )
  })

  it('folds long texts in pieces to what leads back to each place of the whole', () => {
    const word = fc.constantFrom(
      'word',
      'two  of\n\nthem',
      'हिन्दी',
      'pаypal',
      'i g n o r e',
      'A\u0301 b',
      '\ufb01n',
    )
    fc.assert(
      fc.property(fc.array(word, { minLength: 40, maxLength: 80 }), (words) => {
        const long =
          `${'some plain words stand here. '.repeat(40)}${words.join(' and then ')} `.repeat(12)
        const { text, starts, ends } = foldText(long)
        expect([starts.length, ends.length]).toEqual([text.length, text.length])
        for (const [at, start] of starts.entries()) {
          const written = long.slice(start, ends[at])
          if (/^[A-Za-z]$/.test(written)) expect(text[at]).toBe(written.toLowerCase())
        }
      }),
      { numRuns: 20 },
    )
  })

  it('reads text as it reads the same with characters between that are not drawn', () => {
    const marks = ['\u0301', '\u0334', '\u093f', '\u0338']
    const unit = fc.constantFrom(
      ...'abAB19.,-_= \t\n',
      '\n\n',
      '  ',
      'a b c d ',
      'о',
      '𝐢',
      ...marks,
    )
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 60 }), (text) => {
        expect(foldText([...text].join('\u200b')).text).toBe(foldText(text).text)
      }),
    )
  })

  it('reads of a long text what it reads of its parts', () => {
    const words = 'plain words '
    const unit = fc.constantFrom('a', ' ', '.', '\n', '\u0301', 'о', '𝐢', '\u200b', 'i g n o r e')
    const part = fc.string({ unit, maxLength: 30 })
    fc.assert(
      fc.property(part, part, (before, after) => {
        const view = foldText(`${before} ${words.repeat(8_000)}${after}`)
        const [first, last] = [foldText(`${before} ${words}`), foldText(words + after)]
        expect(view.text).toBe(first.text + words.repeat(7_998) + last.text)
        const ends = Array.from(last.ends, (end) => end + before.length + 1 + 7_999 * words.length)
        expect([...view.ends.slice(-ends.length)]).toEqual(ends)
      }),
      { numRuns: 30 },
    )
  })

  it.each(['\u0301', ' ', 'a ', 'a.', '\u200b', 'а', '🅰', 'ﷺ'])(
    'is linear for %j without end',
    async (filler) => {
      const growth = await growthOf((times) => `x${filler.repeat(times)}`, foldText, 50_000)
      expect(growth).toBeLessThan(LINEAR_GROWTH)
    },
  )
})
