import fc from 'fast-check'
import { expect, it } from 'vitest'
import { WORDS_OF_VIEWS } from '../../../chunk/views/views.ts'
import { loadPacks } from '../pack/load-packs.ts'
import { createKeywordPrefilter, wordTables } from '../prefilter/keyword-prefilter.ts'
import type { RuleAnchor } from '../prefilter/rule-anchor.ts'
import { prepareRules } from './prepare-rules.ts'
import { joinPrepared, ownersIn, placesMet, viewWordCount, withWords } from './rule-words.ts'

const all = new Uint8Array(viewWordCount()).fill(1)
const pass = createKeywordPrefilter(wordTables(ownersIn('written', [])))

/** A finder may leave out what stands within longer words. */
function expectSamePlaces(text: string) {
  const placesOf = placesMet(pass.find(text, all), 0, text)
  for (const finder of WORDS_OF_VIEWS) {
    const places = placesOf(finder)
    const met = new Set(finder.words().flatMap((word) => [...placesOfWord(text, word)]))
    expect(places).toEqual([...met].sort((a, b) => a - b))
    expect(finder.find(text).filter((place) => !met.has(place))).toEqual([])
  }
}

function* placesOfWord(text: string, word: string) {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) yield at
}

it('gives the words of views where they are', () => {
  const words = WORDS_OF_VIEWS.flatMap((finder) => finder.words())
  const unit = fc.constantFrom(...words, ' ', 's', 'pre', 'ignroe', 'rulse')
  fc.assert(fc.property(fc.string({ unit, maxLength: 12 }), expectSamePlaces))
})

it('loses none where there are more of them than are kept', () => {
  expectSamePlaces('secret'.repeat(20_001))
})

it('joins rules with tables and rules without, and finds all of their anchors', () => {
  const [first = [], second = []] = Map.groupBy(loadPacks(), ({ category }) => category).values()
  const [one, other] = [prepareRules(first), prepareRules(second)]
  const inOrder = (anchors: readonly RuleAnchor[]) =>
    anchors.map(({ words, ...anchor }) => ({
      ...anchor,
      words: words.map((each) => JSON.stringify(each)).sort(),
    }))
  const joined = joinPrepared([withWords(one), other])
  expect(joined.words).toBeUndefined()
  expect(inOrder(joined.anchors)).toEqual(inOrder([...one.anchors, ...other.anchors]))
})
