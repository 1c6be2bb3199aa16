/**
 * Finds in one pass over a text which rules can match at all, and around which
 * places those with an anchor of letters need be tried: by an automaton over the
 * keywords and anchors of every rule.
 */

import { textUnits } from '../../../chunk/text-units.ts'
import { buildTrie, createAutomaton, type Trie, wordsIn } from './automaton.ts'
import { frequencyInLowerCase } from './character-frequency.ts'
import { StartRanges } from './start-ranges.ts'

/** What a pass found. */
export interface KeywordHits {
  /** 1 for each wanted owner of which a keyword occurs, or that has none. */
  readonly left: Uint8Array
  /** Ends of the keywords of an owner whose places were asked for, ascending; else none. */
  readonly placesOf: (owner: number) => readonly number[] | undefined
  /** Where matches of the owners with anchors can start. */
  readonly starts: StartRanges
}

export interface KeywordPrefilter {
  /**
   * Finds which of its keyword owners occur in a text; of those not wanted, and of those that do not
   * occur, no places are kept.
   */
  readonly find: (text: string, wanted: Uint8Array) => KeywordHits
  /** Whether a keyword of any of some owners, 1 each, occurs in a text. */
  readonly holdsKeywordOf: (owners: Uint8Array, text: string) => boolean
}

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

/** Numbers that a pass has room for to note what it meets, and that are kept when it has met more. */
const FIRST_LOG = 1_024
const KEPT_LOG = 64 * 1_024
/** Owners with keywords up to which it is quicker to leave them out anew than to keep what is left without them. */
const FEW_KEYED = 64
/** More places of one owner are not kept: they would cover the text, which is then read whole. */
const MAX_PLACES = 20_000
/** An anchor that ends in a state; `least` and `most` count from its end. */
interface AnchorEnd {
  readonly owner: number
  readonly least: number
  readonly most: number
}

/** What is worked out of the words of owners before any text is read; numbers, for a file to hold. */
export interface WordTables {
  /** The units that the words hold, in the order of their classes, which are counted from 1. */
  readonly units: Uint16Array
  readonly trie: Trie
  /** Units of the longest word. */
  readonly longest: number
  /** By owner: 1 where the places of its keywords are wanted. */
  readonly placed: Uint8Array
  /** Of each word: whose it is, and as of an anchor from where to where matches start before its end. */
  readonly owners: Uint16Array
  readonly least: Int32Array
  readonly most: Int32Array
}

/** Instead of `least` for a word that is a keyword. */
const KEYWORD = -1

/** What a state has to tell. */
interface Report {
  readonly owners: readonly number[]
  readonly placed: readonly number[]
  readonly anchors: readonly AnchorEnd[]
}

/** Reports that a pass has room for at first to tell what it met of them. */
const FIRST_REPORTS = 1_024

/** The tables of some owners, which are known by their index. */
export function wordTables(list: readonly KeywordOwner[]): WordTables {
  const owned = list.flatMap(({ keywords, anchors }, owner) => [
    ...keywords.map((word) => ({ owner, word, least: KEYWORD, most: KEYWORD })),
    ...anchors.map(({ word, least, most }) => ({
      ...{ owner, word },
      ...{ least: least + word.length, most: most + word.length },
    })),
  ])
  const words = owned.map(({ word }) => word)
  const units = unitsOf(words)
  return {
    units,
    trie: buildTrie(words, classesOf(units)),
    longest: words.reduce((longest, word) => Math.max(longest, word.length), 0),
    placed: Uint8Array.from(list, ({ places }) => Number(places)),
    owners: Uint16Array.from(owned, ({ owner }) => owner),
    least: Int32Array.from(owned, ({ least }) => least),
    most: Int32Array.from(owned, ({ most }) => most),
  }
}

/** The anchors that tables hold, by the index of their owner. */
export function anchorsIn(tables: WordTables): ReadonlyMap<number, readonly AnchorWord[]> {
  const { units, trie, owners, least, most } = tables
  const anchors = new Map<number, AnchorWord[]>()
  const words = wordsIn(trie, (unitClass) => units[unitClass - 1] as number)
  for (const [index, word] of words.entries()) {
    const [first, last] = [least[index] as number, most[index] as number]
    if (first === KEYWORD) continue
    const owner = owners[index] as number
    const anchor = { word, least: first - word.length, most: last - word.length }
    const known = anchors.get(owner)
    if (known === undefined) anchors.set(owner, [anchor])
    else known.push(anchor)
  }
  return anchors
}

/**
 * Builds the automaton for lower-case texts; owners are known by their index.
 * @param readAs what a unit of the text counts as, beyond ASCII all the same; as it is by default
 */
