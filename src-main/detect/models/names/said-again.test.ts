import { expect, it } from 'vitest'
import { growthOf, LINEAR_GROWTH } from '../../../../src-shared/__fixtures__/growth.ts'
import { markedNames } from '../__fixtures__/marked-names.ts'
import { withNamesSaidAgain } from './said-again.ts'

/** What is told in a text of which the values between the marks are whole names already. */
function toldIn(marked: string, name = 'PERSON', score = 0.9): readonly string[] {
  const { text, told } = markedNames(marked, () => ({ name, score }))
  return withNamesSaidAgain(text, told).map(({ start, end }) => text.slice(start, end))
}

it.each([
  ['Excused: ⟦Horst Ebeling⟧. The member Ebeling is late.', ['Horst Ebeling', 'Ebeling']],
  ['⟦Horst Ebeling⟧\n\ngez. H. Ebeling', ['Horst Ebeling', 'H. Ebeling']],
  ['cc: ⟦Samira Haddad⟧. Samira, kan du? Samiras chef', ['Samira Haddad', 'Samira', 'Samiras']],
  ['Pat.: ⟦Kowalczyk, Edeltraud⟧. Frau Kowalczyk klagt', ['Kowalczyk, Edeltraud', 'Kowalczyk']],
  [
    '⟦Ileana-Simona Vlădescu⟧\nBeneficiar, I.-S. Vlădescu',
    ['Ileana-Simona Vlădescu', 'I.-S. Vlădescu'],
  ],
  [
    '⟦Sjoerd van der Meulen⟧: Beste meneer Van der Meulen,',
    ['Sjoerd van der Meulen', 'Van der Meulen'],
  ],
  [
    'Guarantor: ⟦Dr. Henrik Solberg⟧\n\nHenrik Solberg        Solbergs bank',
    ['Dr. Henrik Solberg', 'Henrik Solberg', 'Solbergs'],
  ],
])('tells a name or a part of it again in %j', (marked, values) => {
  expect(toldIn(marked)).toEqual(values)
})

it.each([
  ['a firm', '⟦Horst Ebeling⟧ works for Ebeling GmbH and Ebeling & Sohn.'],
  ['a mail address or a path', '⟦Horst Ebeling⟧, h.Ebeling@x.de, /home/Ebeling/a'],
  ['a word of the document', '⟦Horst Garten⟧ has a garten and a garten. Garten of all.'],
  ['a method', 'by ⟦A. M. Ottevik⟧: the Meissel, Ottevik Method'],
  ['a short word', '⟦Wen Li⟧ and Li of chemistry'],
  ['another word', '⟦Horst Ebeling⟧ and Ebelinger'],
])('leaves %s alone', (_what, marked) => {
  expect(toldIn(marked)).toHaveLength(1)
})

it('is as sure of a name as where it is surest', () => {
  const text = 'Anna Lind left. Anna Lind stayed.'
  const told = [
    { start: 0, end: 9, name: 'PERSON', score: 0.8 },
    { start: 16, end: 25, name: 'PERSON', score: 0.3 },
  ]
  expect(withNamesSaidAgain(text, told).map(({ score }) => score)).toEqual([0.8, 0.8])
})

it('goes by people of whom the tagger is sure, outside of technical documents', () => {
  expect(toldIn('⟦Horst Ebeling⟧, Ebeling', 'ORGANIZATION')).toHaveLength(1)
  expect(toldIn('⟦Horst Ebeling⟧, Ebeling', 'PERSON', 0.6)).toHaveLength(1)
  expect(toldIn(`⟦Horst Ebeling⟧, Ebeling ${'{a} <b> c() '.repeat(60)}`)).toHaveLength(1)
})

it('takes time that grows with the text', async () => {
  const work = (text: string) =>
    withNamesSaidAgain(text, [{ start: 0, end: 13, name: 'PERSON', score: 0.9 }])
  const textOf = (size: number) => `Horst Ebeling ${'A. B. C. Ebeling und '.repeat(size)}`
  expect(await growthOf(textOf, work, 1_000)).toBeLessThan(LINEAR_GROWTH)
})
