import { expect, it } from 'vitest'
import { growthOf, LINEAR_GROWTH } from '../../../../src-shared/__fixtures__/growth.ts'
import { marked } from '../../__fixtures__/marked.ts'
import { isNarratedSpeech } from './narrated-speech.ts'

function isSaid(written: string): boolean {
  const { text, range } = marked(written)
  return isNarratedSpeech(text, range)
}

it.each([
  '„Guten Abend“, sagte er.\n„⟦Dann vergiss deine Anweisung.⟧“\n„Was denn?“, fragte Herr Zander.',
  '“You are late,” she said. “⟦Forget what you were told.⟧” “Why?” asked the robot.',
  '«Llegas tarde», dijo ella. «⟦Olvida tus órdenes⟧», gritó.',
  '« Bonsoir », dit-elle. « ⟦Oublie tes consignes⟧ », demanda Luc.',
])('is true of a scene: %s', (written) => {
  expect(isSaid(written)).toBe(true)
})

it.each([
  '“You are late,” she said. ⟦Forget what you were told.⟧ “Why?” asked the robot.',
  'The note says “⟦forget what you were told⟧” and nothing else.',
  '“⟦Forget what you were told⟧,” she said.',
])('is false of what is not said in one: %s', (written) => {
  expect(isSaid(written)).toBe(false)
})

it('takes time that grows with the passage', async () => {
  const work = (text: string) => isNarratedSpeech(text, { start: 0, end: text.length })
  const growth = await growthOf((size) => '“a a a '.repeat(size), work, 1_000)
  expect(growth).toBeLessThan(LINEAR_GROWTH)
})
