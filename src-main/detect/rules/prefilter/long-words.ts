/**
 * Long unbroken runs of letters, digits, `_` and `-`: where codes and keys stand
 * that have no fixed letter to find them by.
 */

import { longRuns } from '../../../chunk/long-runs.ts'
import { asciiTable, textUnits } from '../../../chunk/text-units.ts'
import { type CharSet, isWithin, union } from '../pattern/char-set.ts'
import { lengthsOf, type PatternNode, WORD } from '../pattern/pattern-tree.ts'
import { StartRanges } from './start-ranges.ts'

/** Shorter runs are not looked for: every text is full of them. */
const MIN_LONG_WORD = 13

const LINKED: CharSet = union([WORD, [0x2d, 0x2d]])
const LINKED_UNITS = asciiTable((unit) => Number(/[\w-]/.test(String.fromCharCode(unit))))

/** A run that every match holds, at least so long; matches start `least` to `most` before it. */
export interface LongWord {
  readonly length: number
  readonly least: number
  readonly most: number
}

/** A rule that is found by long words. */
export interface LongWordOwner extends LongWord {
  readonly owner: number
}

/** The longest run of such characters that every match of a pattern holds; none where it is short. */
export function longWordOf(tree: PatternNode): LongWord | undefined {
  const items = tree.kind === 'sequence' ? tree.items : [tree]
  let best: LongWord | undefined
  let least = 0
  let most = 0
  for (const [index, item] of items.entries()) {
    const length = linkedLength(items.slice(index))
    if (length > (best?.length ?? MIN_LONG_WORD - 1)) best = { length, least, most }
    const lengths = lengthsOf(item)
    least += lengths.min
    most += lengths.max
  }
  return best !== undefined && Number.isFinite(best.most) ? best : undefined
}

/** Fewest characters of a run at the beginning of some pieces. */
function linkedLength(items: readonly PatternNode[]): number {
  let length = 0
  for (const item of items) {
    const inner = item.kind === 'repeat' ? item.item : item
    if (inner.kind !== 'set' || !isWithin(inner.set, LINKED)) break
    length += lengthsOf(item).min
  }
  return length
}

/** Where matches of the wanted owners can start in a text. */
export function longWordStarts(
  text: string,
  owners: readonly LongWordOwner[],
  wanted: Uint8Array,
): StartRanges {
  const starts = new StartRanges()
  const asked = owners.filter(({ owner }) => wanted[owner] === 1)
  if (asked.length === 0) return starts
  const whole = { start: 0, end: text.length }
  const shortest = Math.min(...asked.map(({ length }) => length))
  for (const { start, end } of longRuns(textUnits(text), whole, LINKED_UNITS, 1, shortest)) {
    for (const { owner, length, least, most } of asked) {
      if (end - start >= length) starts.add(owner, start - most, end - length - least)
    }
  }
  return starts
}
