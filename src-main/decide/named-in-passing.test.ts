import { expect, it } from 'vitest'
import { growthOf, LINEAR_GROWTH } from '../../src-shared/__fixtures__/growth.ts'
import type { Explanation } from '../../src-shared/model/finding.ts'
import { FOUND_NAME } from './__fixtures__/found-name.ts'
import type { Candidate } from './candidates.ts'
import { namedInPassing } from './named-in-passing.ts'

const FILLER =
  'The rooms of the second floor were painted in the spring, and the stairs were mended before the doors opened to the public.\n\n'
const SENTENCE =
  'The chairs in the small hall were made by Ada Marlow and are older than the house in which they stand today.\n\n'
const PAPER = SENTENCE + FILLER.repeat(14)

const BY_A_RULE = {
  detectorId: 'pii_person_kin',
  title: 'Name of a relative',
  baseScore: 0.6,
  score: 0.6,
} as unknown as Explanation

/** What is said of the first "Ada Marlow" of a text, beside other people and what is somebody's. */
function isPassed(
  text: string,
  more: readonly string[] = [],
  own: readonly string[] = [],
  named: Partial<Candidate> = {},
): boolean {
  const person = (name: string): Candidate => {
    const start = text.indexOf(name)
    return { ...FOUND_NAME, label: 'PERSON', start, end: start + name.length }
  }
  const ada = { ...person('Ada Marlow'), ...named }
  const ranges = own.map((value) => ({
    start: text.indexOf(value),
    end: text.indexOf(value) + value.length,
  }))
  return namedInPassing(text, [ada, ...more.map(person)], ranges).includes(ada)
}

it('finds whom a long paper names once in a sentence', () => {
  expect(isPassed(PAPER)).toBe(true)
  expect(
    isPassed(PAPER.replace('Ada Marlow', 'Ada Marlow and Silas Thorne'), ['Silas Thorne']),
  ).toBe(true)
})

it.each([
  ['a short text', SENTENCE + FILLER],
  ['who is named again', `${PAPER}Marlow painted them, too.`],
  ['who has a title', PAPER.replace('Ada', 'Mrs Ada')],
  ['a line of a list', PAPER.replace(SENTENCE, 'Chairs: Ada Marlow\n\n')],
  ['a row of a table', PAPER.replace('Ada Marlow', '| Ada Marlow |')],
  ['a text that speaks to somebody', `${PAPER}We ask you to come.`],
])('leaves %s', (_, text) => {
  expect(isPassed(text)).toBe(false)
})

it('leaves whoever is reached in the same paragraph, and beside whom somebody known is', () => {
  const text = PAPER.replace('Ada Marlow', 'Ada Marlow (0171 5550123) with Mr Silas Thorne')
  expect(isPassed(text)).toBe(true)
  expect(isPassed(text, [], ['0171 5550123'])).toBe(false)
  expect(isPassed(text, ['Silas Thorne'])).toBe(false)
})

it('leaves what a rule found', () => {
  expect(isPassed(PAPER, [], [], { explanations: [BY_A_RULE] })).toBe(false)
})

it('reads many names in linear time', async () => {
  const work = (size: number) => {
    const said = (_: unknown, at: number) =>
      `the chair of Ada Bb${at} and of all the others is old `
    const text = Array.from({ length: size }, said).join('')
    const people = [...text.matchAll(/Ada \w+/g)].map(({ 0: name, index }) => ({
      ...FOUND_NAME,
      label: 'PERSON',
      start: index,
      end: index + name.length,
    }))
    return { text, people }
  }
  const pass = ({ text, people }: ReturnType<typeof work>) => namedInPassing(text, people, [])
  expect(await growthOf(work, pass, 200)).toBeLessThan(LINEAR_GROWTH)
})
