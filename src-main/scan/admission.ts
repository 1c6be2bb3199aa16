/**
 * Lets in the scans that can be answered in time and refuses the others at once: a client
 * that is told to come again is better off than one that waits for a 504.
 *
 * How long the line takes is its work by the speed at which work was done lately
 * (Little, A Proof for the Queuing Formula L = λW, 1961).
 */

import { ScanError } from '../../src-shared/contract/error-codes.ts'
import type { ScanSettings } from '../../src-shared/contract/scan-settings.ts'
import { createSemaphore } from './semaphore.ts'

export interface Admission {
  /**
   * Does work when it is its turn.
   * @param size what it is worth, and how deep it looks: rules alone are far faster than networks.
   * @throws {ScanError} SERVICE_UNAVAILABLE where its turn would come too late.
   */
  readonly admit: <T>(size: WorkSize, work: () => Promise<T>, signal: AbortSignal) => Promise<T>
}

export interface WorkSize {
  readonly tokens: number
  readonly maxLevel: ScanSettings['maxLevel']
}

export interface AdmissionParts {
  /** Milliseconds after which an answer is worth nothing. */
  readonly deadlineMs: number
  /** Scans that run at the same time. */
  readonly atOnce: number
  /** Milliseconds that pass evenly. */
  readonly now?: () => number
}

/** Of the deadline, what waiting may be thought to take: the guess can be wrong by as much again. */
const SAFE_PART = 0.6
/** What every scan costs beside its tokens, in tokens. */
const OVERHEAD = 50
/** What is believed before anything was measured: a slow machine, in tokens a millisecond, and for how long. */
const FIRST_SPEED = { rules: 40, networks: 2 }
const FIRST_MS = 1_000
/** What was measured counts half after so long: the machine has other work, too. */
const HALF_LIFE_MS = 10_000

/** The admission of a service. */
export function createAdmission(parts: AdmissionParts): Admission {
  const { deadlineMs, atOnce, now = () => performance.now() } = parts
  const places = createSemaphore(atOnce)
  const lines = {
    rules: createLine(now, FIRST_SPEED.rules),
    networks: createLine(now, FIRST_SPEED.networks),
  }

  return {
    async admit({ tokens, maxLevel }, work, signal) {
      const line = maxLevel === 'L1' ? lines.rules : lines.networks
      const weight = tokens + OVERHEAD
      const waitMs = lines.rules.waitMs() + lines.networks.waitMs()
      const lateMs = waitMs + line.timeOf(weight) - SAFE_PART * deadlineMs
      // Whoever comes alone is tried, however large.
      if (waitMs > 0 && lateMs > 0) {
        throw new ScanError('SERVICE_UNAVAILABLE', 'Too many scans are waiting; try again soon.', {
          retryAfterSeconds: Math.max(1, Math.ceil(lateMs / 1_000)),
        })
      }
      const leave = line.enter(weight)
      try {
        return await places.run(work, signal)
      } finally {
        leave()
      }
    },
  }
}

/** Work that waits or runs, and how fast it has been done while there was any. */
function createLine(now: () => number, firstSpeed: number) {
  let ahead = 0
  let done = firstSpeed * FIRST_MS
  let busyMs = FIRST_MS
  let since = now()

  /** Counts the time since the last look, where there was work; what is long ago fades. */
  function look(): void {
    const time = now()
    if (ahead > 0) {
      const passed = time - since
      const fade = 0.5 ** (passed / HALF_LIFE_MS)
      done *= fade
      busyMs = busyMs * fade + passed
    }
    since = time
  }

  return {
    waitMs: () => timeOf(ahead),
    timeOf,
    enter(weight: number): () => void {
      look()
      ahead += weight
      return () => {
        look()
        ahead -= weight
        done += weight
      }
    },
  }

  function timeOf(weight: number): number {
    return (weight * busyMs) / done
  }
}
