/**
 * The one clock that every part is handed. It tells the machine's time, unless a
 * test sets it; threads read the same memory, so that all of them agree.
 */

/** Gives Unix milliseconds. */
export type Clock = () => number

/** Where a clock stands: the time at which it was stopped (NaN while it runs), and how far it is ahead. */
export type ClockHands = Float64Array<SharedArrayBuffer>

/** A clock that is moved by hand, for tests. */
export interface MovableClock {
  readonly now: Clock
  /** For the threads that go by it. */
  readonly hands: ClockHands
  readonly set: (time: number) => void
  readonly pass: (milliseconds: number) => void
}

/** The clock of these hands; the machine's own without any. */
export function clockOf(hands: ClockHands | undefined): Clock {
  if (hands === undefined) return Date.now
  return () => {
    const [stopped = Number.NaN, ahead = 0] = hands
    return (Number.isNaN(stopped) ? Date.now() : stopped) + ahead
  }
}

/** @param stopped Unix milliseconds at which it stands; it runs with the machine's where left out. */
export function createMovableClock(stopped = Number.NaN): MovableClock {
  const hands: ClockHands = new Float64Array(new SharedArrayBuffer(16))
  hands[0] = stopped
  return {
    now: clockOf(hands),
    hands,
    set: (time) => hands.set([time, 0]),
    pass(milliseconds) {
      hands[1] = (hands[1] ?? 0) + milliseconds
    },
  }
}
