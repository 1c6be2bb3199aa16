/**
 * Works out of a pattern what every match of it must hold, and where: the anchor
 * by which a scan finds the few places where the expression is worth trying.
 *
 * The idea of literal prefilters (Cox, "Regular Expression Matching with a
 * Trigram Index", 2012; the inner literals of Rust's regex crate), with classes
 * of characters beside literals, because numbers hold no literal.
 */

import { sizeOf } from '../pattern/char-set.ts'
import { lengthsOf, type PatternNode } from '../pattern/pattern-tree.ts'
import { type CharSetRun, cutRun, emptyRun, extendedRun } from './char-set-run.ts'
import { frequencyOf } from './character-frequency.ts'
import {
  firstUnits,
  type Prefix,
  prefixesOf,
  type Reach,
  secondUnits,
  USUAL_RUNS,
} from './pattern-prefix.ts'

/** One run of characters; a match that holds it begins `least` to `most` characters before it. */
export interface AnchorRun {
  readonly run: CharSetRun
  readonly least: number
  readonly most: number
}

/** Of which runs every match holds at least one, and what following them up is expected to cost. */
export interface Anchor {
  readonly runs: readonly AnchorRun[]
  /** Where every run has few spellings, so that it can be looked for as words. */
  readonly within: 'lowered' | 'shape'
  /** Tries of the expression expected for each character of a text. */
  readonly cost: number
}

const WITHIN: readonly Anchor['within'][] = ['lowered', 'shape']

/** Longest run looked for: a longer one is hardly rarer. */
const MAX_RUN = 8
/** Lengths at which beginnings are tried as runs. */
const CUTS = [MAX_RUN, 6, 4, 3, 2, 1]
/** Every so many letters of a word a run is tried. */
const WORD_STEP = 4
/** Starts that one occurrence of a run may stand for. */
const MAX_STARTS = 400

/** Spellings of a run that is looked for as words. */
const MAX_SPELLINGS = 24
/** How much rarer shapes must be to be preferred: they stand closer together than reckoned. */
const SHAPE_PENALTY = 3
/** And where no other rule needs a pass over the shape of the view. */
const LONE_SHAPE_PENALTY = 300
/** An anchor that costs less is taken as it is: nothing is gained by looking for a better one. */
const RARE_ENOUGH = 2e-5
/** What looking at two characters costs, in tries of an expression. */
const LOOK_COST = 0.03

/**
 * What is read of the shape of a text anyway: all of it, or what is the same in lower case, so that the
 * shape of the text as written serves; or nothing, and then a pass would be for one rule.
 */
export type ShapesRead = 'all' | 'caseless' | 'none'

/** What following up costs, in tries of an expression. */
interface Prices {
  /** Of each further place where a match that holds a run may begin. */
  readonly place: number
  readonly shapes: ShapesRead
  readonly reach: Reach
  /** Whether it is all the same where in a match a run stands. */
  readonly isAnywhere: boolean
}

/**
 * The cheapest anchor of a pattern; none where a match may be empty or all is too far apart.
 * @param mostRuns of which it consists
 */
export function anchorOf(
  tree: PatternNode,
  shapes: ShapesRead,
  mostRuns: number,
): Anchor | undefined {
  const [first, second] = [firstUnits(tree), secondUnits(tree)]
  const canStart = (first ? frequencyOf(first) : 1) * (second ? frequencyOf(second) : 1)
  const place = LOOK_COST + canStart
  const reach = reachOf(mostRuns)
  return cheapest(anchorsOf(tree, { place, shapes, reach, isAnywhere: false }))
}

/**
 * The rarest shapes of which every match holds at least one, wherever in it: what stands at no known
 * distance from the beginning is no anchor, and a text without it holds no match all the same.
 */
export function neededShapes(tree: PatternNode, shapes: ShapesRead): Anchor | undefined {
  const reach = reachOf(USUAL_RUNS)
  return cheapest(anchorsOf(tree, { place: 0, shapes, reach, isAnywhere: true }), 'shape')
}

function reachOf(most: number): Reach {
  return { empty: emptyRun(), longest: MAX_RUN, most, pastStart: false, known: new Map() }
}

function anchorsOf(node: PatternNode, prices: Prices): readonly Anchor[] {
  switch (node.kind) {
    case 'set':
      return costed([{ run: extendedRun(prices.reach.empty, node.set), least: 0, most: 0 }], prices)
    case 'sequence':
      return anchorsOfSequence(node.items, prices)
    case 'choice': {
      const options = node.options.map((option) => anchorsOf(option, prices))
      return WITHIN.flatMap((within) => {
        const best = options.map((anchors) => cheapest(anchors, within))
        if (best.some((anchor) => anchor === undefined)) return []
        return costed(
          best.flatMap((anchor) => anchor?.runs ?? []),
          prices,
        )
      })
    }
    case 'repeat':
      return node.min === 0 ? [] : anchorsOf(node.item, prices)
    default:
      return []
  }
}

