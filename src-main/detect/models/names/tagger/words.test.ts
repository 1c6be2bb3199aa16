import { describe, expect, it } from 'vitest'
import { LEAD, leadOf, withoutApostrophes, wordsOf } from './words.ts'

const words = (text: string) => wordsOf(text).map(({ start, end }) => text.slice(start, end))

describe('words', () => {
  it.each([
    ['Anna Berg-Holm, 42', ['Anna', 'Berg', '-', 'Holm', ',', '42']],
    ["O'Neill’s", ['O', "'", 'Neill', '’', 's']],
    ["Це Дерев'янко", ['Це', "Дерев'янко"]],
    ["'об’єднання'", ["'", 'об’єднання', "'"]],
    ["ג'ורג' חורי", ["ג'ורג'", 'חורי']],
    ["Yo‘ldosheva O'g", ['Yo‘ldosheva', 'O', "'", 'g']],
    ['é́ x', ['é́', 'x']],
    ['東京のAnna', ['東', '京', 'の', 'Anna']],
    ['สมชาย', ['ส', 'ม', 'ช', 'า', 'ย']],
    ['get_User2Name', ['get', '_', 'User', '2', 'Name']],
    ['हिन्दी १२', ['हिन्दी', '१२']],
    [' \u00a0\u3000\n', []],
    ['👩‍🚀', ['👩', '\u200d', '🚀']],
  ])('of %j', (text, expected) => {
    expect(words(text)).toEqual(expected)
  })

  it('stand where they were found, in UTF-16 units', () => {
    expect(wordsOf('🚀 Ana')).toEqual([
      { start: 0, end: 2 },
      { start: 3, end: 6 },
    ])
  })
})

it.each([
  ["Дерев'янко", 'Деревянко'],
  ['ʻAbd', 'Abd'],
  ["'", "'"],
])('are seen without an apostrophe: %j', (word, seen) => {
  expect(withoutApostrophes(word)).toBe(seen)
})

it.each([
  ['', LEAD.glued],
  [' ', LEAD.spaced],
  ['\u00a0', LEAD.spaced],
  ['\t', LEAD.apart],
  ['   ', LEAD.apart],
  [' \n', LEAD.line],
  ['\n \n', LEAD.paragraph],
])('what stands before a word: %j', (gap, lead) => {
  expect(leadOf(gap, false)).toBe(lead)
  expect(leadOf(gap, true)).toBe(LEAD.paragraph)
})
