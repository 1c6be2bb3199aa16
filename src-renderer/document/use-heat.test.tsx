// @vitest-environment happy-dom

import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { DocumentHeat } from '../../src-shared/workspace/document.ts'
import { reviewDocument } from '../testing/review-document.ts'
import { useHeat } from './use-heat.ts'

const passage = (at: number): DocumentHeat => ({
  start: at,
  end: at + 1,
  step: 0,
  level: 'L2',
  unsure: false,
  verdict: null,
})

it.each([
  [0, false],
  [4, false],
  [5, true],
])('offers the band beside a text of %d passages: %s', (count, shown) => {
  const heat = Array.from({ length: count }, (_, at) => passage(at))
  const document = { ...reviewDocument('a letter', []), heat }
  const { result } = renderHook(() => useHeat(document))
  expect(result.current.shown).toBe(shown)
})
