/**
 * Finds what a rule's pattern takes but none of its keywords lets through: a rule is
 * only tried where a keyword occurs, so what such a text says is never found alone.
 *
 * The pattern as a machine runs beside one that knows how much of which keyword was
 * just read, over shortest texts first. A way that ends without
 * a keyword is a text, which the pattern itself is asked about in the end: a long
 * repeat counts as without an upper limit, and `^`, `$` and `\B` as met everywhere.
 */

import { once } from '../../../../src-shared/model/once.ts'
import { wordAutomaton } from '../../../../src-shared/model/word-automaton.ts'
import { lowerCaseInPlace } from '../../../chunk/views/lower.ts'
import type { Rule } from '../pack/rule-pack.ts'
import { type CharSet, hasUnit, rangesOf, sizeOf } from '../pattern/char-set.ts'
import { linearPattern } from '../pattern/linear-pattern.ts'
import { type PatternNode, patternTree, WORD } from '../pattern/pattern-tree.ts'

/** What a pattern takes without a keyword. */
export interface KeywordGap {
  /** One of the shortest of such texts. */
  readonly text: string
  /** What the pattern itself says in it, letter for letter: of these a keyword could be made. */
  readonly words: readonly string[]
}

/** Pairs of states after which a search is given up; the largest shipped rule needs a fifth. */
const MAX_PAIRS = 1_000_000
/** A set of no more is a letter of the pattern in its spellings (`[eéè]`), not a place for any letter. */
const MOST_SPELLINGS = 6
/** A repeat that may go on for more rounds than these counts as without an upper limit. */
const MOST_ROUNDS = 2
/** A run of fewer letters is no keyword. */
const SHORTEST_WORD = 2

/** A state of the pattern's machine: at most one of a set and a border leads on, and any number of ways do that take nothing. */
interface State {
  readonly free: number[]
  step?: { readonly set: CharSet | 'border' | 'word border'; readonly to: number }
}

/** A unit that a set lets the machine read, and what else is to be known of it. */
interface Read {
  readonly unit: number
  readonly lowered: number
  readonly isWord: boolean
  readonly isLiteral: boolean
}

/** What the next unit has to be, by a border that was passed. */
const NEXT = { any: 0, noWord: 1, word: 2 } as const

/**
 * One of the shortest texts that the pattern of a rule takes and none of its keywords
 * stands in; nothing where there is none.
 * @returns 'unknown' where the search was given up, or found what the pattern does not take
 */
export function keywordGap({
  pattern,
  flags,
  keywords,
}: Pick<Rule, 'pattern' | 'flags' | 'keywords'>): KeywordGap | 'unknown' | undefined {
  const way = shortestWay(machineOf(patternTree(pattern, flags)), keywords)
  if (way === undefined || way === 'unknown') return way
  const text = String.fromCharCode(...way.map(({ unit }) => unit))
  if (!new RegExp(linearPattern(pattern), flags ?? '').test(text)) return 'unknown'
  return { text, words: literalRuns(way) }
}

function shortestWay(
  { states, end }: { readonly states: readonly State[]; readonly end: number },
  keywords: readonly string[],
): readonly Read[] | 'unknown' | undefined {
  const known = wordAutomaton(keywords.map(unitsRead))
  const readsOf = readsWith(new Set(keywords.flatMap(unitsRead)))
  const pairs: { readonly before: number; readonly read?: Read | undefined }[] = []
  const seen = new Map<number, number>()
  let level: number[] = []
  let next: number[] = []
  const keys: number[] = []
  const reach = (
    to: number[],
    state: number,
    met: number,
    afterWord: boolean,
    need: number,
    before: number,
    read?: Read,
  ): void => {
    const key = ((state * known.size + met) * 2 + Number(afterWord)) * 3 + need
    if (seen.has(key)) return
    const pair = pairs.push({ before, read }) - 1
    seen.set(key, pair)
    keys.push(key)
    to.push(pair)
  }
  reach(level, 0, 0, false, NEXT.any, -1)
  while (level.length > 0) {
    for (let at = 0; at < level.length; at++) {
      if (pairs.length > MAX_PAIRS) return 'unknown'
      const pair = level[at] as number
      const key = keys[pair] as number
      const need = key % 3
      const afterWord = Math.floor(key / 3) % 2 === 1
      const both = Math.floor(key / 6)
      const met = both % known.size
      const state = Math.floor(both / known.size)
      // The text ends here: no letter follows.
      if (state === end && need !== NEXT.word) return wayTo(pair)
      const { free, step } = states[state] as State
      for (const to of free) reach(level, to, met, afterWord, need, pair)
      if (step === undefined) continue
      if (step.set === 'border') reach(level, step.to, met, afterWord, need, pair)
      else if (step.set === 'word border') {
        const needed = afterWord ? NEXT.noWord : NEXT.word
        if (need === NEXT.any || need === needed) {
          reach(level, step.to, met, afterWord, needed, pair)
        }
      } else {
        for (const read of readsOf(step.set)) {
          if (need !== NEXT.any && (need === NEXT.word) !== read.isWord) continue
          const after = known.step(met, read.lowered)
          if (known.lengthAt(after) === 0)
            reach(next, step.to, after, read.isWord, NEXT.any, pair, read)
        }
      }
    }
    level = next
    next = []
  }
  return undefined

  function wayTo(last: number): readonly Read[] {
    const way: Read[] = []
    for (let at = last; at >= 0; ) {
      const { before, read } = pairs[at] as { before: number; read?: Read }
      if (read !== undefined) way.push(read)
      at = before
    }
    return way.reverse()
  }
}

