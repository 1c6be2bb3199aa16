import { expect, it } from 'vitest'
import { growthOf, LINEAR_GROWTH } from '../../../../../src-shared/__fixtures__/growth.ts'
import { namedDomains } from './named-domain.ts'

it.each([
  ['Marlowe', 'reports@marlowe.eu'],
  ['Norrbryggan AB', 'inkop@mail.norrbryggan.se'],
  ['Blåbär & Skog', 'www.blabar-skog.se'],
  ['St Quill’s Primary School', 'office@stquills.org'],
])('knows %j by %j', (name, address) => {
  expect(namedDomains(`Ask ${address}, or call.`)(name)).toBe(true)
})

it.each([
  ['Marlowe', 'reports@marlow.eu'],
  ['Mail', 'anna@mail.de'],
  ['Anna', 'anna@marlowe.eu'],
  ['Marlowe', 'marlowe.eu'],
])('knows no %j by %j', (name, address) => {
  expect(namedDomains(`Ask ${address}, or call.`)(name)).toBe(false)
})

it('takes time that grows with the text', async () => {
  const work = (text: string) => namedDomains(text)('Marlowe')
  expect(await growthOf((units) => '@a.'.repeat(units), work, 2_000)).toBeLessThan(LINEAR_GROWTH)
})
