import { expect, it } from 'vitest'
import { growthOf, LINEAR_GROWTH } from '../../src-shared/__fixtures__/growth.ts'
import { namesOfficer } from './officers.ts'

it.each([
  'Geschäftsführer: ',
  'Directeur : ',
  'Prezes Zarządu: ',
  'Генеральный директор: ',
  '代表取締役 ',
])('knows who acts for a business by %s', (line) => {
  expect(namesOfficer(line)).toBe(true)
})

it.each(['Ansprechpartner: ', 'Frau ', 'directory: '])('says nothing of %s', (line) => {
  expect(namesOfficer(line)).toBe(false)
})

it.each(['reprezentowan', 'geschäftsführ ', 'v. i. ', 'directeur', 'legale '])(
  'takes time that grows with the line: %s',
  async (piece) => {
    const growth = await growthOf((size) => `x${piece.repeat(size)}`, namesOfficer, 10_000)
    expect(growth).toBeLessThan(LINEAR_GROWTH)
  },
)
