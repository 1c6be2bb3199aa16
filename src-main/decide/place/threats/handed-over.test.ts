import { expect, it } from 'vitest'
import { handsOver } from './handed-over.ts'

it.each([
  ['The password of the portal is Tannen-1-Wald-88!', true],
  ['Das Kennwort für den Drucker lautet Ahorn77.', true],
  ['Le mot de passe du portail est Mirabelle-58', true],
  ['玄関の暗証番号は4093です', true],
  ['Your password expires today. Sign in to keep it.', false],
  ['Your password expires: 24 hours are left, reply with the old one', false],
  ['Please confirm your password within 24 hours', false],
  ['Your account 4711 was locked; the reason is fraud', false],
])('%j hands a secret over: %s', (passage, expected) => {
  expect(handsOver(passage)).toBe(expected)
})
