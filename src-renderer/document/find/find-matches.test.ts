import { describe, expect, it } from 'vitest'
import { type FindQuery, findMatches, MOST_MATCHES, matchFrom } from './find-matches.ts'

const TEXT = 'Ärger im Büro: büro@x.de\nBüros (a)\r\nein  Büro\u202e <b>'
const wordsOf = (query: Partial<FindQuery> & { text: string }, text = TEXT) => {
  const outcome = findMatches(text, {
    isPattern: false,
    wholeWords: false,
    matchCase: false,
    ...query,
  })
  return outcome.kind === 'found'
    ? outcome.matches.map(({ start, end }) => text.slice(start, end))
    : outcome.kind
}

describe('words', () => {
  it.each([
    [{ text: 'büro' }, ['Büro', 'büro', 'Büro', 'Büro']],
    [{ text: 'Büro', matchCase: true }, ['Büro', 'Büro', 'Büro']],
    [{ text: 'büro', wholeWords: true }, ['Büro', 'büro', 'Büro']],
    [{ text: '(a)' }, ['(a)']],
    [{ text: '(a)', wholeWords: true }, ['(a)']],
    [{ text: 'a) ein büro' }, ['a)\r\nein  Büro']],
    [{ text: '\u202e' }, ['\u202e']],
    [{ text: 'nowhere' }, []],
  ])('%j', (query, expected) => expect(wordsOf(query)).toEqual(expected))
  it.each([
    // Zero width, a soft hyphen, a joiner, an order of writing: a reader sees one word.
    ['pay\u200bload', 'payload'],
    ['pay\u00ad\u2060load', 'payload'],
    ['\u202epayload', 'payload'],
    ['send\u200b it', 'send it'],
    // An accent as a letter of its own, and the other way round.
    ['cafe\u0301', 'caf\u00e9'],
    ['caf\u00e9', 'cafe\u0301'],
  ])('finds what %j looks like', (text, typed) =>
    expect(wordsOf({ text: typed, wholeWords: true }, text)).toEqual([text.replace('\u202e', '')]),
  )

  it('finds just what is not drawn where that is typed', () =>
    expect(wordsOf({ text: 'a\u200bb' }, 'ab a\u200bb a\u2060b')).toEqual(['a\u200bb']))
})

describe('patterns', () => {
  it.each([
    [{ text: '^\\w+', isPattern: true }, ['B', 'ein']],
    [
      { text: '\\p{Lu}\\S+', isPattern: true, matchCase: true },
      ['Ärger', 'Büro:', 'Büros', 'Büro\u202e'],
    ],
    [{ text: 'b.ro|ein', isPattern: true, wholeWords: true }, ['Büro', 'büro', 'ein', 'Büro']],
    // Places without a length cannot be shown.
    [{ text: 'x*', isPattern: true }, ['x']],
    [{ text: '(', isPattern: true }, 'invalid'],
    [{ text: 'a)(b', isPattern: true, wholeWords: true }, 'invalid'],
  ])('%j', (query, expected) => expect(wordsOf(query)).toEqual(expected))
})

it('keeps as many matches as can be stepped through, and says that there are more', () => {
  const query = { text: 'a', isPattern: false, wholeWords: false, matchCase: false }
  const outcome = findMatches('a'.repeat(MOST_MATCHES + 1), query)
  expect(outcome).toMatchObject({ kind: 'found', more: true })
  expect(outcome.kind === 'found' && outcome.matches).toHaveLength(MOST_MATCHES)
})

it('shows the match at the reader, the next behind, else the first', () => {
  const matches = [
    { start: 2, end: 4 },
    { start: 8, end: 9 },
  ]
  expect([0, 3, 4, 8, 9].map((place) => matchFrom(matches, place))).toEqual([0, 0, 1, 1, 0])
})
