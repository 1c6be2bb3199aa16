import { expect, it } from 'vitest'
import { createKnownRevision } from './known-revision.ts'

it('goes on from what was seen by steps of this window alone', () => {
  const known = createKnownRevision()
  expect(known.since(0)).toBe(0)
  known.led(0, 3)
  known.led(3, 4)
  // What another window did between 4 and 9 was not seen by who saw 0.
  known.led(9, 12)
  known.led(12, 12)
  expect([0, 3, 4, 9, 12].map(known.since)).toEqual([4, 4, 4, 12, 12])
})
