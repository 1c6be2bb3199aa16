/**
 * Decides in one pass over a text which rules can match at all.
 *
 * An Aho–Corasick automaton (Aho and Corasick, CACM 18(6), 1975) over the
 * keywords of every rule, as a full transition table: one look-up a unit,
 * however many keywords there are.
 */

/** What a keyword pass found. */
export interface KeywordHits {
  /** Owners of which a keyword occurs, and those that have none. */
  readonly owners: ReadonlySet<number>
  /** Ends of the keywords of an owner whose places were asked for, ascending; else none. */
  readonly placesOf: (owner: number) => readonly number[] | undefined
}

/** Finds which of its keyword owners occur in a text. */
export type KeywordPrefilter = (text: string) => KeywordHits

/** Keywords and what is to be known of them. */
export interface KeywordOwner {
  /** One of them must occur; without any the owner is in every answer. */
  readonly keywords: readonly string[]
  /** Whether their places are wanted, too. */
  readonly places: boolean
}

/** More places of one owner are not kept: they would cover the text, which is then read whole. */
const MAX_PLACES = 20_000

/** Added to the number of a state in which a keyword ends. */
const REPORTS = 2 ** 30

/** A state of the automaton while it is built. */
interface Node {
  readonly next: Map<number, number>
  /** Owners of the keywords that end here, those of shorter suffixes included. */
  owners: number[]
}

/** Builds the automaton for lower-case texts; owners are known by their index. */
export function createKeywordPrefilter(list: readonly KeywordOwner[]): KeywordPrefilter {
  const keywords = list.map((owner) => owner.keywords)
  const always = keywords.flatMap((words, owner) => (words.length === 0 ? [owner] : []))
  const classes = characterClasses(keywords.flat())
  const nodes = buildTrie(keywords, classes.of)
  const table = buildTable(nodes, classes.count)

  const placed = nodes.map((node) => node.owners.filter((owner) => list[owner]?.places === true))

  return (text) => {
    const owners = new Set(always)
    const places = new Map<number, number[]>()
    const seen = new Uint8Array(nodes.length)
    let state = 0
    for (let index = 0; index < text.length; index++) {
      // States are kept multiplied by the row length: one addition finds the cell.
      const cell = table[state + (classes.of[text.charCodeAt(index)] as number)] as number
      if (cell < REPORTS) {
        state = cell
        continue
      }
      state = cell - REPORTS
      const node = state / classes.count
      if (seen[node] === 0) {
        seen[node] = 1
        for (const owner of (nodes[node] as Node).owners) owners.add(owner)
      }
      for (const owner of placed[node] as number[]) notePlace(places, owner, index + 1)
    }
    return {
      owners,
      placesOf: (owner) => {
        const found = places.get(owner)
        return found === undefined || found.length > MAX_PLACES ? undefined : found
      },
    }
  }
}

function notePlace(places: Map<number, number[]>, owner: number, place: number): void {
  const known = places.get(owner)
  if (known === undefined) places.set(owner, [place])
  else if (known.length <= MAX_PLACES) known.push(place)
}

/** Class 0 is every unit that no keyword holds: it leads back to the root. */
function characterClasses(words: readonly string[]): { of: Uint16Array; count: number } {
  const of = new Uint16Array(0x10000)
  let count = 1
  for (const word of words) {
    for (let index = 0; index < word.length; index++) {
      const unit = word.charCodeAt(index)
      if (of[unit] === 0) of[unit] = count++
    }
  }
  return { of, count }
}

function buildTrie(keywords: readonly (readonly string[])[], classOf: Uint16Array): Node[] {
  const nodes: Node[] = [{ next: new Map(), owners: [] }]
  for (const [owner, words] of keywords.entries()) {
    for (const word of words) {
      let state = 0
      for (let index = 0; index < word.length; index++) {
        const { next } = nodes[state] as Node
        const unit = classOf[word.charCodeAt(index)] as number
        let following = next.get(unit)
        if (following === undefined) {
          following = nodes.push({ next: new Map(), owners: [] }) - 1
          next.set(unit, following)
        }
        state = following
      }
      const { owners } = nodes[state] as Node
      if (!owners.includes(owner)) owners.push(owner)
    }
  }
  return nodes
}

/** Fills every cell breadth first, from the row of the longest proper suffix. */
function buildTable(nodes: readonly Node[], width: number): Uint32Array {
  const table = new Uint32Array(nodes.length * width)
  const suffix = new Uint32Array(nodes.length)
  const queue = [0]
  for (const state of queue) {
    const node = nodes[state] as Node
    const fallback = (suffix[state] as number) * width
    if (state !== 0) table.copyWithin(state * width, fallback, fallback + width)
    for (const [unit, following] of node.next) {
      const shorter = (table[fallback + unit] as number) / width
      suffix[following] = state === 0 ? 0 : shorter
      table[state * width + unit] = following * width
      const inherited = (nodes[suffix[following] as number] as Node).owners
      const child = nodes[following] as Node
      child.owners = [...new Set([...child.owners, ...inherited])]
      queue.push(following)
    }
  }
  for (const [cell, state] of table.entries()) {
    if ((nodes[state / width] as Node).owners.length > 0) table[cell] = state + REPORTS
  }
  return table
}
