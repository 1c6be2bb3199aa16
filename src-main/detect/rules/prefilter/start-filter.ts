/**
 * What can be seen of a place at a glance before an expression is tried there:
 * the characters around it. Most places where a match could start by distance
 * cannot by what stands there.
 */

import { type CharSet, intern, sizeOf, UnitTable, unitsOf } from '../pattern/char-set.ts'
import { type PatternNode, WORD } from '../pattern/pattern-tree.ts'
import { frequencyOf } from './character-frequency.ts'
import { firstUnits, secondUnits } from './pattern-prefix.ts'

/** The characters with which a match can begin, unless it begins where reading begins; none if any. */
export interface Opening {
  readonly first: CharSet | undefined
  readonly second: CharSet | undefined
  /** Whether it begins where a word begins or ends. */
  readonly border: boolean
}

/** First characters so few and so rare are looked for by the text itself, faster than by a look at each. */
const MOST_RARE = 2
const RARE = 0.04

/** An opening for one look-up a character. */
export interface StartFilter {
  /** None if any. */
  readonly first: UnitTable | undefined
  /** The first characters, where they are few and rare. */
  readonly rare: readonly string[] | undefined
  readonly second: UnitTable | undefined
  readonly border: boolean
}

/** The opening of a pattern. */
export function openingOf(tree: PatternNode): Opening {
  return { first: firstUnits(tree), second: secondUnits(tree), border: beginsWithBorder(tree) }
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

/** The filter of an opening. */
export function startFilter({ first, second, border }: Opening): StartFilter {
  return {
    first: first && tableOf(first),
    rare:
      first && isRare(first) ? unitsOf(first).map((unit) => String.fromCharCode(unit)) : undefined,
    second: second && tableOf(second),
    border,
  }
}

function isRare(first: CharSet): boolean {
  const one = intern(first)
  return sizeOf(one) <= MOST_RARE && frequencyOf(one) <= RARE
}

/** What `\w` holds. */
export const WORD_UNITS = new UnitTable(WORD)

const tables = new Map<CharSet, UnitTable>()

/** Openings may come from a file: equal sets are then many objects. */
function tableOf(set: CharSet): UnitTable {
  const one = intern(set)
  const known = tables.get(one)
  if (known !== undefined) return known
  const made = new UnitTable(one)
  tables.set(one, made)
  return made
}
