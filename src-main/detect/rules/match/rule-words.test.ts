import fc from 'fast-check'
import { expect, it } from 'vitest'
import { WORDS_OF_VIEWS } from '../../../chunk/views/views.ts'
import { createKeywordPrefilter } from '../prefilter/keyword-prefilter.ts'
import { ownersIn, placesMet, VIEW_WORD_COUNT } from './rule-words.ts'

const all = new Uint8Array(VIEW_WORD_COUNT).fill(1)
const pass = createKeywordPrefilter(ownersIn('written', []))

function expectSamePlaces(text: string) {
  const placesOf = placesMet(pass.find(text, all), 0, text)
  for (const finder of WORDS_OF_VIEWS) expect(placesOf(finder)).toEqual(finder.find(text))
}

it('gives the words of views where they are', () => {
  const words = WORDS_OF_VIEWS.flatMap((finder) => finder.words)
  const unit = fc.constantFrom(...words, ' ', 's', 'pre')
  fc.assert(fc.property(fc.string({ unit, maxLength: 12 }), expectSamePlaces))
})

it('loses none where there are more of them than are kept', () => {
  expectSamePlaces('secret'.repeat(20_001))
})
