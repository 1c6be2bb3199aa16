/**
 * Which lines of a text were removed and which added: what is needed to read how a
 * description changed. Texts here are short lists of labelled lines.
 */

export interface DiffLine {
  readonly change: 'same' | 'removed' | 'added'
  readonly text: string
}

/** Beyond so many lines on both sides only beginning and end are compared, so that the table stays small. */
const MAX_CELLS = 1_000_000

/** The lines of both texts in order, by a longest common subsequence. */
export function diffLines(before: string, after: string): readonly DiffLine[] {
  return diffParts(before.split('\n'), after.split('\n'), MAX_CELLS)
}

/**
 * The parts of both sequences in order. Where what lies between their common
 * beginning and end would need a table of more than `maxCells`, all of it
 * counts as removed and added.
 */
export function diffParts(
  old: readonly string[],
  now: readonly string[],
  maxCells: number,
): readonly DiffLine[] {
  let head = 0
  while (head < old.length && head < now.length && old[head] === now[head]) head++
  let tail = 0
  while (
    tail < old.length - head &&
    tail < now.length - head &&
    old[old.length - 1 - tail] === now[now.length - 1 - tail]
  ) {
    tail++
  }
  const middle = changedParts(
    old.slice(head, old.length - tail),
    now.slice(head, now.length - tail),
    maxCells,
  )
  return [
    ...now.slice(0, head).map(sameLine),
    ...middle,
    ...now.slice(now.length - tail).map(sameLine),
  ]
}

function changedParts(
  old: readonly string[],
  now: readonly string[],
  maxCells: number,
): readonly DiffLine[] {
  if (old.length * now.length > maxCells) return [...old.map(removedLine), ...now.map(addedLine)]
  const width = now.length + 1
  // Length of the longest common subsequence of what follows each pair of places.
  const common = new Uint32Array((old.length + 1) * width)
  for (let a = old.length - 1; a >= 0; a--) {
    for (let b = now.length - 1; b >= 0; b--) {
      common[a * width + b] =
        old[a] === now[b]
          ? (common[(a + 1) * width + b + 1] ?? 0) + 1
          : Math.max(common[(a + 1) * width + b] ?? 0, common[a * width + b + 1] ?? 0)
    }
  }
  const lines: DiffLine[] = []
  let [a, b] = [0, 0]
  while (a < old.length || b < now.length) {
    const [left, right] = [old[a], now[b]]
    if (left !== undefined && left === right) {
      lines.push(sameLine(left))
      a++
      b++
    } else if (
      right === undefined ||
      (left !== undefined && (common[(a + 1) * width + b] ?? 0) >= (common[a * width + b + 1] ?? 0))
    ) {
      lines.push(removedLine(left ?? ''))
      a++
    } else {
      lines.push(addedLine(right))
      b++
    }
  }
  return lines
}

const sameLine = (text: string): DiffLine => ({ change: 'same', text })
const removedLine = (text: string): DiffLine => ({ change: 'removed', text })
const addedLine = (text: string): DiffLine => ({ change: 'added', text })