/** The machine of a pattern; it begins in state 0. */
function machineOf(tree: PatternNode): { readonly states: readonly State[]; readonly end: number } {
  const states: State[] = []
  const made = () => states.push({ free: [] }) - 1
  const free = (from: number, to: number) => (states[from] as State).free.push(to)
  /** Adds a piece behind a state, and gives the state behind it. */
  function add(node: PatternNode, from: number): number {
    switch (node.kind) {
      case 'set':
      case 'start':
      case 'border': {
        const to = made()
        const border = node.kind === 'border' && node.word ? 'word border' : 'border'
        ;(states[from] as State).step = { set: node.kind === 'set' ? node.set : border, to }
        return to
      }
      case 'sequence':
        return node.items.reduce((at, item) => add(item, behind(at)), from)
      case 'choice': {
        const to = made()
        for (const option of node.options) free(add(option, behind(from)), to)
        return to
      }
      case 'repeat': {
        let at = from
        for (let round = 0; round < node.min; round++) at = add(node.item, behind(at))
        const to = made()
        free(at, to)
        if (node.max - node.min > MOST_ROUNDS) {
          free(add(node.item, behind(to)), to)
          return to
        }
        for (let round = node.min; round < node.max; round++) {
          at = add(node.item, behind(at))
          free(at, to)
        }
        return to
      }
    }
  }
  function behind(from: number): number {
    const to = made()
    free(from, to)
    return to
  }
  const end = add(tree, made())
  return { states, end }
}

/** What a set lets in that makes a difference: the units of keywords, and one of the others, of words and not. */
function readsWith(wanted: ReadonlySet<number>): (set: CharSet) => readonly Read[] {
  const known = new Map<CharSet, readonly Read[]>()
  return (set) => {
    const before = known.get(set)
    if (before !== undefined) return before
    const isLiteral = sizeOf(set) <= MOST_SPELLINGS
    const reads: Read[] = []
    const others = new Set<boolean>()
    for (const unit of unitsWorth(set, wanted)) {
      if (unit === CARRIAGE_RETURN) continue
      const lowered = readAs(unit)
      const isWord = hasUnit(WORD, unit)
      if (!wanted.has(lowered)) {
        if (others.has(isWord)) continue
        others.add(isWord)
      }
      reads.push({ unit, lowered, isWord, isLiteral })
    }
    known.set(set, reads)
    return reads
  }
}

/** The units of a small set; of a large one those that are wanted, in either case, and enough for one of each kind of others. */
function unitsWorth(set: CharSet, wanted: ReadonlySet<number>): readonly number[] {
  if (sizeOf(set) <= MOST_LISTED) return rangesOf(set).flatMap(([a, b]) => unitsFrom(a, b))
  return [...wanted]
    .flatMap((unit) => [unit, String.fromCharCode(unit).toUpperCase().charCodeAt(0)])
    .concat(others())
    .filter((unit) => hasUnit(set, unit))
}

const SPACE = 0x20
/** Stands before an end of a line at the most. */
const CARRIAGE_RETURN = 0x0d
const MOST_LISTED = 100
/** Letters and signs that stand for any other; those that no keyword holds are among them. */
const others = once(() => [...unitsFrom(0x20, 0x7e), ...unitsFrom(0x3b1, 0x3ff), 0x0a])

function unitsFrom(first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, offset) => first + offset)
}

function unitsRead(word: string): readonly number[] {
  return Array.from({ length: word.length }, (_, at) => readAs(word.charCodeAt(at)))
}

/** In lower case, and all white space as a space. */
function readAs(unit: number): number {
  const sign = String.fromCharCode(unit)
  return /\s/.test(sign) ? SPACE : lowerCaseInPlace(sign).charCodeAt(0)
}

/** Stretches of letters and spaces that the pattern says itself. */
function literalRuns(way: readonly Read[]): readonly string[] {
  return way
    .map(({ unit, isLiteral }) => (isLiteral ? String.fromCharCode(unit) : '\n'))
    .join('')
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word.length >= SHORTEST_WORD)
}
