/**
 * Finds in one pass over a text which rules can match at all, and around which
 * places those with an anchor of letters need be tried.
 *
 * An Aho–Corasick automaton (Aho and Corasick, CACM 18(6), 1975) over the
 * keywords and anchors of every rule, as a full transition table: one look-up a
 * unit, however many words there are.
 */

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
/** States that a table of 16-bit cells can number. */
const MAX_STATES = 0x10000

/** A state of the automaton while it is built. */
interface Node {
  readonly next: Map<number, number>
  readonly depth: number
  /** Owners of the keywords that end here, those of shorter suffixes included. */
  owners: readonly number[]
  anchors: readonly NodeAnchor[]
}

/** An anchor that ends in a state; `least` and `most` count from its end. */
interface NodeAnchor {
  readonly owner: number
  readonly least: number
  readonly most: number
}

/** A state that has something to tell. */
interface Report {
  readonly owners: readonly number[]
  readonly placed: readonly number[]
  readonly anchors: readonly NodeAnchor[]
}

/**
 * Builds the automaton for lower-case texts; owners are known by their index.
 * @param readAs what a unit of the text counts as; as it is by default
 */
export function createKeywordPrefilter(
  list: readonly KeywordOwner[],
  readAs?: (unit: number) => number,
): KeywordPrefilter {
  const words = list.flatMap(({ keywords, anchors }) => [
    ...keywords,
    ...anchors.map(({ word }) => word),
  ])
  const classes = characterClasses(words)
  const { table, quiet, reports, shift } = buildTable(
    buildTrie(list, classes.of),
    classes.count,
    list,
  )
  const of =
    readAs === undefined ? classes.of : classes.of.map((_, unit) => classes.of[readAs(unit)] ?? 0)

  const always = [...list.entries()].flatMap(([owner, { keywords }]) =>
    keywords.length === 0 ? [owner] : [],
  )
  // Marked with the number of the pass: clearing thousands of marks would cost a short text dear.
  const seen = new Float64Array(reports.length)
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
    let state = 0
    for (let index = 0; index < end; index++) {
      state = table[(state << shift) + (of[text.charCodeAt(index)] as number)] as number
      if (state < quiet) continue
      const { owners, placed, anchors } = reports[state - quiet] as Report
      if (seen[state - quiet] !== pass) {
        seen[state - quiet] = pass
        for (const owner of owners) occurring[owner] = 1
      }
      for (let at = 0; at < placed.length; at++) {
        notePlace(places, placed[at] as number, index + 1)
      }
      for (let at = 0; at < anchors.length; at++) {
        const { owner, least, most } = anchors[at] as NodeAnchor
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

function buildTrie(list: readonly KeywordOwner[], classOf: Uint16Array): Node[] {
  const nodes: Node[] = [{ next: new Map(), depth: 0, owners: [], anchors: [] }]
  const nodeOf = (word: string): Node => {
    let state = 0
    for (let index = 0; index < word.length; index++) {
      const { next, depth } = nodes[state] as Node
      const unit = classOf[word.charCodeAt(index)] as number
      let following = next.get(unit)
      if (following === undefined) {
        const child: Node = { next: new Map(), depth: depth + 1, owners: [], anchors: [] }
        following = nodes.push(child) - 1
        next.set(unit, following)
      }
      state = following
    }
    return nodes[state] as Node
  }
  for (const [owner, { keywords, anchors }] of list.entries()) {
    for (const word of keywords) {
      const node = nodeOf(word)
      if (!node.owners.includes(owner)) node.owners = [...node.owners, owner]
    }
    for (const { word, least, most } of anchors) {
      const node = nodeOf(word)
      const own = { owner, least: least + word.length, most: most + word.length }
      node.anchors = [...node.anchors, own]
    }
  }
  return nodes
}

interface Automaton {
  readonly table: Uint16Array | Uint32Array
  /** States below this number have nothing to tell; the others have `reports` in their order. */
  readonly quiet: number
  readonly reports: readonly Report[]
  /** A row of the table is `1 << shift` cells. */
  readonly shift: number
}

/** Fills every cell breadth first, from the row of the longest proper suffix. */
function buildTable(
  nodes: readonly Node[],
  classCount: number,
  list: readonly KeywordOwner[],
): Automaton {
  const shift = Math.ceil(Math.log2(classCount))
  const width = 1 << shift
  const suffix = new Uint32Array(nodes.length)
  const order = [0]
  for (const state of order) {
    const node = nodes[state] as Node
    for (const [unit, following] of node.next) {
      let shorter = suffix[state] as number
      while (state !== 0 && shorter !== 0 && !nodes[shorter]?.next.has(unit)) {
        shorter = suffix[shorter] as number
      }
      suffix[following] = state === 0 ? 0 : (nodes[shorter]?.next.get(unit) ?? 0)
      const inherited = nodes[suffix[following] as number] as Node
      const child = nodes[following] as Node
      if (inherited.owners.length > 0) {
        child.owners = [...new Set([...child.owners, ...inherited.owners])]
      }
      if (inherited.anchors.length > 0) child.anchors = [...child.anchors, ...inherited.anchors]
      order.push(following)
    }
  }
  // Numbered anew: what has nothing to tell first, so that one comparison tells them apart.
  const tells = (state: number) => {
    const { owners, anchors } = nodes[state] as Node
    return owners.length > 0 || anchors.length > 0
  }
  const telling = order.filter(tells)
  const numbering = [...order.filter((state) => !tells(state)), ...telling]
  const numberOf = new Uint32Array(nodes.length)
  for (const [number, state] of numbering.entries()) numberOf[state] = number
  const cells = nodes.length * width
  const table = nodes.length <= MAX_STATES ? new Uint16Array(cells) : new Uint32Array(cells)
  for (const state of order) {
    const row = (numberOf[state] as number) << shift
    if (state !== 0) {
      const fallback = (numberOf[suffix[state] as number] as number) << shift
      table.copyWithin(row, fallback, fallback + width)
    }
    for (const [unit, following] of (nodes[state] as Node).next) {
      table[row + unit] = numberOf[following] as number
    }
  }
  return {
    table,
    quiet: nodes.length - telling.length,
    reports: telling.map((state) => {
      const { owners, anchors } = nodes[state] as Node
      return { owners, anchors, placed: owners.filter((owner) => list[owner]?.places === true) }
    }),
    shift,
  }
}
