import { expect, it } from 'vitest'
import { markedNames } from '../../__fixtures__/marked-names.ts'
import { SURE_PERSON } from '../names-decision.ts'
import { asCalled, calledSo, withoutWhose } from './called-so.ts'

/** The words that somebody is called by, where the tagger gives the first of the text the first probability and others the second. */
function calledIn(marked: string, score: number, others = score): readonly string[] {
  const { text, told } = markedNames(marked, (index) => ({
    name: 'PERSON',
    score: index === 0 ? score : others,
  }))
  return [...calledSo(text, told)]
}

it.each([
  'Votre collègue ⟦Moussa⟧ a arrêté la ligne',
  'his wife (⟦Steph⟧) rang',
  'Emergency contact: ⟦Tunde⟧ (brother) 563-555-0166',
  'attenzione, Papà di ⟦Giulia⟧',
  'afwezig: fam. ⟦Yilmaz⟧ (nr. 18)',
  'die Nachbarin, ⟦Gisela⟧, sah es',
  'pani Ewa i jej córka ⟦Zosia⟧',
  'Present: Ola, ⟦Wanjiru⟧, Mads (remote)',
  '# Minutes\n**Anwesend:** Karin (Protokoll), ⟦Jens-Peter⟧',
])('takes the word in %j for somebody', (marked) => {
  expect(calledIn(marked, 0.5)).toHaveLength(1)
})

it('goes on from somebody to whom is named together with them', () => {
  expect(calledIn('⟦Gareth⟧ and ⟦Tomasz⟧', 0.95, 0.8)).toContain('Tomasz')
  expect(calledIn('⟦Anna Lind⟧, ⟦Per⟧, ⟦Ute⟧ und ⟦Omar⟧', 0.9, 0.75)).toEqual([
    'Per',
    'Ute',
    'Omar',
  ])
  expect(calledIn('⟦Omar⟧ e ⟦Fatou⟧ non mangiano maiale', 0.75, 0.95)).toEqual(['Omar'])
})

it.each([
  ['nobody beside it is sure', '⟦Ruby⟧ and ⟦Crystal⟧', 0.8],
  ['other words stand between', '⟦Anna Lind⟧ sold ⟦Crystal⟧', 0.85],
  ['the tagger hardly takes it for somebody', 'her husband ⟦Crystal⟧', 0.3],
  ['the line of those present is over', 'Present: Ola\nWe use ⟦Crystal⟧', 0.8],
  ['a sentence goes on with the word', 'The problem is present: a ⟦Crystal⟧', 0.8],
  ['the word for somebody is a part of another', 'the person ⟦Crystal⟧', 0.8],
])('leaves a word where %s', (_why, marked, score) => {
  expect(calledIn(marked, score)).toEqual([])
})

it('makes the places of such a word sure', () => {
  const { text, told } = markedNames('⟦Moussa⟧', () => ({ name: 'PERSON', score: 0.5 }))
  const [each] = told.map((name) => asCalled(text, name, new Set(['Moussa'])))
  expect(each?.score).toBeGreaterThanOrEqual(SURE_PERSON)
  expect(told.map((name) => asCalled(text, name, new Set()))).toEqual(told)
})

it.each([
  ['de buurvrouw ⟦van Mehmet⟧', 'Mehmet'],
  ['Según la ⟦abuela de Mateo⟧', 'Mateo'],
  ['De heer ⟦van Aken⟧', 'van Aken'],
  ['die Mutter ⟦Anna von Stetten⟧', 'Anna von Stetten'],
])('begins a name behind the word for whose relative it is: %s', (marked, name) => {
  const { text, told } = markedNames(marked, () => ({ name: 'PERSON', score: 0.9 }))
  expect(
    told.map((each) => withoutWhose(text, each)).map(({ start, end }) => text.slice(start, end)),
  ).toEqual([name])
})
