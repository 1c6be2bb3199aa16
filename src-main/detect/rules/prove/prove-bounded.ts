/**
 * Shows that a pattern cannot be made slow by a text, in milliseconds and always
 * with the same answer: the proof that a user's rules must pass.
 *
 * The shipped patterns are proved by `recheck` when they are written
 * (`pattern-proof.ts`). That takes about a second a pattern, and gives up after a
 * time limit, so that a pack would be used on one machine and left out on another;
 * and its engines weigh 50 MB. So users' patterns are held to something stricter
 * that needs no search: every repeat has an upper limit, and the steps that a
 * backtracking engine can take from one start are bounded. The time for a text is
 * then its length times that bound. V8's linear engine (`v8-flags.ts`) and the
 * worker's deadline stand behind it.
 */

import type { Rule } from '../pack/rule-pack.ts'
import { type CharSet, complement, union } from '../pattern/char-set.ts'
import { lengthsOf, type PatternNode, patternTree } from '../pattern/pattern-tree.ts'

/**
 * Steps from one start; nearly half of the shipped patterns stay below. Measured with
 * V8 13.6: a megabyte of the worst characters for a pattern at the limit takes
 * two to five seconds.
 */
const MAX_STEPS = 3_000

/**
 * Characters of the longest match. Where V8 falls back to its linear engine, each
 * character of the text costs as much as there are places in a gap: with 2,000,
 * a megabyte took 80 seconds.
 */
const MAX_LENGTH = 500

/** What a piece of a pattern can cost on the worst text. */
interface Cost {
  /** What each of its first characters can be, as far as every match reaches and is told. */
  readonly prefix: readonly CharSet[]
  /** What its first character can be, however long the match. */
  readonly first: CharSet
  /** The characters by which one of its matches can go on to a longer one. */
  readonly next: CharSet
  readonly canBeEmpty: boolean
  /** Whether every match from one start is the beginning of the longest one. */
  readonly isDecided: boolean
  /** Whether all matches are as long as `prefix`. */
  readonly isFixed: boolean
  /**
   * Matches from one start after which one of these characters stands, counted as
   * often as there are ways to them.
   */
  readonly waysTo: (following: CharSet) => number
  /** Characters and conditions tried from one start. */
  readonly steps: number
}

/** Two options that begin alike for longer are taken for options that can both match. */
const MAX_PREFIX = 16

const NOTHING: CharSet = union([])
const ANYTHING: CharSet = complement(NOTHING)
const EMPTY: Cost = {
  prefix: [],
  first: NOTHING,
  next: NOTHING,
  canBeEmpty: true,
  isDecided: true,
  isFixed: true,
  waysTo: () => 1,
  steps: 1,
}

/**
 * Why a pattern is not proved, in words for the author of the rule; nothing where it is.
 * The pattern must have a linear form (`linear-pattern.ts`).
 */
export function boundedProblem(rule: Pick<Rule, 'pattern' | 'flags'>): string | undefined {
  const { max } = lengthsOf(patternTree(rule.pattern, rule.flags))
  if (max === Number.POSITIVE_INFINITY) {
    return 'a repeat has no upper limit; write one, as in {1,80}, in place of +, * or {1,}'
  }
  if (max > MAX_LENGTH) {
    return `a match can be ${max} characters long, and ${MAX_LENGTH} are the most; give smaller limits to repeats`
  }
  if (stepsFromOneStart(rule) <= MAX_STEPS) return undefined
  return (
    'there are too many ways to match the same text; give smaller limits to repeats within ' +
    'repeats and to neighbouring repeats of the same characters, or put a character between ' +
    'them that neither takes; part a long list of options into several rules'
  )
}

/** The most steps from one start of a match; infinite where a repeat has no limit, or above what numbers hold. */
export function stepsFromOneStart({ pattern, flags }: Pick<Rule, 'pattern' | 'flags'>): number {
  return costOf(patternTree(pattern, flags)).steps
}

function costOf(node: PatternNode): Cost {
  switch (node.kind) {
    case 'set':
      return { ...EMPTY, prefix: [node.set], first: node.set, canBeEmpty: false }
    case 'sequence':
      return node.items.map(costOf).reduce(followed, EMPTY)
    case 'choice':
      return chosen(node.options.map(costOf))
    case 'repeat':
      return repeated(costOf(node.item), node.min, node.max)
    default:
      return EMPTY
  }
}

