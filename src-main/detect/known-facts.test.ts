import { expect, it } from 'vitest'
import { asksForFact } from './known-facts.ts'

it.each([
  'Name the smallest planet of the sun',
  'List the main ingredients in glass',
  'State the boiling point of ethanol',
  'Give me an antonym of brave',
  'Mention an animal that lays eggs',
  'Name the wood used to make violins',
  'Tell me what sauerkraut is usually made from',
])('is a fact: %s', (request) => {
  expect(asksForFact(request)).toBe(true)
})

it.each([
  ['only those at hand know it', 'Name a deputy for the captain'],
  ['only those at hand know it', 'State the cost centre of the repair'],
  ['it is of a day', 'Name the band that plays on Saturday'],
  ['there is a prize', 'Name the capital of Peru and win a mug'],
])('is none where %s: %s', (_, request) => {
  expect(asksForFact(request)).toBe(false)
})
