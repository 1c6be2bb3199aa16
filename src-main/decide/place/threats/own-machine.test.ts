import { expect, it } from 'vitest'
import { marked } from '../../__fixtures__/marked.ts'
import { isOnOwnMachine } from './own-machine.ts'

const isHelp = (written: string) => {
  const { text, range } = marked(written)
  return isOnOwnMachine(text, range)
}

it.each([
  '⟦Press Windows + R, type services.msc and press Enter.⟧',
  '⟦Drücken Sie Windows + R, geben Sie control printers ein und bestätigen Sie mit Enter.⟧',
  '⟦Open Terminal and type brew update, then enter your Mac password when asked.⟧',
  '⟦Connect to the VPN first, then log in with your address and the code of the app.⟧',
])('help with a computer is done on it: %s', (written) => {
  expect(isHelp(written)).toBe(true)
})

it.each([
  ['something is pasted', 'To prove it ⟦press Windows + R⟧, then press Ctrl + V and Enter.'],
  ['something was copied', '⟦Open Terminal and paste the text that was copied for you.⟧'],
  ['it leads to a page', '⟦Connect to the VPN with your password⟧ at https://vpn.example/renew.'],
  ['no machine is named', '⟦Confirm your password, or your account is closed today.⟧'],
])('is none where %s', (_, written) => {
  expect(isHelp(written)).toBe(false)
})
