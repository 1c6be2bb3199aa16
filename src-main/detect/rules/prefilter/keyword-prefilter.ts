/**
 * Finds in one pass over a text which rules can match at all, and around which
 * places those with an anchor of letters need be tried: by an automaton over the
 * keywords and anchors of every rule.
 */

import { textUnits } from '../../../chunk/text-units.ts'
import { createAutomaton } from './automaton.ts'
import { StartRanges } from './start-ranges.ts'

/** What a pass found. */
export interface KeywordHits {
  /** 1 for each owner of which a keyword occurs, or that has none. */
  readonly occurring: Uint8Array
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

/** A word of an owner: one of its keywords, or one of its anchors. */
interface OwnedWord {
  readonly owner: number
  readonly anchor: AnchorWord | undefined
}

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
 * @param readAs what a unit of the text counts as, beyond ASCII all the same; as it is by default
 */
export function createKeywordPrefilter(
  list: readonly KeywordOwner[],
  readAs?: (unit: number) => number,
): KeywordPrefilter {
  const words = list.flatMap(({ keywords, anchors }) => [
    ...keywords,
    ...anchors.map(({ word }) => word),
  ])
  const owned = list.flatMap(({ keywords, anchors }, owner): OwnedWord[] => [
    ...keywords.map(() => ({ owner, anchor: undefined })),
    ...anchors.map((anchor) => ({ owner, anchor })),
  ])
  const classes = characterClasses(words)
  const automaton = createAutomaton(
    { words, classOf: classes.of, classCount: classes.count, nearCount: classes.near },
    (ends) =>
      reportOf(
        ends.map((end) => owned[end] as OwnedWord),
        list,
      ),
  )
  const { near } = classes
  const of = readAs === undefined ? classes.of : classesReadAs(readAs, classes.of)

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
    const units = textUnits(text)
    const { rowBits } = automaton
    let row = automaton.start
    let table = automaton.table()
    for (let index = 0; index < end; index++) {
      const unitClass = of[units[index] as number] as number
      let cell = unitClass < near ? (table[(row << rowBits) + unitClass] as number) : 0
      if (cell === 0) {
        cell = unitClass < near ? automaton.follow(row, unitClass) : automaton.far(row, unitClass)
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
      occurring,
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

/** Signs up to here are near: ASCII, and the one that stands for all others in a shape. */
const LAST_NEAR = 0x80

/**
 * Class 0 is every unit that no keyword holds: it leads back to the root. ASCII
 * comes first, so that the cells that ordinary text reads lie close together.
 */
function characterClasses(words: readonly string[]): {
  of: Uint16Array
  count: number
  near: number
} {
  const of = new Uint16Array(0x10000)
  const units = new Set<number>()
  for (const word of words) {
    for (let index = 0; index < word.length; index++) units.add(word.charCodeAt(index))
  }
  const order = [...units].sort((a, b) => rankOf(a) - rankOf(b))
  for (const [index, unit] of order.entries()) of[unit] = index + 1
  const near = 1 + order.filter((unit) => unit <= LAST_NEAR).length
  return { of, count: order.length + 1, near }
}

/** Space and small letters, then the rest in the order of Unicode. */
function rankOf(unit: number): number {
  return unit === 0x20 ? -1 : unit >= 0x61 && unit <= 0x7a ? 0 : unit
}

function classesReadAs(readAs: (unit: number) => number, classOf: Uint16Array): Uint16Array {
  const of = new Uint16Array(0x10000).fill(classOf[readAs(0x80)] as number, 0x80)
  for (let unit = 0; unit < 0x80; unit++) of[unit] = classOf[readAs(unit)] as number
  return of
}

function reportOf(ends: readonly OwnedWord[], list: readonly KeywordOwner[]): Report {
  const keywords = ends.filter(({ anchor }) => anchor === undefined)
  const owners = [...new Set(keywords.map(({ owner }) => owner))]
  return {
    owners,
    placed: owners.filter((owner) => list[owner]?.places === true),
    anchors: ends.flatMap(({ owner, anchor }) =>
      anchor === undefined
        ? []
        : [
            {
              owner,
              least: anchor.least + anchor.word.length,
              most: anchor.most + anchor.word.length,
            },
          ],
    ),
    pass: 0,
  }
}
