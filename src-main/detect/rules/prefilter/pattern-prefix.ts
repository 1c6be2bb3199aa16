/**
 * How the matches of a pattern can begin: sets of units, place after place, as
 * far as they are known.
 */

import { type CharSet, union } from '../pattern/char-set.ts'
import type { PatternNode } from '../pattern/pattern-tree.ts'
import {
  type CharSetRun,
  cutRun,
  emptyRun,
  extendedRun,
  joinedRun,
  setsOf,
} from './char-set-run.ts'

/** Runs of one anchor, where fewer words to look for are worth a few tries more. */
export const USUAL_RUNS = 160
/** And where the rule has no good anchor without: words for the same thing in twenty languages. */
export const MANY_RUNS = 600
/** More prefixes than this may hold some twice, and are not made longer than needed. */
const FEW = 16
/** Places that too many prefixes are reduced to. */
const COMMON_PLACES = 3
/** Long enough for one of many prefixes. */
const LONG = 4
/** Optional repeats up to this many are told apart; more end the run. */
const MAX_SPELT_OUT = 3

/** The beginning of what a piece matches; `open` where more may follow that is not known. */
export interface Prefix {
  readonly run: CharSetRun
  readonly open: boolean
}

/** How far beginnings are followed. */
export interface Reach {
  /** The run that all others are made from. */
  readonly empty: CharSetRun
  readonly longest: number
  /** Most of them; of more only what they have in common is known. */
  readonly most: number
  /** Whether the match is known not to begin where reading begins. */
  readonly pastStart: boolean
  /** What was worked out before: a piece is met again from every start before it. */
  readonly known: Map<PatternNode, readonly Prefix[]>
}

/** What the first character of a match can be, away from the start of the text; none if anything. */
export function firstUnits(tree: PatternNode): CharSet | undefined {
  return unitsAt(tree, 1)
}

/** What the second character of a match can be, away from the start of the text; none if anything. */
export function secondUnits(tree: PatternNode): CharSet | undefined {
  return unitsAt(tree, 2)
}

function unitsAt(tree: PatternNode, place: number): CharSet | undefined {
  const prefixes = prefixesOf(tree, {
    empty: emptyRun(),
    longest: place,
    most: USUAL_RUNS,
    pastStart: true,
    known: new Map(),
  })
  if (prefixes.some(({ run }) => run.length < place)) return undefined
  return union(prefixes.map(({ run }) => run.set))
}

/** How a match of a piece can begin: with at least one of these. Empty for a piece that cannot match. */
export function prefixesOf(node: PatternNode, reach: Reach): readonly Prefix[] {
  const known = reach.known.get(node)
  if (known !== undefined) return known
  const made = workedOut(node, reach)
  reach.known.set(node, made)
  return made
}

function workedOut(node: PatternNode, reach: Reach): readonly Prefix[] {
  const { empty, pastStart } = reach
  switch (node.kind) {
    case 'set':
      return [{ run: extendedRun(empty, node.set), open: false }]
    case 'start':
      return pastStart ? [] : [{ run: empty, open: false }]
    case 'border':
      return [{ run: empty, open: false }]
    case 'choice':
      return bounded(
        node.options.flatMap((option) => prefixesOf(option, reach)),
        reach,
      )
    case 'sequence': {
      let prefixes: readonly Prefix[] = [{ run: empty, open: false }]
      for (const item of node.items) {
        if (prefixes.every(({ open }) => open)) break
        const areMany = prefixes.length > FEW
        if (areMany && prefixes.every(({ run, open }) => open || run.length >= LONG)) {
          return prefixes.map(opened)
        }
        prefixes = followed(prefixes, prefixesOf(item, reach), reach)
      }
      return prefixes
    }
    case 'repeat':
      return prefixesOfRepeat(node, reach)
  }
}

function prefixesOfRepeat(
  { item, min, max }: PatternNode & { kind: 'repeat' },
  reach: Reach,
): readonly Prefix[] {
  const { empty, longest } = reach
  const once = prefixesOf(item, reach)
  let prefixes: readonly Prefix[] = [{ run: empty, open: false }]
  const needed = Math.min(min, longest)
  for (let times = 0; times < needed; times++) prefixes = followed(prefixes, once, reach)
  if (max === min) return prefixes
  if (Math.min(max, longest) - needed > MAX_SPELT_OUT) return prefixes.map(opened)
  const spelt = [...prefixes]
  for (let times = needed; times < Math.min(max, longest); times++) {
    prefixes = followed(prefixes, once, reach)
    spelt.push(...prefixes)
  }
  // Beyond the longest prefix every further repeat begins alike.
  return bounded(spelt, reach)
}

/** Prefixes with what follows behind those that are known to their end. */
function followed(
  prefixes: readonly Prefix[],
  next: readonly Prefix[],
  { longest, most }: Reach,
): readonly Prefix[] {
  const joined = prefixes.flatMap((prefix) =>
    prefix.open
      ? [prefix]
      : next.map(({ run, open }) => ({
          run: joinedRun(prefix.run, run, longest),
          open: open || prefix.run.length + run.length > longest,
        })),
  )
  const all = joined.length > FEW ? different(joined) : joined
  return all.length <= most ? all : prefixes.map(opened)
}

/** Different prefixes, or where there are too many, what their first places have in common. */
function bounded(prefixes: readonly Prefix[], { empty, most }: Reach): readonly Prefix[] {
  const all = different(prefixes)
  if (all.length <= most) return all
  const sets = all.map(({ run }) => setsOf(cutRun(run, COMMON_PLACES)))
  const length = Math.min(...sets.map((run) => run.length))
  const common = Array.from({ length }, (_, place) => union(sets.map((run) => run[place] ?? [])))
  return [{ run: common.reduce(extendedRun, empty), open: true }]
}

function opened({ run }: Prefix): Prefix {
  return { run, open: true }
}

function different(prefixes: readonly Prefix[]): readonly Prefix[] {
  const open = new Set<CharSetRun>()
  const closed = new Set<CharSetRun>()
  return prefixes.filter((prefix) => {
    const known = prefix.open ? open : closed
    if (known.has(prefix.run)) return false
    known.add(prefix.run)
    return true
  })
}
