import { expect, it } from 'vitest'
import { growthOf, LINEAR_GROWTH } from '../../src-shared/__fixtures__/growth.ts'
import type { Candidate } from './candidates.ts'
import { withNamesAgain } from './names-again.ts'
import { weighPlaces } from './place/weigh-place.ts'

const PERSON: Omit<Candidate, 'start' | 'end'> = {
  category: 'pii',
  level: 'L1',
  label: 'PERSON',
  severity: 'low',
  score: 0.6,
  accepted: true,
  explanations: [],
  source: 'l1',
  model: 'native:pii',
  threshold: 0.5,
}

function candidatesOf(
  text: string,
  values: readonly string[],
  more: Partial<Candidate> = {},
): readonly Candidate[] {
  return values.map((value) => {
    const start = text.indexOf(value)
    return { ...PERSON, ...more, start, end: start + value.length }
  })
}

function acceptedIn(text: string, candidates: readonly Candidate[]): readonly string[] {
  return withNamesAgain(text, candidates, weighPlaces(text))
    .filter(({ accepted }) => accepted)
    .map(({ start, end }) => `${start} ${text.slice(start, end)}`)
}

it('tells a whole name wherever it stands', () => {
  const text = 'Kiracı: Umut Can Erdemli\n\nİmza\nUmut Can Erdemli, Umut Canan'
  expect(acceptedIn(text, candidatesOf(text, ['Umut Can Erdemli']))).toEqual([
    '8 Umut Can Erdemli',
    '31 Umut Can Erdemli',
  ])
})

it('stands for what the tagger was not sure of', () => {
  const text = 'ผู้ปกครอง: กุลธิดา พงษ์ไพร\nกุลธิดา พงษ์ไพร'
  const [rule] = candidatesOf(text, ['กุลธิดา พงษ์ไพร'])
  const start = text.lastIndexOf('กุลธิดา')
  const unsure = { ...PERSON, source: 'l2' as const, accepted: false, start, end: text.length }
  expect(acceptedIn(text, [rule as Candidate, unsure])).toHaveLength(2)
})

it('tells a firm again by its whole name alone', () => {
  const text = 'Employer: Blue Heron\nShe joined Blue Heron. Blue was fine.'
  const firm = candidatesOf(text, ['Blue Heron'], { label: 'ORGANIZATION' })
  expect(acceptedIn(text, firm)).toEqual(['10 Blue Heron', '32 Blue Heron'])
})

it('tells nobody where a firm is called after somebody', () => {
  const text = 'Present: Kwame Boateng. Boateng declared an interest in Boateng Catering Ltd.'
  const firm = candidatesOf(text, ['Boateng Catering Ltd'], { label: 'ORGANIZATION' })
  expect(acceptedIn(text, [...candidatesOf(text, ['Kwame Boateng']), ...firm])).toEqual([
    '9 Kwame Boateng',
    '24 Boateng',
    '56 Boateng Catering Ltd',
  ])
})

it('tells a name again without its title', () => {
  const text = 'Guarantor: Dr. Henrik Solberg\n\nHenrik Solberg'
  expect(acceptedIn(text, candidatesOf(text, ['Dr. Henrik Solberg']))).toHaveLength(2)
})

it.each([
  ['Excused: ⟦Horst Ebeling⟧. The member Ebeling is late.', ['Ebeling']],
  ['⟦Horst Ebeling⟧\n\ngez. H. Ebeling', ['H. Ebeling']],
  ['cc: ⟦Samira Haddad⟧. Samira, kan du? Samiras chef', ['Samira', 'Samiras']],
  ['Pat.: ⟦Kowalczyk, Edeltraud⟧. Frau Kowalczyk klagt', ['Kowalczyk']],
  ['⟦Ileana-Simona Vlădescu⟧\nBeneficiar, I.-S. Vlădescu', ['I.-S. Vlădescu']],
  ['⟦Sjoerd van der Meulen⟧: Beste meneer Van der Meulen,', ['Van der Meulen']],
  ['Frau ⟦Frau Kowalczyk⟧ klagt', []],
  [
    'proszę spytać ⟦Henryka Sowę⟧; do Sowy też wysłać aneks, żeby się nie spóźnić, bo będzie źle, więc później',
    ['Sowy'],
  ],
  ['доньку ⟦Гнатюк Соломію Андріївну⟧ звільнити. У Соломії довідка', ['Соломії']],
])('tells parts of a name again in %j', (marked, values) => {
  const text = marked.replace(/[⟦⟧]/g, '')
  const value = marked.slice(marked.indexOf('⟦') + 1, marked.indexOf('⟧'))
  const told = acceptedIn(text, candidatesOf(text, [value])).map((each) =>
    each.slice(each.indexOf(' ') + 1),
  )
  expect(told).toEqual([value, ...values])
})

