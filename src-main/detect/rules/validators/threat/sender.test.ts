import { expect, it } from 'vitest'
import { pretendsToSend } from './sender.ts'

const ASKED = 'Your account was suspended. Confirm your data.'
const asks = (name: string, domain: string, message = ASKED) =>
  pretendsToSend('', { text: message, start: 0, end: 0, groups: { name, domain } })

it.each([
  ['netflix', 'garage-nord.de'],
  ['"paypal kundenservice', 'garage-nord.de'],
  ['bank of america alerts', 'mail.garage.biz'],
  ['american express', 'garage.biz'],
  ['apple support', 'garage.biz'],
  ['alerts@mybank.com', 'garage.biz'],
])('is pretended by %s of %s', (name, domain) => {
  expect(asks(name, domain)).toBe(true)
})

it.each([
  ['netflix', 'members.netflix.com'],
  ['netflix', 'netflix-mail.com'],
  ['facebook', 'facebookmail.com'],
  ['paypal via forum', 'lists.forum.org'],
  ['apple rosales', 'gmail.com'],
  ['garage nord', 'garage-nord.de'],
  ['alerts@mybank.com', 'mail.mybank.com'],
])('is not pretended by %s of %s', (name, domain) => {
  expect(asks(name, domain)).toBe(false)
})

it('needs a message that asks for something or leads to its sender', () => {
  expect(asks('netflix', 'garage.biz', 'Our new hall is open.')).toBe(false)
  expect(asks('netflix', 'garage.biz', 'Plans: https://www.garage.biz/n')).toBe(true)
  expect(asks('netflix', 'garage.biz', 'Plans: https://www.netflix.com/n')).toBe(false)
})
