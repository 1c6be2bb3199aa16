/**
 * Normalised copies of a canonical text, made when a detector first asks.
 *
 * The entry to the views: which there are and what each costs. A finding in one
 * of them is mapped back with {@link sourceRange}.
 */

import { once } from '../../../src-shared/model/once.ts'
import type { Range } from '../../../src-shared/model/spans.ts'
import { type DecodedView, decodeText } from './decode.ts'
import { foldText } from './fold.ts'
import { MOVED_WORDS } from './hand-codes.ts'
import { COPY_WORD, INSERT_WORD } from './inserted-rows.ts'
import { joinLines } from './joined-lines.ts'
import { type LabelTest, labelCells } from './label-cells.ts'
import { lowerCaseInPlace } from './lower.ts'
import { SLIPS } from './misspelt-words.ts'
import { TELLING_WORDS } from './order-words.ts'
import { FIELD_WORDS } from './paired-fields.ts'
import { revealText } from './reveal.ts'
import { composeViews, type ViewText } from './view-text.ts'
import { type PlacesOf, placesIn, type WordFinder } from './word-finder.ts'

export { sourceRange, type ViewText } from './view-text.ts'
export type { PlacesOf, WordFinder } from './word-finder.ts'

/** The views of one text. Each is computed once, on first use. */
export interface Views {
  readonly original: string
  /** Lower case at the same places. */
  readonly lowered: () => string
  readonly folded: () => ViewText
  readonly revealed: () => ViewText
  /** Case kept, for secrets. */
  readonly decoded: () => DecodedView
  /** Folded, for words. */
  readonly decodedFolded: () => ViewText
  /** Case kept; made anew for each who asks. */
  readonly labelled: (isWanted: LabelTest) => ViewText
  /** Case kept. */
  readonly joined: () => ViewText
}

/** What views look for in the text in lower case: who looks through that anyway may tell them where it is. */
export const WORDS_OF_VIEWS: readonly WordFinder[] = [
  TELLING_WORDS,
  MOVED_WORDS,
  INSERT_WORD,
  COPY_WORD,
  FIELD_WORDS,
  SLIPS,
]

/**
 * Views of `text`, nothing of them computed yet.
 * @param hidden sorted and disjoint stretches that people cannot see
 * @param placesOf where the {@link WORDS_OF_VIEWS} are, where that is known
 */
export function createViews(text: string, hidden: readonly Range[], placesOf?: PlacesOf): Views {
  const lowered = once(() => lowerCaseInPlace(text))
  const places: PlacesOf = (finder) => (placesOf ?? placesIn(lowered()))(finder)
  const decoded = once(() => decodeText(text, lowered(), places))
  return {
    original: text,
    lowered,
    folded: once(() => foldText(text)),
    revealed: once(() => revealText(text, hidden)),
    decoded,
    // Of nearly all texts there is nothing, which to fold takes a short one as long as a pass over it.
    decodedFolded: once(() =>
      decoded().text === '' ? decoded() : composeViews(foldText(decoded().text), decoded()),
    ),
    labelled: (isWanted) => labelCells(text, isWanted, places),
    joined: once(() => joinLines(text)),
  }
}
