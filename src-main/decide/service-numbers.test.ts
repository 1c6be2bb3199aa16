import { expect, it } from 'vitest'
import { FOUND_NAME } from './__fixtures__/found-name.ts'
import type { Candidate } from './candidates.ts'
import { withoutServiceNumbers } from './service-numbers.ts'

/** Whether the number between marks still asks for something; a name between braces is accepted, too. */
function isKept(marked: string): boolean {
  const text = marked.replace(/[⟦⟧{}]/g, '')
  const found = (label: string, value: string): Candidate => {
    const start = text.indexOf(value)
    return { ...FOUND_NAME, label, start, end: start + value.length }
  }
  const number = /⟦([^⟧]+)⟧/.exec(marked)?.[1] ?? ''
  const name = /\{([^}]+)\}/.exec(marked)?.[1]
  const candidates = [found('PHONE', number), ...(name ? [found('PERSON', name)] : [])]
  return withoutServiceNumbers(text, candidates)[0]?.accepted === true
}

it.each([
  'If you need help from our team, phone us on ⟦0345 604 2718⟧ and ask for the desk.',
  'Call ⟦1-800-472-9183⟧ or write.',
  'Fax ⟦(888) 341-7720⟧.',
  'Kartensperre: Tel. ⟦+49 180 2 284471⟧.',
  'Störungen: ⟦0800 228 4471⟧.',
  'Appelez le ⟦08 20 41 72 29⟧.',
  'Bel voor storingen bij een woning het nummer ⟦088 417 22 90⟧ van de balie.',
  'Llame al ⟦902 41 72 29⟧.',
  'Numero verde ⟦800 417 229⟧.',
  'Phone ⟦1300 417 229⟧.',
  'From abroad: ⟦+44 (0)345 604 2718⟧.',
  'Outside the U.S. dial-in number: ⟦+1 617 341 7720⟧\n\nPasscode: 44719820',
  'One tap mobile\n⟦+16173417720⟧,,44719820# US (Boston)',
  'Dial by your location\n+1 312 341 7720 US (Chicago)\n⟦+1 617 341 7720⟧ US (Boston)\nMeeting ID: 447 1982 0031',
  'Telefonische Einwahl: ⟦+49 69 3417 7204⟧ (Frankfurt), Konferenz-ID: 447 198 200#',
  'Inbelnummer ⟦+31 20 341 7720⟧, toegangscode 447198',
])('leaves out a number of a service: %s', (marked) => {
  expect(isKept(marked)).toBe(false)
})

it.each([
  'Sie erreichen mich in Halle unter ⟦0345 604 2718⟧.',
  'Gọi cho tôi: ⟦088 417 2290⟧.',
  'My mobile is ⟦07733 482 630⟧.',
  'Mi móvil es el ⟦600 417 229⟧.',
  'Mon portable : ⟦06 20 41 72 29⟧.',
  'Call me on ⟦(312) 341-7720⟧.',
  'Можно звонить ⟦+7 916 341-77-20⟧.',
  '{Ada Quarles}, ⟦(888) 341-7720⟧',
  'I will dial in late, my mobile is ⟦+1 617 341 7720⟧ if you need me.',
  'The conference call is at nine. Bring the figures, and ring me on ⟦+1 617 341 7720⟧ before.',
  'My number: ⟦+1 617 341 7720⟧, the PIN: 4471 is for the gate.',
  'Dial-in: {Ada Quarles}, ⟦+1 617 341 7720⟧, code: 44719820, passcode: 44719820',
])('keeps a number that somebody has: %s', (marked) => {
  expect(isKept(marked)).toBe(true)
})
