import { expect, it } from 'vitest'
import { FOUND_NAME } from './__fixtures__/found-name.ts'
import type { Candidate } from './candidates.ts'
import { withPeopleOfPublicLife } from './public-life.ts'

const NEWS = [
  'HOLM. The museum gives up its second house.',
  'The government had promised it before the elections.',
  'The mayor spoke of a good day, and the opposition of a dear one.',
  'Ada Marlow, who led the house for years, is silent.',
  'Voters are to be asked.',
  'The councillors meet in May.',
].join('\n\n')

function severityIn(text: string, more: readonly Candidate[] = []): string | undefined {
  const start = text.indexOf('Ada Marlow')
  const ada: Candidate = { ...FOUND_NAME, label: 'PERSON', start, end: start + 10 }
  return withPeopleOfPublicLife(text, [ada, ...more])[0]?.severity
}

it('lets people of the news weigh little', () => {
  expect(severityIn(NEWS)).toBe('low')
})

it.each([
  [
    'no word of public life',
    NEWS.replaceAll(/government|elections|mayor|opposition|Voters|councillors/g, 'team'),
  ],
  ['whoever reads', `${NEWS}\n\nWe ask you to come.`],
  ['a line or two', NEWS.replaceAll('\n\n', ' ')],
])('leaves them as they are beside %s', (_, text) => {
  expect(severityIn(text)).toBe('medium')
})

it('leaves whoever has a number near', () => {
  const start = NEWS.indexOf('May')
  expect(severityIn(NEWS, [{ ...FOUND_NAME, label: 'PHONE', start, end: start + 3 }])).toBe(
    'medium',
  )
})
