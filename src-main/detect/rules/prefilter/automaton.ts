/**
 * Looks for many words at once: an Aho–Corasick automaton (Aho and Corasick, CACM
 * 18(6), 1975) as a table of transitions, one look-up a unit, however many words
 * there are.
 *
 * Of the table only what texts have needed is worked out, as lazy automata do
 * (Cox, "Regular Expression Matching in the Wild", 2010): most texts visit a few
 * hundred of its tens of thousands of states, and a program that reads one small
 * file should not wait for, nor hold, the others.
 */

export interface Automaton {
  /**
   * A row of cells for each state that was visited, by the near class of the next unit: the
   * row to go on with; below 0 where words end there, and 0 where it is not worked out yet. One
   * more cell, always 0, stands for all classes that are not near.
   * Another array after {@link follow} has made it longer. Two bytes a cell:
   * what letters read of a row then lies in one line of the processor's cache.
   */
  readonly table: () => Int16Array
  /** A row begins in the table at its number, so many bits to the left. */
  readonly rowBits: number
  /** The row to begin with. */
  readonly start: number
  /** The cell of a row for any class, worked out and filled in where it is not yet. */
  readonly follow: (row: number, unitClass: number) => number
  /** Whether the table has room for two cells more; without it is to be begun anew. */
  readonly hasRoom: () => boolean
  /** Forgets all rows, and gives those that stand for the states of two of them from now on. */
  readonly beginAnew: (one: number, other: number) => readonly [one: number, other: number]
  /**
   * By row, the number of what was made of the words that end in its state, of which a cell below 0
   * said so; another array whenever the table is.
   */
  readonly reports: () => Int32Array
}

/** What is looked for, in classes of units; class 0 is that of the units that no word holds. */
export interface ClassedWords {
  readonly trie: Trie
  readonly classCount: number
  /**
   * Classes below it are near: every row has a cell for them. Cells of the others are kept
   * beside the rows that met one, so that the table of a text in ASCII stays in the cache of
   * the processor.
   */
  readonly nearCount: number
}

const ROOT = 0
/** Rows that a table has room for before it first grows. */
const FIRST_ROWS = 256
/** Cells of a table; one that would be larger is begun anew, so that no text fills the memory. */
const MAX_CELLS = 8 * 1024 * 1024
/** Numbers of rows, as far as a cell goes. */
const MAX_ROWS = 0x7fff

/** Instead of a number for a state in which no word ends. */
const NO_REPORT = -1

/**
 * @param report makes one, once, of all words that end in a state, those of shorter suffixes
 * included, given by their index; and gives its number, from 0.
 */
export function createAutomaton(
  looked: ClassedWords,
  report: (ends: readonly number[]) => number,
): Automaton {
  const { classCount, nearCount } = looked
  const farCount = classCount - nearCount
  const trie = readTrie(looked.trie)
  /** The states after one unit: most ways lead back there, and the root has a child a class. */
  const firstStates = trie.childrenOf(ROOT, classCount)
  /** Rows of states, by the trie's numbers; 0 for those that were not visited. */
  const rowOf = new Int32Array(trie.size)
  /** The state of each row by its number; row 0 is nobody's. */
  const visited: number[] = []
  /** By state: one stays the same when all is begun anew. */
  const reportsOf = new Map<number, number>()
  /** The state of the longest proper suffix; -1 where that is not worked out yet. */
  const suffixes = new Int32Array(trie.size).fill(-1)
  const ends = new Map<number, readonly number[]>()
  const rowBits = Math.ceil(Math.log2(nearCount + 1))
  let table = new Int16Array(FIRST_ROWS << rowBits)
  /** By the number of a row. */
  let reports = new Int32Array(FIRST_ROWS)
  /** By the number of a row; none for a row that met no far class. */
  let farRows: (Int16Array | undefined)[] = []
  let farCells = 0
  const start = 1

  function begin(): void {
    rowOf.fill(0)
    table.fill(0)
    farRows = []
    farCells = 0
    visited.length = 0
    visited.push(ROOT)
    rowFor(ROOT)
  }

  function rowFor(state: number): number {
    const known = rowOf[state] as number
    if (known !== 0) return known
    if ((visited.length + 1) << rowBits > table.length) {
      const longer = new Int16Array(2 * table.length)
      longer.set(table)
      table = longer
      const more = new Int32Array(2 * reports.length)
      more.set(reports)
      reports = more
    }
    const row = visited.length
    visited.push(state)
    reports[row] = reportIn(state)
    rowOf[state] = row
    return row
  }

  function reportIn(state: number): number {
    const found = endsIn(state)
    if (found.length === 0) return NO_REPORT
    const known = reportsOf.get(state)
    if (known !== undefined) return known
    const made = report(found)
    reportsOf.set(state, made)
    return made
  }

  /** The state after one more unit. */
  function next(state: number, unitClass: number): number {
    for (let at = state; ; at = suffixOf(at)) {
      if (at === ROOT) return firstStates[unitClass] as number
      const child = trie.childOf(at, unitClass)
      if (child !== ROOT) return child
    }
  }

  /** Calls itself at most as often as a word is long. */
  function suffixOf(state: number): number {
    const known = suffixes[state] as number
    if (known >= 0) return known
    const parent = trie.parents[state] as number
    const suffix = parent === ROOT ? ROOT : next(suffixOf(parent), trie.classes[state] as number)
    suffixes[state] = suffix
    return suffix
  }

  function endsIn(state: number): readonly number[] {
    if (state === ROOT) return []
    const known = ends.get(state)
    if (known !== undefined) return known
    const own = trie.endsIn(state)
    const inherited = endsIn(suffixOf(state))
    const all = inherited.length === 0 ? own : [...own, ...inherited]
    ends.set(state, all)
    return all
  }

  function follow(row: number, unitClass: number): number {
    const known =
      unitClass < nearCount
        ? table[(row << rowBits) + unitClass]
        : farRows[row]?.[unitClass - nearCount]
    if (known !== undefined && known !== 0) return known
    const to = rowFor(next(visited[row] as number, unitClass))
    const cell = reports[to] === NO_REPORT ? to : -to
    keep(row, unitClass, cell)
    return cell
  }

  function keep(row: number, unitClass: number, cell: number): void {
    if (unitClass < nearCount) {
      table[(row << rowBits) + unitClass] = cell
      return
    }
    let cells = farRows[row]
    if (cells === undefined) {
      cells = new Int16Array(farCount)
      farRows[row] = cells
      farCells += farCount
    }
    cells[unitClass - nearCount] = cell
  }

  function hasRoom(): boolean {
    const rows = visited.length + 2
    return rows <= MAX_ROWS && (rows << rowBits) + farCells + 2 * farCount <= MAX_CELLS
  }

  function beginAnew(one: number, other: number): readonly [number, number] {
    const states = [one, other].map((row) => visited[row] as number)
    begin()
    const [first = start, second = start] = states.map(rowFor)
    return [first, second]
  }

  begin()
  return {
    table: () => table,
    rowBits,
    start,
    follow,
    hasRoom,
    beginAnew,
    reports: () => reports,
  }
}

