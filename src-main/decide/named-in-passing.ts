/**
 * People whom a long paper names once in a sentence and says nothing else of: makers, authors, players, whoever held an
 * office; goods, saints and places that read like them. A paper names the people whom it is about again, or says beside
 * them by what they are reached. Of such names of papers judged by hand seven in ten were wrong, of all others one in five.
 */

import { compareRanges, overlapFinder, type Range } from '../../src-shared/model/spans.ts'
import { isTitled } from '../detect/titled.ts'
import type { Candidate } from './candidates.ts'
import { isFoundBy } from './found-by.ts'
import { lineAround } from './place/lines.ts'
import { speaksToSomebody } from './place/roles/subject.ts'
import { holdsWords } from './place/signs.ts'

/** UTF-16 units of a text in which whom it is about is named twice. */
const LONG = 1_500
/** UTF-16 units of a paragraph that are read on each side of a name. */
const PARAGRAPH = 400
/** So many words in small letters beside a name make its line a sentence, not an entry of a list. */
const FEWEST_WORDS = 8
/** What a line of a table or of data has. */
const OF_DATA = /[|\t{}]/
/** The tagger of names; whom a rule found stands behind a title, in a field or beside a relative. */
const TAGGER = 'l2-names'
/** A word of a name that is no initial. */
const WORD = /[\p{L}’'-]{2,}/gu

/**
 * Of people those named in passing. O(n).
 * @param own what is somebody's beside names: numbers, addresses, illnesses
 */
export function namedInPassing(
  text: string,
  people: readonly Candidate[],
  own: readonly Range[],
): readonly Candidate[] {
  if (text.length < LONG || speaksToSomebody(text)) return []
  const times = new Map<string, number>()
  for (const { 0: word } of text.matchAll(WORD)) times.set(word, (times.get(word) ?? 0) + 1)
  const isOnce = ({ start, end }: Range): boolean =>
    times.get(text.slice(start, end).match(WORD)?.at(-1) ?? '') === 1
  const mayBe = people.filter(
    (each) => isFoundBy(each, TAGGER) && isOnce(each) && !isTitled(text, each),
  )
  const others = new Set<Range>(mayBe)
  const knownOver = overlapFinder(
    [...own, ...people.filter((each) => !others.has(each))].toSorted(compareRanges),
  )
  return mayBe.filter((each) => {
    const around = lineAround(text, each, PARAGRAPH)
    const line = `${text.slice(around.start, each.start)} ${text.slice(each.end, around.end)}`
    return holdsWords(line, FEWEST_WORDS) && !OF_DATA.test(line) && knownOver(around).length === 0
  })
}
