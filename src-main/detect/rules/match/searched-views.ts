/**
 * The views of one text as rules read them: each with the pass for its keywords and the places where matches can
 * start, made when the first rule asks for it.
 */

import type { View } from '../../../../src-shared/model/finding.ts'
import type { LabelTest } from '../../../chunk/views/label-cells.ts'
import { lowerCaseInPlace } from '../../../chunk/views/lower.ts'
import type { Views, ViewText } from '../../../chunk/views/views.ts'
import type { KeywordHits } from '../prefilter/keyword-prefilter.ts'
import { longRunStarts } from '../prefilter/long-run-starts.ts'
import type { RuleAnchor } from '../prefilter/rule-anchor.ts'
import { StartRanges } from '../prefilter/start-ranges.ts'
import type { PlacedMatch } from './match-places.ts'
import { READ_TEXT, type ReadText, type RuleSet } from './rule-set.ts'

const NO_STARTS = new StartRanges()
/** Of a view without text, of which nobody asks what is left. */
const NONE_LEFT = new Uint8Array()

/** A view as rules read it. */
export interface SearchedView {
  readonly view: View
  readonly text: string
  /** What validators see: in the lowered view the text as written, at the same places. */
  readonly written: string
  /** In lower case at the same places, for context words. */
  readonly lowered: () => string
  /** The way back; none where places are those of the canonical text. */
  readonly map?: ViewText
  readonly canonical: string
  readonly hits: KeywordHits
  /** Where matches of the rules found by each kind of anchor can start; without a kind there are none. */
  readonly starts: Readonly<Partial<Record<RuleAnchor['within'], StartRanges>>>
  /** The wanted rules that can match here, ascending: of the others a keyword or a start is missing. */
  readonly tried: readonly number[]
  /** By expression and flags: what a rule has matched here that shares its own with others. */
  readonly matches: Map<string, readonly PlacedMatch[]>
}

/** What is the same for every view of one request. */
export interface Scan {
  /** 1 for each rule that is to run, and for each word that views look for. */
  readonly wanted: Uint8Array
  /** Which labels of the labelled view any of those rules looks for. */
  readonly isLabel: LabelTest
  readonly ruleSet: RuleSet
  readonly views: Views
  /** By their {@link ReadText}. */
  readonly searched: (SearchedView | undefined)[]
}

/** A text with its keyword pass, made on first use. */
export function searchedTextOf(which: ReadText, scan: Scan): SearchedView {
  const known = scan.searched[which]
  if (known !== undefined) return known
  const made = makeSearchedText(which, scan)
  scan.searched[which] = made
  return made
}

function makeSearchedText(which: ReadText, scan: Scan): SearchedView {
  const { original, lowered, folded, revealed, decoded, decodedFolded, labelled, joined } =
    scan.views
  switch (which) {
    case READ_TEXT.lowered: {
      const hits = scan.ruleSet.prefilters.written().find(lowered(), scan.wanted)
      const text = lowered()
      return withStarts({ view: 'lowered', text, written: original, lowered, hits }, scan)
    }
    case READ_TEXT.original: {
      const inLowerCase = searchedTextOf(READ_TEXT.lowered, scan)
      const { hits } = inLowerCase
      const view = 'original'
      return withStarts(
        { view, text: original, written: original, lowered, hits },
        scan,
        inLowerCase,
      )
    }
    case READ_TEXT.folded:
      return searchedFolded('folded', folded(), scan)
    case READ_TEXT.revealed:
      return searchedFolded('revealed', revealed(), scan)
    case READ_TEXT.decoded:
      return searchedCopy('decoded', decoded(), scan)
    case READ_TEXT.decodedFolded:
      return searchedFolded('decoded', decodedFolded(), scan)
    case READ_TEXT.labelled:
      return searchedCopy('labelled', labelled(scan.isLabel), scan)
    case READ_TEXT.labelledLowered:
      return searchedLowered(READ_TEXT.labelled, scan)
    case READ_TEXT.joined:
      return searchedCopy('joined', joined(), scan)
    case READ_TEXT.joinedLowered:
      return searchedLowered(READ_TEXT.joined, scan)
  }
}

/** A text that is searched as it is written, too. */
function searchedLowered(asWritten: ReadText, scan: Scan): SearchedView {
  const searched = searchedTextOf(asWritten, scan)
  if (searched.text === '') return searched
  return withStarts({ ...searched, text: searched.lowered() }, scan, searched)
}

function searchedCopy(view: View, map: ViewText, scan: Scan): SearchedView {
  return searchedMade(view, map, lowerCaseInPlace(map.text), scan)
}

/** What is folded is in lower case. */
function searchedFolded(view: View, map: ViewText, scan: Scan): SearchedView {
  return searchedMade(view, map, map.text, scan)
}

function searchedMade(view: View, map: ViewText, lowered: string, scan: Scan): SearchedView {
  const { text } = map
  if (text === '') return nothingToSearch(view, scan)
  const pass = view === 'labelled' || view === 'joined' ? view : 'made'
  const hits = scan.ruleSet.prefilters[pass]().find(lowered, scan.wanted)
  return withStarts({ view, text, written: text, lowered: () => lowered, map, hits }, scan)
}

/** A view without text: no rule finds anything in it. */
function nothingToSearch(view: View, { views }: Scan): SearchedView {
  return {
    view,
    text: '',
    written: '',
    canonical: views.original,
    lowered: () => '',
    hits: { left: NONE_LEFT, placesOf: () => undefined, starts: NO_STARTS },
    starts: {},
    tried: [],
    matches: new Map(),
  }
}

/**
 * Adds the passes for the rules that are not found by letters.
 * @param sibling the same text in the other case, of which the same rules are left and which has the same shape
 */
function withStarts(
  searched: Omit<SearchedView, 'starts' | 'tried' | 'matches' | 'canonical'>,
  { ruleSet, views }: Scan,
  sibling?: SearchedView,
): SearchedView {
  const { view, text, written, hits } = searched
  const { left } = hits
  const shape = sibling
    ? sibling.starts.shape
    : ruleSet.shapeScanner(view)?.find(written, left).starts
  const longRuns = longRunStarts(text, ruleSet.longRuns.get(view) ?? [], left)
  const starts = { lowered: hits.starts, ...(shape && { shape }), 'long run': longRuns }
  const tried = [...hits.starts.owners, ...longRuns.owners, ...(shape?.owners ?? [])]
  for (const owner of ruleSet.everywhere) if (left[owner] === 1) tried.push(owner)
  tried.sort((a, b) => a - b)
  return { ...searched, canonical: views.original, starts, tried, matches: new Map() }
}
