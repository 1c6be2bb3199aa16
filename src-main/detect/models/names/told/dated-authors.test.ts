import { expect, it } from 'vitest'
import { withoutDatedAuthors } from './dated-authors.ts'

const told = (text: string, value: string, name = 'ADDRESS') => {
  const start = text.indexOf(value)
  const [only] = withoutDatedAuthors(text, [{ start, end: start + value.length, name, score: 0.9 }])
  return only && [only.name, text.slice(only.start, only.end), only.score]
}

it('takes an author with a year and a mail address or a copyright for a person', () => {
  expect(told('Copyright: 2015 Anna Lind <anna@lind.se>', '2015 Anna Lind')).toEqual([
    'PERSON',
    'Anna Lind',
    0.9,
  ])
  expect(told('Copyright: 2010 Manuela Manpager', '2010 Manuela Manpager')).toEqual([
    'PERSON',
    'Manuela Manpager',
    0.9,
  ])
  expect(told('2007,  José Ruiz (jr@ruiz.es)', '2007,  José Ruiz')).toEqual([
    'PERSON',
    'José Ruiz',
    0.9,
  ])
})

it.each([
  ['no mail address behind', '2015 Elm Street, Boise', '2015 Elm Street'],
  ['a number that is no year', '1415 Elm Street <shop@elm.com>', '1415 Elm Street'],
  ['a further number', '2015 Elm Street 4 <shop@elm.com>', '2015 Elm Street 4'],
])('leaves an address with %s', (_, text, value) => {
  expect(told(text, value)).toEqual(['ADDRESS', value, 0.9])
})

it('leaves what is no address', () => {
  expect(told('2015 Anna <a@b.se>', '2015 Anna', 'ORGANIZATION')).toEqual([
    'ORGANIZATION',
    '2015 Anna',
    0.9,
  ])
})
