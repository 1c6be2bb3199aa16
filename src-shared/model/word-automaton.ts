/**
 * Which of many words end where in what is read: an automaton of all of them (Aho and Corasick, CACM 18(6), 1975), in time
 * that is linear in the words and in what is read. Pure.
 */

/** States are numbers, each for the beginning of a word. */
export interface WordAutomaton {
  /** How many states there are. */
  readonly size: number
  /** The state behind a unit that is read in another; nothing is read in {@link NOTHING_READ}. */
  readonly step: (state: number, unit: number) => number
  /** Units of the longest word that ends in a state; 0 for none. */
  readonly lengthAt: (state: number) => number
}

export const NOTHING_READ = 0

/** @param words as the units that they are read by; an empty one ends nowhere. */
export function wordAutomaton(words: Iterable<readonly number[]>): WordAutomaton {
  const children: Map<number, number>[] = [new Map()]
  const lengths = [0]
  for (const word of words) {
    let state = NOTHING_READ
    for (const unit of word) {
      let next = children[state]?.get(unit)
      if (next === undefined) {
        next = children.push(new Map()) - 1
        lengths.push(0)
        children[state]?.set(unit, next)
      }
      state = next
    }
    lengths[state] = word.length
  }
  /** Of each state that of its longest proper suffix. */
  const suffixes = lengths.map(() => NOTHING_READ)
  const step = (from: number, unit: number): number => {
    let state = from
    while (state !== NOTHING_READ && !children[state]?.has(unit)) state = suffixes[state] as number
    return children[state]?.get(unit) ?? NOTHING_READ
  }
  // The shortest first: a suffix is shorter than what it is the suffix of.
  const queue = [NOTHING_READ]
  for (const state of queue) {
    for (const [unit, child] of children[state] as Map<number, number>) {
      queue.push(child)
      if (state !== NOTHING_READ) suffixes[child] = step(suffixes[state] as number, unit)
      lengths[child] ||= lengths[suffixes[child] as number] as number
    }
  }
  return { size: children.length, step, lengthAt: (state) => lengths[state] as number }
}
