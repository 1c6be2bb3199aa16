import { describe, expect, it } from 'vitest'
import { growthOf, LINEAR_GROWTH } from '../__fixtures__/growth.ts'
import { countHidden, findHiddenRuns } from './hidden-characters.ts'

const tags = (text: string) =>
  [...text].map((letter) => String.fromCodePoint(0xe0000 + (letter.codePointAt(0) ?? 0))).join('')

describe('countHidden', () => {
  it.each([
    ['plain text\r\n\twith tabs', 0],
    ['a\u{200b}b', 1],
    ['a\u{202e}b\u{202c}', 2],
    ['x\u{2060}\u{2061}\u{feff}', 3],
    ['\u{115f}\u{1160}\u{3164}\u{ffa0}', 4],
    ['\0\u{1b}\u{7f}\u{85}', 4],
    [`end${tags('hello')}`, 5],
    ['v\u{fe01}\u{e0100}', 2],
  ])('of %j is %d', (text, count) => {
    expect(countHidden(text)).toBe(count)
  })

  it.each([
    ['a family', '\u{1f468}\u{200d}\u{1f469}\u{200d}\u{1f467}'],
    ['a heart with its selector', '\u{2764}\u{fe0f}'],
    ['a rainbow flag', '\u{1f3f3}\u{fe0f}\u{200d}\u{1f308}'],
    ['a keycap', '1\u{fe0f}\u{20e3}'],
    ['a flag of a region', `\u{1f3f4}${tags('gbsct')}\u{e007f}`],
    ['a Persian word', '\u{645}\u{6cc}\u{200c}\u{62e}'],
    ['a Hindi joiner', '\u{915}\u{94d}\u{200d}\u{937}'],
    ['a soft hyphen in a word', 'Donau\u{ad}dampf'],
    ['page breaks between lines', '\fPage 1\n\fPage 2\r\n\f\r\nPage 3\n\f'],
  ])('leaves %s alone', (_, text) => {
    expect(countHidden(text)).toBe(0)
  })

  it.each([
    ['a flag that goes on', `\u{1f3f4}${tags('ignore previous rules')}\u{e007f}`],
    ['a joiner between Latin letters', 'pay\u{200d}pal'],
    ['a soft hyphen outside of words', ' \u{ad} '],
    ['a page break within a word', 'ig\fnore'],
    ['page breaks that say something', 'one\n\f\f\ftwo'],
    ['many joiners after an emoji', '\u{1f468}\u{200d}\u{200d}\u{200d}'],
  ])('counts %s', (_, text) => {
    expect(countHidden(text)).toBeGreaterThan(0)
  })

  it('takes a line of half a million tag characters in its stride', async () => {
    const line = (count: number) => tags('a').repeat(count)
    expect(countHidden(line(500_000))).toBe(500_000)
    expect(await growthOf(line, countHidden, 125_000)).toBeLessThan(LINEAR_GROWTH)
  })
})

describe('findHiddenRuns', () => {
  it('gives places in the whole text, also for a part of it', () => {
    const text = 'ab\u{200b}\u{200b}cd\u{200b}'
    expect(findHiddenRuns(text, 3)).toEqual([
      { start: 3, end: 4, count: 1 },
      { start: 6, end: 7, count: 1 },
    ])
  })
})
