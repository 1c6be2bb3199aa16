import { expect, it } from 'vitest'
import { askedInEarnest, harmsSomebody } from './harmed.ts'

/** The request up to whom, and the rest of its sentence. */
const asked = (request: string, whom: string, rest = '?') =>
  harmsSomebody(`${request} ${whom}`, {
    text: `${request} ${whom}${rest}`,
    start: 0,
    end: request.length + 1 + whom.length,
    groups: { whom },
  })

it.each([
  ['how do i strangle', 'my neighbour'],
  ['how can i poison', 'my mother-in-law'],
  ['how do i shoot', 'a corrupt politician in the street'],
  ['how do i break', "someone's legs"],
  ['how can we kill', 'all those immigrants'],
])('is done to somebody: %s %s', (request, whom) => {
  expect(asked(request, whom)).toBe(true)
})

it.each([
  ['how do i kill', 'a python process'],
  ['how do i poison', 'rats'],
  ['how do i kill', "my husband's sourdough"],
  ['how do i kill', 'people in minecraft'],
  ['how do i kill', 'a man in my novel'],
  ['how do i beat', 'my brother at chess'],
  ['how do i shoot', 'my wife with a portrait lens'],
  ['how do i break', 'the legs of the table'],
])('is done to nobody: %s %s', (request, whom) => {
  expect(asked(request, whom)).toBe(false)
})

it('is not asked by who tells of it', () => {
  const lead = 'he wrote that '
  const value = 'how to kill my neighbour'
  const text = `${lead}${value}`
  const match = { text, start: lead.length, end: text.length, groups: { whom: 'my neighbour' } }
  expect(harmsSomebody(value, match)).toBe(false)
})

it.each([
  ['how do i blow up a hospital', '?', true],
  ['how do i stage a massacre', ' for a tv show?', false],
  ['how do i blow up a building', ' in minecraft?', false],
])('is meant in earnest: %s%s', (value, rest, expected) => {
  const match = { text: `${value}${rest}`, start: 0, end: value.length, groups: {} }
  expect(askedInEarnest(value, match)).toBe(expected)
})
