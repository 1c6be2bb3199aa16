/**
 * How common characters are in ordinary text: only to choose the cheaper of two
 * ways to find the same matches, never to decide what is found.
 */

import { type CharSet, hasUnit } from '../pattern/char-set.ts'

/**
 * Shares of a hundred thousand characters, rounded, over a mixture of prose, source code,
 * Markdown and logs (Debian's documentation, npm packages, package manager logs).
 */
const SHARES: readonly (readonly [string, number])[] = [
  [' ', 15_000],
  ['\n', 2_500],
  ['e', 7_500],
  ['t', 5_500],
  ['aoinsr', 4_500],
  ['lcd', 2_700],
  ['uphm', 2_000],
  ['fgb', 1_300],
  ['yvw', 900],
  ['kx', 500],
  ['jqz', 150],
  ['0123456789', 600],
  ['ACDEIPRST', 250],
  ['BFGHKLMNOUVW', 130],
  ['JQXYZ', 50],
  ['.,-_/()\'"=:', 900],
  [';*`{}<>[]#\t', 400],
  ['+@$%&!?|\\^~', 100],
]
const WHOLE = 100_000
/** All other characters together, and how likely one of them is in a text that has any. */
const FOREIGN_SHARE = 0.02
const FOREIGN_UNITS = 2_000

const chances = new Float64Array(0x80).fill(0.0001)
for (const [units, share] of SHARES) {
  for (const unit of units) chances[unit.charCodeAt(0)] = share / WHOLE
}
const known = new WeakMap<CharSet, number>()

const DIFFERENCE_OF_CASE = 0x20

/** The chance, 0 to 1, that a character of ordinary text in lower case is one of some units of it. */
export function frequencyInLowerCase(units: readonly number[]): number {
  const sum = units.reduce((chance, unit) => {
    const isLetter = unit >= 0x61 && unit <= 0x7a
    const capital = isLetter ? (chances[unit - DIFFERENCE_OF_CASE] as number) : 0
    return chance + capital + (chances[unit] ?? FOREIGN_SHARE / FOREIGN_UNITS)
  }, 0)
  return Math.min(1, sum)
}

/** The chance, 0 to 1, that a character of ordinary text is in a set. */
export function frequencyOf(set: CharSet): number {
  const before = known.get(set)
  if (before !== undefined) return before
  let chance = 0
  for (const [unit, share] of chances.entries()) if (hasUnit(set, unit)) chance += share
  let foreign = 0
  for (let at = 0; at < set.length; at += 2) {
    foreign += Math.max(0, (set[at + 1] as number) - Math.max(0x80, set[at] as number) + 1)
  }
  chance += FOREIGN_SHARE * Math.min(1, foreign / FOREIGN_UNITS)
  const bounded = Math.min(1, chance)
  known.set(set, bounded)
  return bounded
}
