import { expect, it } from 'vitest'
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
