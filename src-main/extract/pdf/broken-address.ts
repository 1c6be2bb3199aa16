/**
 * Mail addresses that the end of a line has parted, as narrow cells of tables do: at a hyphen, at a dot, at the @, or
 * anywhere. In two pieces nobody finds them, and both stay in a redacted copy.
 */

import type { PageItem } from './page-item.ts'

/** A name before an @; of more than one part, since a word alone may be the end of a sentence. */
const NAME = /^[\p{L}\p{N}]+[._+-][\p{L}\p{N}._+-]*$/u
/** A name, an @, and a domain to which something is still to come. */
const UNFINISHED = /^[\p{L}\p{N}][\p{L}\p{N}._+-]*@(?:[\p{L}\p{N}-]+\.)*[\p{L}\p{N}-]*$/u
const WHOLE_DOMAIN = /@(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}$/u
/** The rest of a domain, to its last part; behind a dot that may be all of it. */
const REST = /^(?:[\p{Ll}\p{N}-]+\.)+\p{Ll}{2,}$/u
const REST_BEHIND_DOT = /^(?:[\p{Ll}\p{N}-]+\.)*\p{Ll}{2,}$/u
/** A piece of a domain with the rest on a third line. */
const PIECE = /^(?:[\p{Ll}\p{N}-]+\.)*[\p{Ll}\p{N}]+[-.]$/u
const REST_FROM_AT = /^@(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}$/u
const SIGNS_BEFORE = /^[(<["']+/
const SIGNS_BEHIND = /[)>\]"',;:.!?]+$/

/** UTF-16 units; RFC 5321 §4.5.3.1.3 allows 254 octets. */
const LONGEST = 254
/** Items in which the rest is looked for where a table is drawn line by line: its cells and the spaces between. */
const FARTHEST = 24
/** In heights of the letters: how far below the rest stands, and how far its start may be from the start above it. */
const STEP_DOWN = [0.5, 2] as const
const ALIGNED = 0.5

/** An item as it is read; a rest belongs to the item before it, on the line above. */
export interface OrderedItem {
  readonly item: number
  readonly isRest: boolean
}

/** The order of the items with each rest of an address behind its beginning. O(n). */
export function withAddressesWhole(
  items: readonly PageItem[],
  order: readonly number[],
): readonly OrderedItem[] {
  const moved = new Set<number>()
  const whole: OrderedItem[] = []
  for (const [place, item] of order.entries()) {
    if (moved.has(item)) continue
    whole.push({ item, isRest: false })
    let above = items[item] as PageItem
    let words = above.str
    for (let rest = restOf(place); rest !== undefined; rest = restOf(place)) {
      moved.add(rest)
      whole.push({ item: rest, isRest: true })
      above = items[rest] as PageItem
      words += above.str
    }

    function restOf(from: number): number | undefined {
      if (!mayGoOn(words)) return undefined
      return order.slice(from + 1, from + 1 + FARTHEST).find((each) => {
        const below = items[each] as PageItem
        return !moved.has(each) && standsBelow(above, below) && continuesAddress(words, below.str)
      })
    }
  }
  return whole
}

/** Whether a line begins with the rest of a mail address that the line before has begun. */
export function continuesAddress(line: string, next: string): boolean {
  const begun = lastWord(line)
  const start = firstWord(next)
  // Sentences end with names and dots, too: only a cell that holds nothing else is sure.
  const alone = begun === line.trim() && start === next.trim()
  if (start.startsWith('@')) return alone && NAME.test(begun) && REST_FROM_AT.test(start)
  if (!UNFINISHED.test(begun) || WHOLE_DOMAIN.test(begun)) return false
  if (alone && PIECE.test(start)) return true
  const rest = start.replace(SIGNS_BEHIND, '')
  if (/[-@]$/.test(begun)) return REST.test(rest)
  return alone && (begun.endsWith('.') ? REST_BEHIND_DOT : REST).test(rest)
}

/** Cheap, for the many items that begin none. */
function mayGoOn(line: string): boolean {
  const word = lastWord(line)
  return UNFINISHED.test(word) || (word === line.trim() && NAME.test(word))
}

function lastWord(line: string): string {
  return (line.slice(-LONGEST).split(/\s/).at(-1) ?? '').replace(SIGNS_BEFORE, '')
}

function firstWord(line: string): string {
  return line.slice(0, LONGEST).split(/\s/, 1)[0] ?? ''
}

/** Upright lines only: others are no cells of tables. */
function standsBelow(above: PageItem, below: PageItem): boolean {
  const [a = 0, b = 0, , , x = 0, y = 0] = above.transform
  const [c = 0, d = 0, , , left = 0, baseline = 0] = below.transform
  const height = above.height || 1
  const down = (y - baseline) / height
  const isUpright = a > 0 && b === 0 && c > 0 && d === 0
  return (
    isUpright &&
    down > STEP_DOWN[0] &&
    down < STEP_DOWN[1] &&
    Math.abs(left - x) <= ALIGNED * height
  )
}