export function createKeywordPrefilter(
  tables: WordTables,
  readAs?: (unit: number) => number,
): KeywordPrefilter {
  const { units: classed, trie, longest } = tables
  const classOf = classesOf(classed)
  const nearCount = Math.min(MOST_NEAR, 1 + classed.filter((unit) => unit <= LAST_NEAR).length)
  /** By the order in which texts first met them. */
  const reports: Report[] = []
  /** The last pass that met each: marking thousands of owners anew would cost a short text dear. */
  let passes = new Uint32Array(FIRST_REPORTS)
  /** 1 for those that tell of an owner that is left in the text of that pass. */
  let isTelling = new Uint8Array(FIRST_REPORTS)
  const automaton = createAutomaton(
    { trie, classCount: classed.length + 1, nearCount },
    (ends) => reports.push(reportOf(ends, tables)) - 1,
  )
  /** Of the others none: theirs is the cell that is never filled in. */
  const nearOf = classOf.slice()
  for (const unit of classed.subarray(nearCount)) nearOf[unit] = nearCount
  const readBy = (numbers: Uint16Array) =>
    readAs === undefined ? numbers : classesReadAs(readAs, numbers)
  const of = readBy(classOf)
  const columnOf = readBy(nearOf)

  let log = new Uint32Array(FIRST_LOG)
  let logAhead = new Uint32Array(FIRST_LOG)
  let pass = 0
  const worded = [...new Set(tables.owners)]
  const keyed = [...new Set(tables.owners.filter((_, index) => tables.least[index] === KEYWORD))]
  /** What is wanted, which many texts share, and what is left of it before any keyword is met. */
  let lastWanted: Uint8Array | undefined
  let lastLeft = new Uint8Array()
  /** 1 for each wanted owner of which no keyword has to occur; another array for each text that may add to it. */
  function leftBefore(wanted: Uint8Array): Uint8Array {
    if (keyed.length === 0) return wanted
    if (wanted === lastWanted) return lastLeft.slice()
    const left = wanted.slice()
    for (let one = 0; one < keyed.length; one++) left[keyed[one] as number] = 0
    // What one text leaves to a pass of few keywords no other text does.
    if (keyed.length > FEW_KEYED) {
      lastWanted = wanted
      lastLeft = left.slice()
    }
    return left
  }

  /**
   * The reports that a text meets and where their words end, in turn, as many as its length may hold.
   *
   * Its two halves are read side by side: each look-up waits for the one before it, but not for that of
   * the other half. The second begins by the longest word before its own, and what ends there is the first's.
   */
  function meet(text: string): number {
    const units = textUnits(text)
    const { length } = text
    const { rowBits } = automaton
    const size = Math.min(length, (length + longest + 1) >> 1)
    const between = length - size
    let met = 0
    let metAhead = 0
    let row = automaton.start
    let ahead = automaton.start
    let table = automaton.table()
    let reported = automaton.reports()
    for (let index = 0; index < size; index++) {
      let cell = 0
      let cellAhead = 0
      // Nothing is called in here: what never changes then stays in registers, at half the cost.
      for (; index < size; index++) {
        cell = table[(row << rowBits) + (columnOf[units[index] as number] as number)] as number
        cellAhead = table[
          (ahead << rowBits) + (columnOf[units[index + between] as number] as number)
        ] as number
        if (cell <= 0 || cellAhead <= 0) break
        row = cell
        ahead = cellAhead
      }
      if (index === size) break
      if (cell === 0 || cellAhead === 0) {
        if (!automaton.hasRoom()) [row, ahead] = automaton.beginAnew(row, ahead)
        cell = automaton.follow(row, of[units[index] as number] as number)
        cellAhead = automaton.follow(ahead, of[units[index + between] as number] as number)
        table = automaton.table()
        reported = automaton.reports()
      }
      row = Math.abs(cell)
      ahead = Math.abs(cellAhead)
      if (cell < 0) {
        if (met === log.length) log = longer(log)
        log[met] = reported[row] as number
        log[met + 1] = index + 1
        met += 2
      }
      if (cellAhead < 0 && index + between >= size) {
        if (metAhead === logAhead.length) logAhead = longer(logAhead)
        logAhead[metAhead] = reported[ahead] as number
        logAhead[metAhead + 1] = index + between + 1
        metAhead += 2
      }
    }
    while (log.length < met + metAhead) log = longer(log)
    log.set(logAhead.subarray(0, metAhead), met)
    return met + metAhead
  }

  function find(text: string, wanted: Uint8Array): KeywordHits {
    pass++
    const isNothing = !worded.some((owner) => wanted[owner] === 1)
    const met = meet(isNothing ? '' : text)
    makeRoom()
    const left = leftBefore(wanted)
    const different: number[] = []
    for (let at = 0; at < met; at += 2) {
      const number = log[at] as number
      if (passes[number] === pass) continue
      passes[number] = pass
      different.push(number)
      const { owners } = reports[number] as Report
      for (let one = 0; one < owners.length; one++) {
        const owner = owners[one] as number
        left[owner] = wanted[owner] as number
      }
    }
    // Most anchors are of rules that have nothing else in the text.
    for (const number of different) {
      isTelling[number] = Number(tellsOf(reports[number] as Report, left))
    }
    const places = new Map<number, number[]>()
    const starts = new StartRanges()
    for (let at = 0; at < met; at += 2) {
      const number = log[at] as number
      if (isTelling[number] === 0) continue
      const end = log[at + 1] as number
      const { placed, anchors } = reports[number] as Report
      for (let one = 0; one < placed.length; one++) {
        const owner = placed[one] as number
        if (left[owner] === 1) notePlace(places, owner, end)
      }
      for (let one = 0; one < anchors.length; one++) {
        const { owner, least, most } = anchors[one] as AnchorEnd
        if (left[owner] === 1) starts.add(owner, end - most, end - least)
      }
    }
    if (log.length > KEPT_LOG) log = firstLog(log)
    if (logAhead.length > KEPT_LOG) logAhead = firstLog(logAhead)
    return {
      left,
      placesOf: (owner) => {
        const found = places.get(owner)
        return found === undefined || found.length > MAX_PLACES ? undefined : found
      },
      starts,
    }
  }

  /** For what is told of each report, of which a text may have brought new ones. */
  function makeRoom(): void {
    if (reports.length <= passes.length) return
    const longerPasses = new Uint32Array(2 * reports.length)
    longerPasses.set(passes)
    passes = longerPasses
    isTelling = new Uint8Array(2 * reports.length)
  }

  function holdsKeywordOf(owners: Uint8Array, text: string): boolean {
    const met = meet(text)
    for (let at = 0; at < met; at += 2) {
      const report = reports[log[at] as number] as Report
      if (report.owners.some((owner) => owners[owner] === 1)) return true
    }
    return false
  }

  return { find, holdsKeywordOf }
}

