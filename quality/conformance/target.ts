/** A service that cases run against: where it is, and how each caller makes itself known. */

import type { Caller } from './caller.ts'

export interface Target {
  readonly baseUrl: string
  /** The key of a caller; nothing for anonymous ones. @throws Error where the target has no such caller. */
  readonly keyOf: (caller: Caller) => string | undefined
  /** Lets time pass for the service. @throws Error where that needs inside access. */
  readonly pass: (milliseconds: number) => void
  readonly close: () => Promise<void>
}

/** Of the right form, and nobody's. */
export const UNKNOWN_KEY = 'assay_Qm9wK3zT7vLx2Rj8NcY5hGd1FsPaE6uBtXi4MoWqCyZ'

/** Any running service, known by its address and one key. */
export function outsideTarget(baseUrl: string, key: string): Target {
  return {
    baseUrl,
    keyOf(caller) {
      if (caller === 'anonymous') return undefined
      if (caller === 'unknown') return UNKNOWN_KEY
      if (caller === 'owner') return key
      throw new Error(`the caller ${caller} needs inside access`)
    },
    pass() {
      throw new Error('time passes only with inside access')
    },
    close: async () => {},
  }
}
