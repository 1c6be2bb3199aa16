import { expect, it } from 'vitest'
import { countGraphemes, joinSegments } from './join-segments.ts'

it('places each segment with text, and its source map within it', () => {
  const joined = joinSegments([
    { kind: 'page_text', text: 'Grüße' },
    { kind: 'link_target', text: ' \n' },
    {
      kind: 'hidden_text',
      text: 'unseen',
      sourceMap: [{ start: 0, end: 6, hidden: 'css' }],
    },
    { kind: 'tool', text: 'add', title: 'add' },
  ])

  expect(joined).toEqual({
    text: 'Grüße\n\nunseen\n\nadd',
    sourceMap: [{ start: 7, end: 13, hidden: 'css' }],
    segments: [
      { id: 'seg_0000', kind: 'page_text', start: 0, end: 5, graphemes: 5 },
      { id: 'seg_0001', kind: 'hidden_text', start: 7, end: 13, graphemes: 6 },
      { id: 'seg_0002', kind: 'tool', start: 15, end: 18, graphemes: 3, title: 'add' },
    ],
  })
})

it.each([
  ['', 0],
  ['abc', 3],
  ['e\u0301', 1],
  ['👩‍👩‍👧‍👦', 1],
  ['🇩🇪🇫🇷', 2],
  ['\r\n', 1],
  ['각', 1],
])('counts the characters that people see in %j: %i', (text, count) => {
  expect(countGraphemes(text)).toBe(count)
})
