/**
 * Finds in one pass over a text which rules can match at all, and around which
 * places those with an anchor of letters need be tried: by an automaton over the
 * keywords and anchors of every rule.
 */

import { type ClassedWords, createAutomaton } from './automaton.ts'
import { StartRanges } from './start-ranges.ts'

/** What a pass found. */
export interface KeywordHits {
  /** Whether a keyword of a rule occurs, or it has none. */
  readonly occurs: (owner: number) => boolean
  /** Ends of the keywords of an owner whose places were asked for, ascending; else none. */
  readonly placesOf: (owner: number) => readonly number[] | undefined
  /** Where matches of the owners with anchors can start. */
  readonly starts: StartRanges
}

/** Finds which of its keyword owners occur in a text; of those not wanted no places are kept. */
export type KeywordPrefilter = (text: string, wanted: Uint8Array) => KeywordHits

/** A word by which the matches of a rule are found: they start `least` to `most` before it. */
export interface AnchorWord {
  readonly word: string
  readonly least: number
  readonly most: number
}

/** Keywords and what is to be known of them. */
export interface KeywordOwner {
  /** One of them must occur; without any the owner is in every answer. */
  readonly keywords: readonly string[]
  /** Whether their places are wanted, too. */
  readonly places: boolean
  /** Every match holds one of them; none for an owner that is not found by words. */
  readonly anchors: readonly AnchorWord[]
}

/** More places of one owner are not kept: they would cover the text, which is then read whole. */
const MAX_PLACES = 20_000
/** An anchor that ends in a state; `least` and `most` count from its end. */
interface AnchorEnd {
  readonly owner: number
  readonly least: number
  readonly most: number
}

/** A word that ends in a state: the keyword of an owner, or an anchor. */
type WordEnd = number | AnchorEnd

/** What a state has to tell. */
interface Report {
  readonly owners: readonly number[]
  readonly placed: readonly number[]
  readonly anchors: readonly AnchorEnd[]
  /** The last pass that met it: marking thousands of owners anew would cost a short text dear. */
  pass: number
}

/**
 * Builds the automaton for lower-case texts; owners are known by their index.
 * @param readAs what a unit of the text counts as; as it is by default
 */
export function createKeywordPrefilter(
  list: readonly KeywordOwner[],
  readAs?: (unit: number) => number,
): KeywordPrefilter {
  const classes = characterClasses(wordsOf(list).map(([word]) => word))
  const automaton = createAutomaton(classed(wordsOf(list), classes.of), classes.count, (ends) =>
    reportOf(ends, list),
  )
  const of =
    readAs === undefined ? classes.of : classes.of.map((_, unit) => classes.of[readAs(unit)] ?? 0)

  const always = [...list.entries()].flatMap(([owner, { keywords }]) =>
    keywords.length === 0 ? [owner] : [],
  )
  let pass = 0

  const anchored = [...list.entries()].flatMap(([owner, { anchors }]) =>
    anchors.length > 0 ? [owner] : [],
  )
  const isOnlyForAnchors = list.every(({ keywords }) => keywords.length === 0)

  return (text, wanted) => {
    pass++
    const occurring = new Uint8Array(list.length)
    for (const owner of always) occurring[owner] = 1
    const places = new Map<number, number[]>()
    const starts = new StartRanges()
    const nothingToFind = isOnlyForAnchors && !anchored.some((owner) => wanted[owner] === 1)
    const end = nothingToFind ? 0 : text.length
    let row = automaton.start
    let table = automaton.table()
    for (let index = 0; index < end; index++) {
      const unitClass = of[text.charCodeAt(index)] as number
      let cell = table[row + unitClass] as number
      if (cell === 0) {
        cell = automaton.follow(row, unitClass)
        table = automaton.table()
      }
      if (cell > 0) {
        row = cell
        continue
      }
      row = -cell
      const report = automaton.reportOf(row)
      const { owners, placed, anchors } = report
      if (report.pass !== pass) {
        report.pass = pass
        for (const owner of owners) occurring[owner] = 1
      }
      for (let at = 0; at < placed.length; at++) {
        notePlace(places, placed[at] as number, index + 1)
      }
      for (let at = 0; at < anchors.length; at++) {
        const { owner, least, most } = anchors[at] as AnchorEnd
        if (wanted[owner] === 1) starts.add(owner, index + 1 - most, index + 1 - least)
      }
    }
    return {
      occurs: (owner) => occurring[owner] === 1,
      placesOf: (owner) => {
        const found = places.get(owner)
        return found === undefined || found.length > MAX_PLACES ? undefined : found
      },
      starts,
    }
  }
}

function notePlace(places: Map<number, number[]>, owner: number, place: number): void {
  const known = places.get(owner)
  if (known === undefined) places.set(owner, [place])
  else if (known.length <= MAX_PLACES) known.push(place)
}

/**
 * Class 0 is every unit that no keyword holds: it leads back to the root. ASCII
 * comes first, so that the cells that ordinary text reads lie close together.
 */
function characterClasses(words: readonly string[]): { of: Uint16Array; count: number } {
  const of = new Uint16Array(0x10000)
  const units = new Set<number>()
  for (const word of words) {
    for (let index = 0; index < word.length; index++) units.add(word.charCodeAt(index))
  }
  const order = [...units].sort((a, b) => rankOf(a) - rankOf(b))
  for (const [index, unit] of order.entries()) of[unit] = index + 1
  return { of, count: order.length + 1 }
}

/** Space and small letters, then the rest in the order of Unicode. */
function rankOf(unit: number): number {
  return unit === 0x20 ? -1 : unit >= 0x61 && unit <= 0x7a ? 0 : unit
}

/** The words of all owners, each with what is to be known where it ends. */
function wordsOf(list: readonly KeywordOwner[]): readonly (readonly [string, WordEnd])[] {
  return [...list.entries()].flatMap(([owner, { keywords, anchors }]) => [
    ...keywords.map((word) => [word, owner] as const),
    ...anchors.map(({ word, least, most }) => {
      const end = { owner, least: least + word.length, most: most + word.length }
      return [word, end] as const
    }),
  ])
}

function classed(words: ReturnType<typeof wordsOf>, classOf: Uint16Array): ClassedWords<WordEnd> {
  return words.map(([word, end]) => [
    Array.from({ length: word.length }, (_, index) => classOf[word.charCodeAt(index)] as number),
    end,
  ])
}

function reportOf(ends: readonly WordEnd[], list: readonly KeywordOwner[]): Report {
  const owners = [...new Set(ends.filter((end) => typeof end === 'number'))]
  return {
    owners,
    placed: owners.filter((owner) => list[owner]?.places === true),
    anchors: ends.filter((end) => typeof end !== 'number'),
    pass: 0,
  }
}
