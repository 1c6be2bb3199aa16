// @vitest-environment happy-dom
/** Letters of marks stand beside the paper, whatever stands on it. */

import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { BadgeLayer } from './badge-layer.tsx'

afterEach(cleanup)

it('draws the first letter of a line wholly within what is left free beside the paper', () => {
  const target = { id: 0, target: 0, start: 0, end: 1, muted: false, maskable: true }
  const rects = [{ left: 0, top: 40, width: 30, height: 10 }]
  const marks = (['pii', 'injection'] as const).map((category) => ({
    mark: { ...target, category, strength: 'low' as const },
    rects,
  }))
  const { container } = render(<BadgeLayer height={100} marks={marks} />)
  expect(container.textContent).toBe('IP')
  const free = Number(container.querySelector('svg')?.getAttribute('width'))
  const [first] = container.querySelectorAll('rect')
  expect(Number(first?.getAttribute('x'))).toBeGreaterThan(0)
  expect(Number(first?.getAttribute('x')) + Number(first?.getAttribute('width'))).toBeLessThan(free)
})