/** One piece after another. */
function followed(a: Cost, b: Cost): Cost {
  const prefix = a.isFixed ? [...a.prefix, ...b.prefix] : a.prefix
  const waysToB = waysTo(a, b.first)
  return {
    prefix: prefix.slice(0, MAX_PREFIX),
    first: a.canBeEmpty ? union([a.first, b.first]) : a.first,
    next: b.canBeEmpty ? union([a.next, b.next]) : b.next,
    canBeEmpty: a.canBeEmpty && b.canBeEmpty,
    isDecided: a.isDecided && b.isDecided && areApart(a.next, b.first),
    isFixed: a.isFixed && b.isFixed && prefix.length <= MAX_PREFIX,
    waysTo: (following) =>
      waysToB * waysTo(b, following) + (b.canBeEmpty ? waysTo(a, following) : 0),
    // At other ends of `a`, the first character of `b` is tried in vain.
    steps: a.steps + waysTo(a, ANYTHING) + waysToB * b.steps,
  }
}

function chosen(options: readonly Cost[]): Cost {
  const canBeEmpty = options.some((option) => option.canBeEmpty)
  const first = union(options.map((option) => option.first))
  const rivals = options.map((one) => options.filter((other) => canBothMatch(one, other)))
  const lengths = options.map(({ prefix }) => prefix.length)
  const shortest = Math.min(...lengths)
  return {
    prefix: Array.from({ length: shortest }, (_, at) =>
      union(options.map(({ prefix }) => prefix[at] as CharSet)),
    ),
    first,
    next: union([...options.map(({ next }) => next), canBeEmpty ? first : NOTHING]),
    canBeEmpty,
    isDecided:
      rivals.every(({ length }) => length === 1) && options.every((option) => option.isDecided),
    isFixed: options.every((option) => option.isFixed && option.prefix.length === shortest),
    waysTo: (following) =>
      Math.max(...rivals.map((group) => sumOf(group.map((one) => waysTo(one, following))))),
    steps: options.length + Math.max(...options.map((one) => stepsBeside(one, options))),
  }
}

/** Steps of the options that a text can go into that goes into this one; the others cost it one each. */
function stepsBeside(one: Cost, options: readonly Cost[]): number {
  const entered = options.filter(
    (other) => !areApart(one.prefix[0] ?? ANYTHING, other.prefix[0] ?? ANYTHING),
  )
  return sumOf(entered.map(({ steps }) => steps))
}

/** Whether two options of a choice can both match one text; also true of each and itself. */
function canBothMatch(a: Cost, b: Cost): boolean {
  return a === b || !a.prefix.some((set, at) => areApart(set, b.prefix[at] ?? ANYTHING))
}

function repeated(item: Cost, min: number, max: number): Cost {
  if (max === 0) return EMPTY
  const canBeEmpty = min === 0 || item.canBeEmpty
  const isExact = min === max && !canBeEmpty
  // Between one round and the next the character must decide, too.
  const isDecided =
    item.isDecided && (max === 1 || (!item.canBeEmpty && areApart(item.next, item.first)))
  const between = waysTo(item, item.first)
  const isFixed = isExact && item.isFixed && item.prefix.length * max <= MAX_PREFIX
  const rounds = Math.min(MAX_PREFIX, isFixed ? max : item.isFixed ? min : Math.min(1, min))
  return {
    prefix: Array.from({ length: rounds }, () => item.prefix)
      .flat()
      .slice(0, MAX_PREFIX),
    first: item.first,
    next: isExact ? item.next : union([item.next, item.first]),
    canBeEmpty,
    isDecided,
    isFixed,
    waysTo: (following) =>
      waysThrough(between, Math.max(0, min - 1), max - 1) * waysTo(item, following) +
      (min === 0 ? 1 : 0),
    steps: waysThrough(between, 0, max - 1) * (item.steps + waysTo(item, ANYTHING)),
  }
}

/** The sum of `ways` to the power of each number of rounds from `least` to `most`; infinite above what numbers hold. */
function waysThrough(ways: number, least: number, most: number): number {
  if (most === Number.POSITIVE_INFINITY) return most
  if (ways === 1) return most - least + 1
  if (most === 0) return 1
  // The formula would take one infinity from another.
  if (ways ** most === Number.POSITIVE_INFINITY) return Number.POSITIVE_INFINITY
  return (ways ** (most + 1) - ways ** least) / (ways - 1)
}

function waysTo(piece: Cost, following: CharSet): number {
  // The one end at which the match cannot go on.
  if (piece.isDecided && areApart(piece.next, following)) return 1
  return piece.waysTo(following)
}

function areApart(a: CharSet, b: CharSet): boolean {
  let [inA, inB] = [0, 0]
  while (inA < a.length && inB < b.length) {
    if ((a[inA + 1] as number) < (b[inB] as number)) inA += 2
    else if ((b[inB + 1] as number) < (a[inA] as number)) inB += 2
    else return false
  }
  return true
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}
