import { expect, it } from 'vitest'
import { plainLetters } from './plain-letters.ts'
import { sourceRange } from './view-text.ts'

it.each([
  ['Yоur аccоunt is Blоcked', 'Your account is Blocked'],
  ['𝐕𝐞𝐫𝐢𝐟𝐲 𝐧𝐨𝐰', 'Verify now'],
  ['Ｖｅｒｉｆｙ', 'Verify'],
  ['pass\u200bword of Doc\u200cuSign', 'password of DocuSign'],
  ['ᴠerify', 'verify'],
])('reads %j as people do', (written, read) => {
  expect(plainLetters(written)?.text).toBe(read)
})

it.each([
  'Your account',
  'Ваш аккаунт и Wi-Fi',
  'Δx is 3 μm, β-carotene',
  'می\u200cخواهم',
  'USBшный',
])('leaves %j as it is written', (written) => {
  expect(plainLetters(written)?.text ?? written).toBe(written)
})

it('leads back to the letters as they are written', () => {
  const view = plainLetters('a 𝐛𝐚𝐝 word')
  expect(view?.text).toBe('a bad word')
  expect(view && sourceRange(view, 2, 5)).toEqual({ start: 2, end: 8 })
})