/** Whether a report has something to tell of an owner that is left. */
function tellsOf({ placed, anchors }: Report, left: Uint8Array): boolean {
  for (let one = 0; one < placed.length; one++) {
    if (left[placed[one] as number] === 1) return true
  }
  for (let one = 0; one < anchors.length; one++) {
    if (left[(anchors[one] as AnchorEnd).owner] === 1) return true
  }
  return false
}

/** With room for twice as many; the memory of the one before is free at once, not when V8 looks. */
function longer(log: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  return new Uint32Array(log.buffer.transfer(2 * log.byteLength))
}

/** One to begin with in place of another, whose memory is free at once. */
function firstLog(log: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  return new Uint32Array(log.buffer.transfer(FIRST_LOG * log.BYTES_PER_ELEMENT))
}

function notePlace(places: Map<number, number[]>, owner: number, place: number): void {
  const known = places.get(owner)
  if (known === undefined) places.set(owner, [place])
  else if (known.length <= MAX_PLACES) known.push(place)
}

/** Signs up to here are near: ASCII, and the one that stands for all others in a shape. */
const LAST_NEAR = 0x80
/** With the cell for all others rows then have 64 at most; what is rarest of ASCII is last. */
const MOST_NEAR = 63

/** ASCII comes first, so that the cells that ordinary text reads lie close together. */
function unitsOf(words: readonly string[]): Uint16Array {
  const units = new Set<number>()
  for (const word of words) {
    for (let index = 0; index < word.length; index++) units.add(word.charCodeAt(index))
  }
  return Uint16Array.from([...units].sort((a, b) => rankOf(a) - rankOf(b) || a - b))
}

/** Class 0 is every unit that no word holds: it leads back to the root. */
function classesOf(units: Uint16Array): Uint16Array {
  const of = new Uint16Array(0x10000)
  for (let index = 0; index < units.length; index++) of[units[index] as number] = index + 1
  return of
}

/** Of ASCII what is common comes first. */
function rankOf(unit: number): number {
  return unit <= LAST_NEAR ? -frequencyInLowerCase([unit]) : 1
}

function classesReadAs(readAs: (unit: number) => number, classOf: Uint16Array): Uint16Array {
  const of = new Uint16Array(0x10000).fill(classOf[readAs(0x80)] as number, 0x80)
  for (let unit = 0; unit < 0x80; unit++) of[unit] = classOf[readAs(unit)] as number
  return of
}

function reportOf(
  ends: readonly number[],
  { owners: ownerOf, placed, least, most }: WordTables,
): Report {
  const isKeyword = (end: number) => least[end] === KEYWORD
  const owners = [...new Set(ends.filter(isKeyword).map((end) => ownerOf[end] as number))]
  return {
    owners,
    placed: owners.filter((owner) => placed[owner] === 1),
    anchors: ends
      .filter((end) => !isKeyword(end))
      .map((end) => ({
        owner: ownerOf[end] as number,
        least: least[end] as number,
        most: most[end] as number,
      })),
  }
}
