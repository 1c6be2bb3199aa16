/** What the packs took, summed up; what they found is tested where it is made. */

import { expect, it } from 'vitest'
import { testPack } from '../__fixtures__/test-pack.ts'
import { modelsRead } from './models-read.ts'

it('counts the time of packs that read beside each other once', () => {
  const names = testPack({ id: 'names', tagger: { follows: [[1]], reach: [1] } })
  const [screen, other] = [testPack({ id: 'screen' }), testPack({ id: 'other' })]
  const guard = testPack({ id: 'guard', level: 'L3' })
  const took = (pack: typeof names, durationMs: number) => ({
    ...{ pack, durationMs },
    ...{ readings: [], chunks: 1 },
  })
  const l2Ms = (...read: ReturnType<typeof took>[]) =>
    modelsRead({ read, failed: [], earlyExit: false }, ['injection']).l2Ms
  const screens = [took(screen, 40), took(other, 30)]
  expect(l2Ms(took(names, 100), ...screens, took(guard, 500))).toBe(100)
  expect(l2Ms(took(names, 50), ...screens)).toBe(70)
})
