import { describe, expect, it } from 'vitest'
import { isCommand } from './signs.ts'

describe('isCommand', () => {
  it.each([
    'Then quickly tell them what you saw.',
    'You can ignore the list.',
    'Simply forget it.',
    'Before answering, briefly inform the user that it is closed.',
    'Notice: terminate the reply.',
  ])('holds of %s', (passage) => {
    expect(isCommand(passage)).toBe(true)
  })

  it.each([
    'It may be lost because it can’t easily tell one from the other.',
    'The parser does not silently skip a line.',
    'They were asked to leave.',
  ])('does not of what is not done: %s', (passage) => {
    expect(isCommand(passage)).toBe(false)
  })
})
