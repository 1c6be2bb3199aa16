import { expect, it } from 'vitest'
import { characterName } from './character-names.ts'

it.each([
  [0x200b, 'ZWSP', 'zero width space'],
  [0x202e, 'RLO', 'right-to-left override'],
  [0xe0061, 'TAG a', 'tag a'],
  [0xfe00, 'VS1', 'variation selector 1'],
  [0xe0100, 'VS17', 'variation selector 17'],
  [0x1, 'U+0001', 'U+0001'],
])('names %d %s', (code, short, name) => {
  expect(characterName(code)).toEqual({ short, name })
})
