import { expect, it } from 'vitest'
import { growthOf, LINEAR_GROWTH } from '../../../../src-shared/__fixtures__/growth.ts'
import { officeHoldersOf } from './offices.ts'

/** Whom of the people between marks a text names by an office. */
function holdersIn(marked: string): readonly string[] {
  const people = Array.from(marked.matchAll(/⟦([^⟧]+)⟧/g), ({ 1: name = '', index }, at) => ({
    start: index - 2 * at,
    end: index - 2 * at + name.length,
  }))
  const text = marked.replace(/[⟦⟧]/g, '')
  return officeHoldersOf(text, people).map(({ start, end }) => text.slice(start, end))
}

it.each([
  'The bill was tabled by Secretary of State ⟦Ada Quarles⟧ in spring.',
  'The Minister of State for Roads (Rural), ⟦Ada Quarles⟧, cut the tape.',
  '⟦Ada Quarles⟧, the mayor of Holm, opened the bridge.',
  'We wrote to ⟦Ada Quarles⟧ MP about the bus.',
  'The motion was heard before ⟦Judge Quarles⟧.',
  'The line was opened by King ⟦Oskar II⟧ in person.',
  'Ministerpräsidentin ⟦Ada Quarles⟧ kommt im Mai.',
  'La préfète, Mme ⟦Ada Quarles⟧, a signé l’arrêté.',
  'Il presidente della Regione, ⟦Ada Quarles⟧, era assente.',
  'O presidente da República, ⟦Ada Quarles⟧, comeu aqui um gelado.',
  'Wethouder ⟦Ada Quarles⟧ komt in mei.',
  'Na sesję przyszedł burmistrz ⟦Ada Quarles⟧.',
  'The parliament of the coalition met after the elections. President ⟦Ada Quarles⟧ told reporters that voters had waited.',
])('tells who is named by a public office: %s', (marked) => {
  expect(holdersIn(marked)).toHaveLength(1)
})

it.each([
  'Club president ⟦Ada Quarles⟧ thanked the rowers.',
  'The governor of the school, ⟦Ada Quarles⟧, was on leave.',
  'Mr King, ⟦Silas Thorne⟧ and the others left early.',
  '⟦Ada Quarles⟧, the mayor’s cousin, lives in Holm.',
  '⟦Ada Quarles⟧, mayor office assistant, rang.',
  'He is the mayor. ⟦Ada Quarles⟧ is his neighbour.',
  'Il sindaco unico, ⟦Ada Quarles⟧, approva il bilancio.',
  'Our patient ⟦Henry IV⟧ has a drip.',
])('tells nobody else: %s', (marked) => {
  expect(holdersIn(marked)).toEqual([])
})

it('reads in linear time', async () => {
  const growth = await growthOf(
    (size) => 'the mayor of Holm, Ada '.repeat(size),
    (text) =>
      officeHoldersOf(
        text,
        Array.from(text.matchAll(/Ada/g), ({ index }) => ({ start: index, end: index + 3 })),
      ),
    200,
  )
  expect(growth).toBeLessThan(LINEAR_GROWTH)
})
