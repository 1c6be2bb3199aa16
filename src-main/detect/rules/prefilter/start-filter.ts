/**
 * What can be seen of a place at a glance before an expression is tried there:
 * the characters around it. Most places where a match could start by distance
 * cannot by what stands there.
 */

import { type CharSet, divideUnits, intern, isWithin } from '../pattern/char-set.ts'
import { type PatternNode, WORD } from '../pattern/pattern-tree.ts'
import { firstUnits, secondUnits } from './pattern-prefix.ts'

/** The characters with which a match can begin, unless it begins where reading begins; none if any. */
export interface Opening {
  readonly first: CharSet | undefined
  readonly second: CharSet | undefined
  /** Whether no letter, digit or underscore may stand before it. */
  readonly apart: boolean
}

/** An opening for one look-up a character: 1 where the class of a unit fits. */
export interface StartFilter {
  readonly classOf: Uint8Array
  readonly before: Uint8Array
  readonly first: Uint8Array
  readonly second: Uint8Array
}

/** The opening of a pattern. */
export function openingOf(tree: PatternNode): Opening {
  const first = firstUnits(tree)
  const apart = first !== undefined && isWithin(first, WORD) && beginsWithBorder(tree)
  return { first, second: secondUnits(tree), apart }
}

function beginsWithBorder(node: PatternNode): boolean {
  switch (node.kind) {
    case 'border':
      return node.word
    case 'sequence':
      return node.items[0] !== undefined && beginsWithBorder(node.items[0])
    case 'choice':
      return node.options.every(beginsWithBorder)
    default:
      return false
  }
}

/** The filters of rules, one each; none for a rule without an opening. */
export function createStartFilters(
  openings: readonly (Opening | undefined)[],
): readonly (StartFilter | undefined)[] {
  const wanted = openings.map(
    (opening) => opening && { ...opening, first: one(opening.first), second: one(opening.second) },
  )
  const sets = wanted.flatMap((opening) => [opening?.first, opening?.second])
  const classes = divideUnits([WORD, ...sets.filter((set) => set !== undefined)])
  if (classes === undefined) return openings.map(() => undefined)
  const { of: classOf, count, holds } = classes
  const members = new Map<CharSet | undefined, Uint8Array>()
  const membersOf = (set: CharSet | undefined): Uint8Array => {
    const known = members.get(set)
    if (known !== undefined) return known
    const belongs = (unitClass: number) => set === undefined || holds(set, unitClass)
    const made = Uint8Array.from({ length: count }, (_, unitClass) => Number(belongs(unitClass)))
    members.set(set, made)
    return made
  }
  const outside = membersOf(WORD).map((inside) => 1 - inside)
  return wanted.map(
    (opening) =>
      opening && {
        classOf,
        before: opening.apart ? outside : membersOf(undefined),
        first: membersOf(opening.first),
        second: membersOf(opening.second),
      },
  )
}

/** Openings may come from a file: equal sets are then many objects. */
function one(set: CharSet | undefined): CharSet | undefined {
  return set && intern(set)
}
