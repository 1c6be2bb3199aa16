/**
 * Cuts JSON from a hostile server to a depth and a size, so that whatever
 * walks it afterwards can recurse and allocate without thinking about it.
 */

export interface BoundedJson {
  /** A copy, or undefined where nothing of the value fits. */
  readonly value: unknown
  /** Whether something was left out. */
  readonly isCut: boolean
}

/**
 * Copies parsed JSON. Containers deeper than `maxDepth` are left out, a string
 * that does not fit is cut, and what follows when the room is used up is left
 * out. Keys such as `__proto__` stay ordinary own properties.
 * @param maxUnits UTF-16 units of keys and strings; every value costs one more.
 */
export function boundJson(value: unknown, maxDepth: number, maxUnits: number): BoundedJson {
  let room = maxUnits
  let isCut = false

  function copyOf(from: unknown, depth: number): unknown {
    room -= 1
    if (typeof from === 'string') return copyString(from)
    if (typeof from !== 'object' || from === null) return from
    if (depth === maxDepth) {
      isCut = true
      return undefined
    }
    return Array.isArray(from) ? copyArray(from, depth) : copyObject(from, depth)
  }
  function copyString(from: string): string {
    const kept = from.slice(0, Math.max(room, 0))
    room -= kept.length
    if (kept.length < from.length) isCut = true
    return kept
  }
  function copyArray(from: readonly unknown[], depth: number): unknown[] {
    const copied: unknown[] = []
    for (const item of from) {
      if (isFull(0)) break
      const copy = copyOf(item, depth + 1)
      if (copy !== undefined) copied.push(copy)
    }
    return copied
  }
  function copyObject(from: object, depth: number): Record<string, unknown> {
    const copied: [string, unknown][] = []
    for (const [key, item] of Object.entries(from)) {
      if (isFull(key.length)) break
      room -= key.length
      const copy = copyOf(item, depth + 1)
      if (copy !== undefined) copied.push([key, copy])
    }
    // Defines properties instead of setting them: `__proto__` sets no prototype.
    return Object.fromEntries(copied)
  }
  function isFull(needed: number): boolean {
    if (room > needed) return false
    isCut = true
    return true
  }

  return { value: copyOf(value, 0), isCut }
}

/** Whether a value of parsed JSON is an object. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
