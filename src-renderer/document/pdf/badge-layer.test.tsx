// @vitest-environment happy-dom
/** Letters of marks stand beside the paper, whatever stands on it. */

import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { Category } from '../../../src-shared/model/vocabulary.ts'
import { BadgeLayer } from './badge-layer.tsx'

afterEach(cleanup)

const TARGET = { id: 0, target: 0, start: 0, end: 1, muted: false, settled: false, maskable: true }

function badgesOf(...starts: readonly (readonly [category: Category, top: number])[]) {
  const marks = starts.map(([category, top]) => ({
    mark: { ...TARGET, category, strength: 'low' as const },
    rects: [{ left: 0, top, width: 30, height: 10 }],
  }))
  const { container } = render(<BadgeLayer height={100} marks={marks} />)
  const number = (element: Element | null | undefined, name: string) =>
    Number(element?.getAttribute(name))
  return {
    letters: container.textContent,
    free: number(container.querySelector('svg'), 'width'),
    boxes: Array.from(container.querySelectorAll('rect'), (rect) => ({
      left: number(rect, 'x'),
      right: number(rect, 'x') + number(rect, 'width'),
      top: number(rect, 'y'),
      bottom: number(rect, 'y') + number(rect, 'height'),
    })),
  }
}

it('draws every letter of a line wholly within what is left free beside the paper', () => {
  const { letters, free, boxes } = badgesOf(['pii', 40], ['injection', 40], ['dlp', 40])
  expect(letters).toBe('IDP')
  expect(boxes).toHaveLength(3)
  for (const { left, right } of boxes) {
    expect(left).toBeGreaterThan(0)
    expect(right).toBeLessThan(free)
  }
})

it('draws no letter over another, wherever lines with several stand', () => {
  for (const next of [41, 53, 55, 67, 69, 90]) {
    const { boxes } = badgesOf(['pii', 40], ['injection', 40], ['threat', next], ['pii', next + 15])
    for (const [at, { top }] of boxes.entries())
      if (at > 0) expect(top).toBeGreaterThan(boxes[at - 1]?.bottom ?? 0)
    cleanup()
  }
})

it('draws one letter where lines of one category stand close, and one each where they do not', () => {
  expect(badgesOf(['pii', 40], ['pii', 50]).letters).toBe('P')
  expect(badgesOf(['pii', 70], ['pii', 90]).letters).toBe('PP')
})
