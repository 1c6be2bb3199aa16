import { expect, it } from 'vitest'
import { parsePrefer, preferenceApplied } from './prefer.ts'

it.each([
  [undefined, { mode: 'default' }, undefined],
  ['', { mode: 'default' }, undefined],
  ['respond-async', { mode: 'respond-async' }, 'respond-async'],
  ['Respond-Async, handling=lenient', { mode: 'respond-async' }, 'respond-async'],
  ['wait=1', { mode: 'wait', seconds: 1 }, 'wait=1'],
  ['wait=0', { mode: 'wait', seconds: 0 }, 'wait=0'],
  ['WAIT = "30"', { mode: 'wait', seconds: 1 }, 'wait=1'],
  ['wait=1, respond-async', { mode: 'respond-async' }, 'respond-async'],
  ['wait=abc', { mode: 'default' }, undefined],
  ['wait=-1', { mode: 'default' }, undefined],
  ['return=minimal', { mode: 'default' }, undefined],
])('%j is %o', (header, preference, applied) => {
  const parsed = parsePrefer(header)

  expect(parsed).toEqual(preference)
  expect(preferenceApplied(parsed)).toBe(applied)
})
