/** Marks for tests: the parts that matter are given, the rest is filled in. */

import type { Mark } from './mark.ts'

/** A mark from `start` to `end`, of personal data unless told otherwise. */
export function mark(id: number, start: number, end: number, more: Partial<Mark> = {}): Mark {
  return {
    id,
    target: id,
    start,
    end,
    category: 'pii',
    strength: 'high',
    muted: false,
    settled: false,
    maskable: true,
    ...more,
  }
}
