import { expect, it } from 'vitest'
import { GREETING, SAID_ALONE } from './greetings.ts'

it.each(['谢谢', 'oke', 'Danke!', 'ขอบคุณครับ', 'Спасибо', 'धन्यवाद', 'Terima kasih'])(
  'nobody is called %s',
  (value) => {
    expect(SAID_ALONE.test(value)).toBe(true)
  },
)

it.each(['谢谢明', 'Oken', 'Danke Weber', 'Jo', 'Rini'])('somebody may be called %s', (value) => {
  expect(SAID_ALONE.test(value)).toBe(false)
})

it('thanks before a name are no part of it', () => {
  expect(GREETING.exec('Hvala, Marija')?.[0]).toBe('Hvala, ')
  expect(GREETING.exec('Tack, Ebba')?.[0]).toBe('Tack, ')
})