/** Numbers from 0, in as few bytes as hold the largest. */
type Numbers = Uint16Array | Int32Array

/** Words as a tree of their beginnings, in numbers side by side: a file can hold it, and an object a state would cost ten times as much. */
export interface Trie {
  readonly size: number
  readonly parents: Numbers
  /** By which unit a state is reached from its parent. */
  readonly classes: Uint16Array
  /** The root where there is none. */
  readonly firstChild: Numbers
  readonly nextSibling: Numbers
  /** The last word that ends in a state, and of each word the one before it there; from 1. */
  readonly lastEnd: Numbers
  readonly endBefore: Numbers
}

/** The words that a tree was built from. @param unitOf each class, from 1 */
export function wordsIn(trie: Trie, unitOf: (unitClass: number) => number): readonly string[] {
  const { size, parents, classes, lastEnd, endBefore } = trie
  const words: string[] = []
  for (let state = 1; state < size; state++) {
    if (lastEnd[state] === 0) continue
    let word = ''
    for (let at = state; at !== ROOT; at = parents[at] as number) {
      word = String.fromCharCode(unitOf(classes[at] as number)) + word
    }
    for (let end = lastEnd[state] as number; end > 0; end = endBefore[end] as number) {
      words[end - 1] = word
    }
  }
  return words
}

/** What is asked of a {@link Trie}. */
function readTrie({ size, parents, classes, firstChild, nextSibling, lastEnd, endBefore }: Trie) {
  return {
    size,
    parents,
    classes,
    /** The root where there is none. */
    childOf: (state: number, unitClass: number) =>
      childIn(firstChild, nextSibling, classes, state, unitClass),
    /** The same for each class. */
    childrenOf(state: number, classCount: number): Int32Array {
      const children = new Int32Array(classCount)
      for (let at = firstChild[state] as number; at !== ROOT; at = nextSibling[at] as number) {
        children[classes[at] as number] = at
      }
      return children
    },
    /** The words that end in a state, by their index. */
    endsIn(state: number): readonly number[] {
      const ends: number[] = []
      for (let end = lastEnd[state] as number; end > 0; end = endBefore[end] as number) {
        ends.unshift(end - 1)
      }
      return ends
    },
  }
}

function childIn(
  firstChild: Numbers,
  nextSibling: Numbers,
  classes: Uint16Array,
  state: number,
  unitClass: number,
): number {
  let child = firstChild[state] as number
  while (child !== ROOT && classes[child] !== unitClass) child = nextSibling[child] as number
  return child
}

/** The tree of some words. @param classOf of each unit that they hold, from 1 */
export function buildTrie(words: readonly string[], classOf: Uint16Array): Trie {
  const most = words.reduce((sum, word) => sum + word.length, 1)
  const parents = new Int32Array(most)
  const classes = new Uint16Array(most)
  const firstChild = new Int32Array(most)
  const nextSibling = new Int32Array(most)
  const lastEnd = new Int32Array(most)
  const endBefore = new Int32Array(words.length + 1)
  let size = 1
  for (let index = 0; index < words.length; index++) {
    const word = words[index] as string
    let state = ROOT
    for (let at = 0; at < word.length; at++) {
      const unitClass = classOf[word.charCodeAt(at)] as number
      let child = childIn(firstChild, nextSibling, classes, state, unitClass)
      if (child === ROOT) {
        child = size++
        parents[child] = state
        classes[child] = unitClass
        nextSibling[child] = firstChild[state] as number
        firstChild[state] = child
      }
      state = child
    }
    endBefore[index + 1] = lastEnd[state] as number
    lastEnd[state] = index + 1
  }
  return {
    size,
    parents: inFewBytes(parents, size),
    classes: classes.slice(0, size),
    firstChild: inFewBytes(firstChild, size),
    nextSibling: inFewBytes(nextSibling, size),
    lastEnd: inFewBytes(lastEnd, size),
    endBefore: inFewBytes(endBefore, endBefore.length),
  }
}

/** The first of some numbers. */
function inFewBytes(numbers: Int32Array, count: number): Numbers {
  const used = numbers.subarray(0, count)
  return used.every((number) => number <= 0xffff) ? Uint16Array.from(used) : used.slice()
}
