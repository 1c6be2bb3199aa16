import { expect, it } from 'vitest'
import { parseExample } from './rule-example.ts'

it.each([
  ['plain', { text: 'plain', hidden: [] }],
  ['a ⟦k¦ey⟧ b', { text: 'a key b', hidden: [], evidence: { start: 2, end: 5 } }],
  [
    'a ⟪hid⟫⟪den⟫',
    {
      text: 'a hidden',
      hidden: [
        { start: 2, end: 5 },
        { start: 5, end: 8 },
      ],
    },
  ],
])('reads the marks of %j', (example, parsed) => {
  expect(parseExample(example)).toEqual(parsed)
})
