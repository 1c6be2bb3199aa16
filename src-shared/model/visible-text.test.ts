import { expect, it } from 'vitest'
import { visibleText } from './visible-text.ts'

it.each([
  ['plain', 'plain'],
  ['a\u{200b}b', 'a‹U+200B›b'],
  ['a\u{202e}\u{202e}b', 'a‹U+202E ×2›b'],
  ['\u{e0041}', '‹U+E0041›'],
  ['👩‍👩‍👧', '👩‍👩‍👧'],
])('%j is shown as %j', (text, shown) => {
  expect(visibleText(text)).toBe(shown)
})
