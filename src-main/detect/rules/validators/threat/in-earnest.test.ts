import { describe, expect, it } from 'vitest'
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
