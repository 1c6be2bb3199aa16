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

it('tells a whole name of a rule wherever it stands', () => {
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

it.each([
  ['a longer name', 'Mieter: Anna Lind\nAnna Linder', {}],
  ['one word', 'Mieter: Lind\nLind', {}],
  ['a rejected name', 'Mieter: Anna Lind\nAnna Lind', { accepted: false }],
  ['what only the tagger knows', 'Mieter: Anna Lind\nAnna Lind', { source: 'l2' as const }],
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
