import { expect, it } from 'vitest'
import { growthOf, LINEAR_GROWTH } from '../../../../../src-shared/__fixtures__/growth.ts'
import { standsInListOfThings } from './lists-of-things.ts'

function isInList(marked: string): boolean {
  const start = marked.indexOf('⟦')
  const text = marked.replace(/[⟦⟧]/g, '')
  return standsInListOfThings(text)({ start, end: marked.indexOf('⟧') - 1 })
}

it.each([
  '# Puddings of the parish book\n\n* ⟦Anna Pavlova⟧ with Berries\n* Charlotte Russe\n* Brown Betty\n',
  "Pommiers disponibles à l'automne\n- Calville, 24 €\n- ⟦James Grieve⟧, colonne, 31 €\n- Cox, 28 €\n",
  'Rifugi aperti\nRifugio ⟦Cesare Battisti⟧, 1275 m\nCapanna Elena, 1888 m\nBivacco Conti, 2602 m\n',
  'Tunes\n1  Rose Connolly\n2  Johnny Cope / ⟦Willie Coleman⟧\n3  Barbara Allen\n',
  'Prislista hösten\n\nGarn\nFolke   50 g   95 kr\n\nTröjor\nTröja ⟦Ingeborg⟧, strl S   59 kr\nKofta Torsten   65 kr\n',
  'Round 3: Who wrote it?\n1. The Weir – ⟦Ada Quarles⟧\n2. Boats – Silas Thorne\n3. Rain – Una Berg\n',
  'Reading list\n\n- Boats by ⟦Silas Thorne⟧\n- Rain by Una Berg\n- The Weir by Ada Quarles\n',
  'Framework suppliers, lot 4\nMace Rowlands\n⟦Price Lockyer⟧\nBloor Hendry\n',
])('knows that a thing stands in %j', (marked) => {
  expect(isInList(marked)).toBe(true)
})

it.each([
  'Course participants\n- ⟦Anna Berg⟧\n- Per Sund\n- Ida Lind\n',
  'Recipes from\n- the book that ⟦Anna Berg⟧ wrote\n- Pies\n- Cakes\n',
  'Boats\n- Tern – ⟦Anna Berg⟧\n- Gull – Per Sund\n- Eider – Ida Lind\n',
  'Books overdue\n- ⟦Anna Berg⟧: Rain\n- Per Sund: Boats\n- Ida Lind: The Weir\n',
  'Rooms\n101  ⟦Anna Berg⟧\n102  Per Sund\n103  Ida Lind\n',
  'Boats\n- ⟦Anna Berg⟧, 07700 900123\n- Tern\n- Gull\n',
  'Courses\n- Yoga with ⟦Anna Berg⟧\n- Pottery\n- Weaving\n',
  'Boats\n- Tern\n- Gull\n- Eider\n\n⟦Anna Berg⟧\n',
  'Boats are sold here.\n- ⟦Anna Berg⟧\n- Per Sund\n- Ida Lind\n',
  'Boats\n- ⟦Anna Berg⟧\n- Per Sund\n',
])('knows that somebody may stand in %j', (marked) => {
  expect(isInList(marked)).toBe(false)
})

it('takes linear time', { timeout: 60_000 }, async () => {
  const growth = await growthOf(
    (size) => `Boats\n${'- Ole Berg\n'.repeat(size)}`,
    (text) => {
      const isInside = standsInListOfThings(text)
      return Array.from(text.matchAll(/Ole Berg/g)).filter(({ index }) =>
        isInside({ start: index, end: index + 8 }),
      ).length
    },
    1_000,
  )
  expect(growth).toBeLessThan(LINEAR_GROWTH)
})
