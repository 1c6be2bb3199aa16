/**
 * Groups that are read as one line of a list: many values of one class and severity are one thing to
 * know of a document, and mostly one decision. Attacks are each read. Pure.
 */

import { PASSAGE_CATEGORIES } from '../../src-shared/model/finding-groups.ts'
import type { FindingStatus } from '../../src-shared/model/judging.ts'
import { isLow, type ReviewGroup } from './groups.ts'
import { stepOpen } from './order.ts'

/** So many values take one line: fewer are read sooner than they are opened. */
const MANY = 6
/** Of low severity two are enough: towns and firms that are spoken of are read by nobody one by one. */
const MANY_LOW = 2

export interface Kind {
  /** The same while a document is open, whatever the filter lets through. */
  readonly key: string
  /** As they stand in the document; at least {@link MANY}, of low severity {@link MANY_LOW}. */
  readonly groups: readonly ReviewGroup[]
  /** Nothing else is listed: one line would say nothing, so that each has its own. */
  readonly isWhole: boolean
}

/** The kind of each group that is of one, by the index of the group. */
export type Kinds = ReadonlyMap<number, Kind>

/** The kinds in a list of groups. */
export function kindsOf(groups: readonly ReviewGroup[]): Kinds {
  const kinds = new Map<number, Kind>()
  for (const [key, members] of Map.groupBy(groups.filter(isData), keyOf)) {
    if (members.length < (members.every(isLow) ? MANY_LOW : MANY)) continue
    const isWhole = members.length === groups.length
    const kind = { key, groups: isWhole ? members : members.toSorted(byPlace), isWhole }
    for (const { index } of members) kinds.set(index, kind)
  }
  return kinds
}

/**
 * The lines of a list: each kind once, where its first group stands, unless it is spread out.
 * @param spread keys of the kinds whose groups have a line each.
 */
export function listLines(
  groups: readonly ReviewGroup[],
  kinds: Kinds,
  spread: ReadonlySet<string>,
): readonly (ReviewGroup | Kind)[] {
  if (kinds.size === 0) return groups
  const lines = new Set<ReviewGroup | Kind>()
  for (const group of groups) {
    const kind = kinds.get(group.index)
    lines.add(kind === undefined || isSpread(kind, spread) ? group : kind)
  }
  return [...lines]
}

/** Whether each group of a kind has a line of its own. */
export function isSpread({ key, isWhole }: Kind, spread: ReadonlySet<string>): boolean {
  return isWhole || spread.has(key)
}

/** Whether a line stands for a whole kind. */
export function isKind(line: ReviewGroup | Kind): line is Kind {
  return 'groups' in line
}

/** The group that a line leads to: of a kind the selected one, else the first that is open, else the first. */
export function groupOfLine(
  line: ReviewGroup | Kind,
  selected: ReviewGroup | null,
  statuses: readonly FindingStatus[],
): ReviewGroup {
  if (!isKind(line)) return line
  if (selected !== null && line.groups.includes(selected)) return selected
  const { groups } = line
  return groups.find(({ index }) => statuses[index] === 'open') ?? (groups[0] as ReviewGroup)
}

/** The first open group behind a kind in a list, else before it; undefined where nothing else is open. */
export function openBeside(
  { key }: Kind,
  list: readonly ReviewGroup[],
  kinds: Kinds,
  statuses: readonly FindingStatus[],
): ReviewGroup | undefined {
  const at = list.findIndex(({ index }) => kinds.get(index)?.key === key)
  return [...list.slice(at), ...list.slice(0, Math.max(0, at))].find(
    ({ index }) => statuses[index] === 'open' && kinds.get(index)?.key !== key,
  )
}

/**
 * Where a reviewer goes on from a group that was judged: within its line as long as that has an open one, so that the
 * list stays where it is, then to the next line; undefined where nothing else is open.
 */
export function openAfter(
  judged: ReviewGroup,
  list: readonly ReviewGroup[],
  kinds: Kinds,
  spread: ReadonlySet<string>,
  statuses: readonly FindingStatus[],
): ReviewGroup | undefined {
  const kind = kinds.get(judged.index)
  if (kind === undefined || isSpread(kind, spread)) {
    return stepOpen(list, statuses, judged, 1)?.group
  }
  const within = stepOpen(kind.groups, statuses, judged, 1)?.group
  return within ?? openBeside(kind, list, kinds, statuses)
}

/** How sure a scan is of each says little among many of one class; where they stand, a reader can follow. */
function byPlace({ places: [one] }: ReviewGroup, { places: [other] }: ReviewGroup): number {
  return (one?.start ?? 0) - (other?.start ?? 0)
}

function isData({ categories }: ReviewGroup): boolean {
  return !categories.some((category) => PASSAGE_CATEGORIES.has(category))
}

function keyOf({ categories, label, severity, asking }: ReviewGroup): string {
  return [...categories, label, severity, ...(asking ? ['asking'] : [])].join(' ')
}
