import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldText } from './view-fold.ts'
import { sourceRange } from './view-text.ts'

describe('foldText', () => {
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
          expect(end).toBeLessThanOrEqual(text.length)
        }
      }),
    )
  })

  it('reads plain ASCII as it reads the same with characters between that are not drawn', () => {
    const unit = fc.constantFrom(...'abAB19.,-_ \t\n', '\n\n', '  ', 'a b c d ')
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 60 }), (text) => {
        expect(foldText([...text].join('\u200b')).text).toBe(foldText(text).text)
      }),
    )
  })

  it('is linear for marks, spaces and separators without end', () => {
    for (const filler of ['\u0301', ' ', 'a ', 'a.', '\u200b', 'а', '🅰', 'ﷺ']) {
      const text = `x${filler.repeat(200_000)}`
      const start = performance.now()
      foldText(text)
      expect(performance.now() - start).toBeLessThan(3_000)
    }
  })
})
