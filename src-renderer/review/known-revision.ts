/** Which revision of a review its reviewer knows, who goes on deciding while earlier steps are still on their way. */

export interface KnownRevision {
  /** The last that brought nothing but steps of this window since that one. */
  readonly since: (seen: number) => number
  /** A step of this window alone led from one to the other. */
  readonly led: (from: number, to: number) => void
}

/** Knows nothing but what is looked at. */
export function createKnownRevision(): KnownRevision {
  const nextOf = new Map<number, number>()
  return {
    since(seen) {
      let known = seen
      for (let next = nextOf.get(known); next !== undefined; next = nextOf.get(known)) known = next
      return known
    },
    led(from, to) {
      // A step that changes nothing leads nowhere.
      if (to > from) nextOf.set(from, to)
    },
  }
}
