/**
 * Long unbroken runs: of letters, digits, `_` and `-`, where codes and keys stand that have no
 * fixed letter to find them by; and rows of whole words or numbers, with what parts those.
 */

import { longRuns } from '../../../chunk/long-runs.ts'
import { asciiTable, textUnits } from '../../../chunk/text-units.ts'
import { type CharSet, isWithin, single, union } from '../pattern/char-set.ts'
import { lengthsOf, type PatternNode, WORD } from '../pattern/pattern-tree.ts'
import { StartRanges } from './start-ranges.ts'

interface RunKind {
  readonly set: CharSet
  readonly units: Uint8Array
  /** Shorter runs are not looked for: every text is full of them. */
  readonly least: number
}

/** Prose is one row from end to end; code, tables and logs hold few. */
const KINDS = {
  word: runKind('-', 13),
  row: runKind('\t\n\r ,.:)', 40),
} as const

/** A run that every match holds, at least so long; matches start `least` to `most` before it. */
export interface LongRun {
  readonly of: keyof typeof KINDS
  readonly length: number
  readonly least: number
  readonly most: number
}

/** A rule that is found by long runs. */
export interface LongRunOwner extends LongRun {
  readonly owner: number
}

/** @param signs beside letters, digits and `_` */
function runKind(signs: string, least: number): RunKind {
  const set = union([WORD, ...Array.from(signs, (sign) => single(sign.charCodeAt(0)))])
  return { set, units: asciiTable((unit) => Number(isWithin([unit, unit], set))), least }
}

/** The longest run of a kind that every match of a pattern holds; none where it is short. */
export function longRunOf(tree: PatternNode, of: LongRun['of']): LongRun | undefined {
  const items = tree.kind === 'sequence' ? tree.items : [tree]
  const { set, least: shortest } = KINDS[of]
  let best: LongRun | undefined
  let least = 0
  let most = 0
  for (const [index, item] of items.entries()) {
    const length = lengthWithin(items.slice(index), set)
    if (length > (best?.length ?? shortest - 1)) best = { of, length, least, most }
    const lengths = lengthsOf(item)
    least += lengths.min
    most += lengths.max
  }
  return best !== undefined && Number.isFinite(best.most) ? best : undefined
}

/** Fewest characters at the beginning of some pieces that are all in a set. */
function lengthWithin(items: readonly PatternNode[], set: CharSet): number {
  let length = 0
  for (const item of items) {
    if (!staysWithin(item, set)) break
    length += lengthsOf(item).min
  }
  return length
}

/** Whether a piece takes no character that is not in a set. */
function staysWithin(node: PatternNode, set: CharSet): boolean {
  switch (node.kind) {
    case 'set':
      return isWithin(node.set, set)
    case 'sequence':
      return node.items.every((item) => staysWithin(item, set))
    case 'choice':
      return node.options.every((option) => staysWithin(option, set))
    case 'repeat':
      return staysWithin(node.item, set)
    default:
      return true
  }
}

/** Where matches of the wanted owners can start in a text. */
export function longRunStarts(
  text: string,
  owners: readonly LongRunOwner[],
  wanted: Uint8Array,
): StartRanges {
  const starts = new StartRanges()
  const words: LongRunOwner[] = []
  const rows: LongRunOwner[] = []
  // By hand: of a hundred rules hardly any has its keyword in a short text.
  for (let one = 0; one < owners.length; one++) {
    const asked = owners[one] as LongRunOwner
    if (wanted[asked.owner] === 1) (asked.of === 'word' ? words : rows).push(asked)
  }
  addStarts(starts, text, KINDS.word.units, words)
  addStarts(starts, text, KINDS.row.units, rows)
  return starts
}

function addStarts(
  starts: StartRanges,
  text: string,
  units: Uint8Array,
  asked: readonly LongRunOwner[],
): void {
  if (asked.length === 0) return
  const whole = { start: 0, end: text.length }
  const shortest = Math.min(...asked.map(({ length }) => length))
  for (const { start, end } of longRuns(textUnits(text), whole, units, 1, shortest)) {
    for (const { owner, length, least, most } of asked) {
      if (end - start >= length) starts.add(owner, start - most, end - length - least)
    }
  }
}
