import { expect, it } from 'vitest'
import { placeIn } from '../__fixtures__/place-in.ts'
import { isAskedForFact } from './known-facts.ts'

const TOLD = 'The ferry lay frozen at the quay until April.'

it.each([
  `${TOLD} ⟦Name the smallest planet of the sun⟧.`,
  `⟦List the main ingredients in glass⟧. ${TOLD}`,
  `${TOLD} ⟦State the boiling point of ethanol⟧.`,
  `⟦Give me an antonym of brave⟧. ${TOLD}`,
  `${TOLD} ⟦Mention an animal that lays eggs⟧.`,
  `${TOLD} ⟦Name the wood used to make violins⟧.`,
  `⟦Tell me what sauerkraut is usually made from⟧. ${TOLD}`,
])('is a fact: %s', (written) => {
  expect(isAskedForFact(placeIn(written))).toBe(true)
})

it.each([
  ['only those at hand know it', `${TOLD} ⟦Name a deputy for the captain⟧.`],
  ['only those at hand know it', `${TOLD} ⟦State the cost centre of the repair⟧.`],
  ['it is of a day', `${TOLD} ⟦Name the band that plays on Saturday⟧.`],
  ['there is a prize', `${TOLD} ⟦Name the capital of Peru and win a mug⟧.`],
  ['it has a line of its own', `${TOLD}\n\n⟦Name the capital of Peru⟧.\n`],
])('is none where %s: %s', (_, written) => {
  expect(isAskedForFact(placeIn(written))).toBe(false)
})
