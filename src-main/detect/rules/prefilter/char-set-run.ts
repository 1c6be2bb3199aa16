/**
 * Runs of characters that a match can hold, each place of which is a set of units.
 *
 * Runs with the same beginning share it, so that equal runs are one object and
 * what a run costs is reckoned once, from the run that is one shorter.
 */

import type { CharSet } from '../pattern/char-set.ts'
import { frequencyInLowerCase, frequencyOf } from './character-frequency.ts'
import { hasCaselessShape, lowerCaseUnits, shapesOf, unitsOfShape } from './text-shape.ts'

export interface CharSetRun {
  readonly length: number
  /** The run without its last place; none for the empty run. */
  readonly before: CharSetRun | undefined
  /** The last place; nothing for the empty run. */
  readonly set: CharSet
  /** How often it stands at a place of ordinary text, and in how many spellings: 0 where it cannot be spelt. */
  readonly word: Likelihood
  readonly shape: Likelihood
  /** Whether its shape is the same in lower case: it holds neither letters nor what is beyond ASCII. */
  readonly isCaseless: boolean
  readonly longer: Map<CharSet, CharSetRun>
}

interface Likelihood {
  readonly chance: number
  readonly spellings: number
}

/** How likely a letter is after another, at most: letters come in words. */
const NEXT_LETTER = 0.3
/** And at least a digit after a digit, or a capital after a capital. */
const NEXT_ALIKE = 0.5

const CERTAIN: Likelihood = { chance: 1, spellings: 1 }

/** The run of no characters, from which others are made. */
export function emptyRun(): CharSetRun {
  return {
    length: 0,
    before: undefined,
    set: [],
    word: CERTAIN,
    shape: CERTAIN,
    isCaseless: true,
    longer: new Map(),
  }
}

/** The run with one more place. */
export function extendedRun(run: CharSetRun, set: CharSet): CharSetRun {
  const known = run.longer.get(set)
  if (known !== undefined) return known
  const made: CharSetRun = {
    length: run.length + 1,
    before: run,
    set,
    word: wordLikelihood(run, set),
    shape: shapeLikelihood(run, set),
    isCaseless: run.isCaseless && hasCaselessShape(set),
    longer: new Map(),
  }
  run.longer.set(set, made)
  return made
}

/** The run with another behind it, cut at a length. */
export function joinedRun(run: CharSetRun, next: CharSetRun, longest: number): CharSetRun {
  if (next.length === 0 || run.length >= longest) return run
  if (next.length === 1) return extendedRun(run, next.set)
  return setsOf(next)
    .slice(0, Math.max(0, longest - run.length))
    .reduce(extendedRun, run)
}

/** The beginning of a run. */
export function cutRun(run: CharSetRun, length: number): CharSetRun {
  let cut = run
  while (cut.length > length && cut.before !== undefined) cut = cut.before
  return cut
}

/** The places of a run. */
export function setsOf(run: CharSetRun): readonly CharSet[] {
  const sets: CharSet[] = new Array(run.length)
  for (let at: CharSetRun | undefined = run; at?.before !== undefined; at = at.before) {
    sets[at.length - 1] = at.set
  }
  return sets
}

/** Its rarest letter counts in full, the others as letters of a word do. */
function wordLikelihood(run: CharSetRun, set: CharSet): Likelihood {
  const units = lowerCaseUnits(set)
  const own = frequencyInLowerCase(units)
  const rarest = run.length === 0 ? 1 : run.word.chance / NEXT_LETTER ** (run.length - 1)
  return {
    chance: Math.min(rarest, own) * NEXT_LETTER ** run.length,
    spellings: run.word.spellings * units.length,
  }
}

function shapeLikelihood(run: CharSetRun, set: CharSet): Likelihood {
  const shapes = shapesOf(set)
  const own = shapes.reduce((sum, shape) => sum + frequencyOf(unitsOfShape(shape)), 0)
  const last = run.length === 0 ? [] : shapesOf(run.set)
  const isAlike = shapes.some((shape) => last.includes(shape))
  return {
    chance: run.shape.chance * (isAlike ? Math.max(own, NEXT_ALIKE) : own),
    spellings: run.shape.spellings * shapes.length,
  }
}