/** The cheapest of each kind: what is cheapest here need not be of the kind that the other options have. */
function anchorsOfSequence(items: readonly PatternNode[], prices: Prices): readonly Anchor[] {
  let best: readonly Anchor[] = []
  let least = 0
  let most = 0
  let inWord = 0
  for (const [index, item] of items.entries()) {
    if (most > MAX_STARTS) break
    inWord = isLetter(item) ? inWord + 1 : 0
    // Within a word a run that begins a letter later is hardly another.
    if (item.kind !== 'border' && inWord % WORD_STEP <= 1) {
      const rest = items.slice(index, index + 2 * MAX_RUN)
      const own = prefixesOf({ kind: 'sequence', items: rest }, prices.reach)
      const inner = item.kind === 'set' ? [] : anchorsOf(item, prices)
      const candidates = [...inner, ...cuts(own, prices)]
      const moved = candidates.flatMap(({ runs }) => costed(movedRuns(runs, least, most), prices))
      moved.push(...anchorsOfLastRepeat(item, rest.slice(1), least, most, prices))
      const all = [...best, ...moved]
      best = WITHIN.flatMap((within) => cheapest(all, within) ?? [])
      if (best.some(({ cost }) => cost < RARE_ENOUGH)) break
    }
    if (prices.isAnywhere) continue
    const lengths = lengthsOf(item)
    least += lengths.min
    most += lengths.max
  }
  return best
}

/**
 * Of characters that are repeated, the last with what follows: where they can be many,
 * nothing is known of what stands behind the first.
 */
function anchorsOfLastRepeat(
  item: PatternNode,
  rest: readonly PatternNode[],
  least: number,
  most: number,
  prices: Prices,
): readonly Anchor[] {
  if (item.kind !== 'repeat' || item.item.kind !== 'set') return []
  const { min, max } = item
  if (min === 0 || max === min || most + max > MAX_STARTS) return []
  const prefixes = prefixesOf({ kind: 'sequence', items: [item.item, ...rest] }, prices.reach)
  return cuts(prefixes, prices).flatMap(({ runs }) =>
    costed(movedRuns(runs, least + min - 1, most + max - 1), prices),
  )
}

function isLetter(node: PatternNode): boolean {
  return node.kind === 'set' && sizeOf(node.set) === 1
}

/** The beginnings as anchors, whole and cut short: the short ones may be words where the whole are not. */
function cuts(prefixes: readonly Prefix[], prices: Prices): readonly Anchor[] {
  const longest = prefixes.reduce((most, { run }) => Math.max(most, run.length), 0)
  // Above the longest, every length leaves them whole.
  const lengths = CUTS.filter((length) => length === MAX_RUN || length < longest)
  return lengths.flatMap((length) => {
    const runs = new Set(prefixes.map(({ run }) => cutRun(run, length)))
    return costed(
      Array.from(runs, (run) => ({ run, least: 0, most: 0 })),
      prices,
    )
  })
}

function movedRuns(runs: readonly AnchorRun[], least: number, most: number): readonly AnchorRun[] {
  return runs.map((run) => ({ run: run.run, least: run.least + least, most: run.most + most }))
}

/** The runs with their cost, where they can serve as an anchor at all. */
function costed(runs: readonly AnchorRun[], { place, shapes, reach }: Prices): readonly Anchor[] {
  const serves =
    runs.length <= reach.most &&
    runs.every(({ run, least, most }) => run.length > 0 && most - least <= MAX_STARTS)
  if (!serves) return []
  const isSpelt = (as: 'word' | 'shape') =>
    runs.every(({ run }) => run[as].spellings > 0 && run[as].spellings <= MAX_SPELLINGS)
  const hasShape =
    isSpelt('shape') && (shapes !== 'caseless' || runs.every(({ run }) => run.isCaseless))
  const within = isSpelt('word') ? 'lowered' : hasShape ? 'shape' : undefined
  if (within === undefined) return []
  const penalty = shapes === 'none' ? LONE_SHAPE_PENALTY : SHAPE_PENALTY
  const cost = runs.reduce((sum, { run, least, most }) => {
    const chance = within === 'lowered' ? run.word.chance : run.shape.chance * penalty
    return sum + chance * (1 + (most - least) * place)
  }, 0)
  return [{ runs, within, cost }]
}

function cheapest(anchors: readonly Anchor[], within?: Anchor['within']): Anchor | undefined {
  return anchors.reduce<Anchor | undefined>((best, anchor) => {
    if (within !== undefined && anchor.within !== within) return best
    return best === undefined || anchor.cost < best.cost ? anchor : best
  }, undefined)
}