it.each([
  ['a firm', '⟦Horst Ebeling⟧ works for Ebeling GmbH and Ebeling & Sohn.'],
  ['a mail address or a path', '⟦Horst Ebeling⟧, h.Ebeling@x.de, /home/Ebeling/a'],
  ['a word of the document', '⟦Horst Garten⟧ has a garten and a garten. Garten of all.'],
  ['a method', 'by ⟦A. M. Ottevik⟧: the Meissel, Ottevik Method'],
  ['a term', '⟦Andrey Markov⟧ defined Markov chains'],
  ['a short word', '⟦Wen Li⟧ and Li of chemistry'],
  ['another word', '⟦Horst Ebeling⟧ and Ebelinger'],
  ['a technical document', `⟦Horst Ebeling⟧, Ebeling ${'{a} <b> c() '.repeat(60)}`],
])('leaves parts alone in %s', (_what, marked) => {
  const text = marked.replace(/[⟦⟧]/g, '')
  const value = marked.slice(marked.indexOf('⟦') + 1, marked.indexOf('⟧'))
  expect(acceptedIn(text, candidatesOf(text, [value]))).toHaveLength(1)
})

it('leaves a part alone in what is known for something else', () => {
  const text = 'Mieter: Anna Lindau\nwohnt in Lindau'
  const [person] = candidatesOf(text, ['Anna Lindau'])
  const start = text.lastIndexOf('Lindau')
  const town = { ...PERSON, label: 'LOCATION', start, end: text.length }
  expect(acceptedIn(text, [person as Candidate, town])).toHaveLength(2)
})

it('takes time that grows with the text where parts of a name stand again', async () => {
  const textOf = (size: number) => `Horst Ebeling ${'A. B. C. Ebeling und '.repeat(size)}`
  const work = (text: string) =>
    withNamesAgain(text, candidatesOf(text, ['Horst Ebeling']), weighPlaces(text))
  expect(await growthOf(textOf, work, 500)).toBeLessThan(LINEAR_GROWTH)
})

it.each([
  ['a longer name', 'Mieter: Anna Lind\nAnna Linder', {}],
  ['one word', 'Mieter: Lind\nLind', {}],
  ['a rejected name', 'Mieter: Anna Lind\nAnna Lind', { accepted: false }],
])('leaves %s alone', (_what, text, more) => {
  const value = text.slice(8, text.indexOf('\n'))
  const candidates = candidatesOf(text, [value], more)
  expect(withNamesAgain(text, candidates, weighPlaces(text))).toEqual(candidates)
})

it('asks for nothing where the owner of a work publishes it', () => {
  const text = 'Mieter: Anna Lind\n\nCopyright (c) 2020 Anna Lind <anna@quellwerk.de>\n'
  expect(acceptedIn(text, candidatesOf(text, ['Anna Lind']))).toHaveLength(1)
})

it('takes time that grows with the text', async () => {
  const textOf = (size: number) => `Anna Lind${' Anna Lind, Anna Berg'.repeat(size)}`
  const work = (text: string) =>
    withNamesAgain(text, candidatesOf(text, ['Anna Lind']), weighPlaces(text))
  expect(await growthOf(textOf, work, 500)).toBeLessThan(LINEAR_GROWTH)
})
