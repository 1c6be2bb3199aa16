import { describe, expect, it } from 'vitest'
import { decideNames, type NameReading } from './names-decision.ts'

/** Readings of the n-th places of words, by their scores; null where the tagger says nothing. */
function readings(
  text: string,
  form: string,
  scores: readonly (readonly [name: string, score: number] | null)[],
): readonly NameReading[] {
  let at = -1
  return scores.flatMap((each) => {
    at = text.indexOf(form, at + 1)
    if (each === null) return []
    const [name, score] = each
    return [{ start: at, end: at + form.length, name, score, isLikeliest: score >= 0.5 }]
  })
}

const found = (text: string, said: readonly NameReading[]) =>
  decideNames(text, said).map(({ start, end, name, score }) => [
    text.slice(start, end),
    start,
    name,
    Math.round(score * 100) / 100,
  ])

describe('a value of a document', () => {
  it('is of one class wherever it stands', () => {
    const text = 'Berg wrote. Berg, near Berg, called.'
    const said = readings(text, 'Berg', [
      ['PERSON', 0.9],
      ['PERSON', 0.9],
      ['LOCATION', 0.6],
    ])
    expect(found(text, said).map(([, , name]) => name)).toEqual(['PERSON', 'PERSON', 'PERSON'])
  })

  it('is as sure as all of its places together', () => {
    const text = 'Amount: 1\nAmount: 2\nAmount: 3\nAmount: 4'
    const said = readings(text, 'Amount', [['PERSON', 0.94], null, null, null])
    const [first] = decideNames(text, said)
    expect(first?.score).toBeLessThan(0.2)
  })

  it('is found where the tagger missed it', () => {
    const text = 'Dr. Zieliński came. Then Zieliński left.'
    const said = readings(text, 'Zieliński', [
      ['PERSON', 0.98],
      ['PERSON', 0.4],
    ])
    expect(found(text, said)).toEqual([
      ['Zieliński', 4, 'PERSON', 0.85],
      ['Zieliński', 25, 'PERSON', 0.85],
    ])
  })

  it('is no part of a longer one', () => {
    const text = 'Paris Hilton was in Paris.'
    const said: NameReading[] = [
      { start: 0, end: 12, name: 'PERSON', score: 0.9, isLikeliest: true },
      { start: 20, end: 25, name: 'LOCATION', score: 0.8, isLikeliest: true },
    ]
    expect(found(text, said)).toEqual([
      ['Paris Hilton', 0, 'PERSON', 0.9],
      ['Paris', 20, 'LOCATION', 0.8],
    ])
  })

  it('is told by its words, whatever stands between them', () => {
    const text = 'Anna\n  Berg, or Anna Berg'
    const said: NameReading[] = [
      { start: 0, end: 11, name: 'PERSON', score: 0.9, isLikeliest: true },
    ]
    expect(decideNames(text, said)).toHaveLength(2)
  })
})

it('takes time that grows with the document alone', () => {
  // Forms that all begin alike, each with a word of its own.
  const count = 20_000
  const forms = Array.from({ length: count }, (_, index) => `Anna x${index}`)
  const text = forms.join(' ')
  let at = 0
  const said = forms.map((form) => {
    const start = at
    at += form.length + 1
    return { start, end: start + form.length, name: 'PERSON', score: 0.9, isLikeliest: true }
  })
  expect(decideNames(text, said)).toHaveLength(count)
})

it('decides what is long by its own place', () => {
  const text = Array.from({ length: 30 }, (_, index) => `Word${index}`).join(' ')
  const said = [{ start: 0, end: text.length, name: 'ADDRESS', score: 0.7, isLikeliest: true }]
  expect(decideNames(text, said)).toEqual([
    { start: 0, end: text.length, name: 'ADDRESS', score: 0.7 },
  ])
})

it('says nothing of a document without names', () => {
  expect(
    decideNames('a b', [{ start: 0, end: 1, name: 'PERSON', score: 0.3, isLikeliest: false }]),
  ).toEqual([])
})
