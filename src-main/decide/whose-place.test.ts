import { expect, it } from 'vitest'
import { saysWhosePlace } from './whose-place.ts'

function isTheirs(marked: string, isFirm = false): boolean {
  const text = marked.replace(/[⟦⟧]/g, '')
  const start = marked.indexOf('⟦')
  const place = { start, end: marked.indexOf('⟧') - 1 }
  const name = text.indexOf('Ada Marlow')
  const people = [{ start: name, end: name + 10 }]
  return saysWhosePlace(text, people)(place, isFirm, { start: 0, end: text.length })
}

it.each([
  'Ada Marlow lives in ⟦Leeds⟧.',
  '⟦Leeds⟧ is where Ada Marlow was born.',
  'Ada Marlow (⟦Leeds⟧) asked for the floor.',
  'Ada Marlow aus ⟦Fulda⟧ fragte nach.',
  'Doña Ada Marlow, vecina de ⟦Alcoy⟧, declaró.',
  'Pani Ada Marlow mieszka od lat w ⟦Łomży⟧.',
])('keeps where somebody is at home: %s', (text) => {
  expect(isTheirs(text)).toBe(true)
})

it.each([
  'Ada Marlow says that the lorry is in ⟦Leeds⟧.',
  'In ⟦Burgos⟧ kaufte Ada Marlow eine Karte.',
  'El lote, dice Ada Marlow, está en ⟦Algeciras⟧.',
])('leaves out what is only spoken of: %s', (text) => {
  expect(isTheirs(text)).toBe(false)
})

it('keeps a firm that employs, teaches or insures somebody', () => {
  expect(isTheirs('Ada Marlow worked for three years at ⟦Kontur⟧.', true)).toBe(true)
  expect(isTheirs('Ada Marlow ist seit Mai bei der ⟦Kontur⟧ versichert.', true)).toBe(true)
  expect(isTheirs('Ada Marlow read the offers of ⟦Kontur⟧ aloud.', true)).toBe(false)
  expect(isTheirs('Ada Marlow worked for three years near ⟦Leeds⟧.')).toBe(false)
})
