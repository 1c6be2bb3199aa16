/**
 * A heap of numbers, least first, for the merges of byte-pair encoding.
 */

export interface NumberHeap {
  readonly push: (value: number) => void
  /** Takes the least value out; undefined where none is left. */
  readonly pop: () => number | undefined
}

/** An empty binary heap (Williams 1964). */
export function createHeap(): NumberHeap {
  const heap: number[] = []

  function push(value: number): void {
    let at = heap.length
    heap.push(value)
    while (at > 0) {
      const parent = (at - 1) >> 1
      const above = heap[parent] ?? 0
      if (above <= value) break
      heap[at] = above
      at = parent
    }
    heap[at] = value
  }

  function pop(): number | undefined {
    const least = heap[0]
    const last = heap.pop()
    if (last === undefined || heap.length === 0) return least
    let at = 0
    for (;;) {
      let child = at * 2 + 1
      if (child >= heap.length) break
      if (child + 1 < heap.length && (heap[child + 1] ?? 0) < (heap[child] ?? 0)) child++
      const below = heap[child] ?? 0
      if (below >= last) break
      heap[at] = below
      at = child
    }
    heap[at] = last
    return least
  }

  return { push, pop }
}
