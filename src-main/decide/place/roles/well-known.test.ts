import { expect, it } from 'vitest'
import { isOfTheArts } from './well-known.ts'

it.each([
  ['Klimt', true],
  ['haydn', true],
  ['Kafka', false],
  ['Gustav Klimt', false],
])('tells whether %s is one of the arts alone', (name, isOne) => {
  expect(isOfTheArts(name)).toBe(isOne)
})
