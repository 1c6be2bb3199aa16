// @vitest-environment happy-dom

import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { DocumentHeat } from '../../src-shared/workspace/document.ts'
import { reviewDocument } from '../testing/review-document.ts'
import { useHeat } from './use-heat.ts'

const passage = (at: number, step: 0 | 1): DocumentHeat => ({
  start: at,
  end: at + 1,
  step,
  level: 'L2',
  unsure: false,
  verdict: null,
})

it.each([
  [0, 0, false],
  [4, 1, false],
  [5, 1, true],
  [5, 0, false],
] as const)(
  'offers the band beside a text of %d passages, the last of step %d: %s',
  (count, last, shown) => {
    const heat = Array.from({ length: count }, (_, at) => passage(at, at === count - 1 ? last : 0))
    const document = { ...reviewDocument('a letter', []), heat }
    const { result } = renderHook(() => useHeat(document))
    expect(result.current.shown).toBe(shown)
  },
)
