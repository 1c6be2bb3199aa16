import { expect, it } from 'vitest'
import { partsOf } from '../../../chunk/text-parts.ts'
import { placesIn } from '../place.ts'
import { asksNever } from './asks-never.ts'

/** Whether a message as a whole says so and leads nowhere. */
function around(text: string): boolean {
  const whole = { start: 0, end: text.length }
  const place = placesIn(text, [], partsOf(text), () => () => false)(whole)
  return asksNever(text, whole) && place.leadsNowhereBelowHead()
}

it.each([
  'From: Bank <noreply@bank.it>\nDate: 1 Nov 2026\n\nYour statement is ready. We never ask for codes.',
  'Your statement is ready. We never ask for your password by e-mail.',
  'L’estratto conto è disponibile. La banca non chiede mai codici o password per e-mail.',
  'Ihr Auszug liegt bereit. Wir fragen niemals nach Ihrer PIN.',
  'Ngân hàng không bao giờ yêu cầu quý khách cung cấp mật khẩu hoặc mã OTP qua email.',
])('is told by %s', (text) => {
  expect(around(text)).toBe(true)
})

it.each([
  'Your statement is ready. Confirm your password.',
  'We never ask for your password by mail. Sign in: https://bank-login.net',
  'You never signed in. Enter your password.',
  'Non è mai troppo tardi. Inserisci la password.',
])('is not told by %s', (text) => {
  expect(around(text)).toBe(false)
})
