import { describe, expect, it } from 'vitest'
import { growthOf, LINEAR_GROWTH } from '../../../../../src-shared/__fixtures__/growth.ts'
import { isInEarnest } from './in-earnest.ts'

describe('a threat', () => {
  it.each([
    'if you call the police',
    'знаю, де ти живеш',
    'știu unde stai',
    'tiedän, missä asut',
    'nếu không trả',
    '知道你家住哪',
  ])('is in earnest beside %s', (near) => {
    expect(isInEarnest(near)).toBe(true)
  })

  it.each(['you fool', 'ти мене дістав', 'prietene drag', 'hauskaa iltaa', 'bạn ơi', '火锅你请客'])(
    'is not beside %s',
    (near) => {
      expect(isInEarnest(near)).toBe(false)
    },
  )
})

it.each(['if you ', 'wenn du ', 'твоя ', '知道', 'a '])(
  'takes time that grows no faster than the text: %s',
  async (piece) => {
    const growth = await growthOf((size) => piece.repeat(size), isInEarnest, 2_000)
    expect(growth).toBeLessThan(LINEAR_GROWTH)
  },
)
