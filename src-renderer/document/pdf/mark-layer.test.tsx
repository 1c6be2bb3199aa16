// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { mark } from '../mark-fixture.ts'
import { MarkLayer } from './mark-layer.tsx'

afterEach(cleanup)

/** Lowest pixel of the frame around a selected mark whose letters are so high, from their foot. */
function reachBelow(height: number): number {
  const found = mark(0, 0, 5)
  const marks = [{ mark: found, rects: [{ left: 10, top: 100, width: 80, height }] }]
  const { container } = render(
    <MarkLayer width={200} height={200} marks={marks} selected={found.target} />,
  )
  const frame = container.querySelector('.page-ev-selected')
  const number = (name: string) => Number(frame?.getAttribute(name))
  cleanup()
  return number('y') + number('height') - (100 + height)
}

it('a mark of a page seen from afar leaves the next line of text free', () => {
  expect(reachBelow(12)).toBe(4)
  // The same share of a line as on a page that is near.
  for (const height of [2, 4, 6, 8]) expect(reachBelow(height) / height).toBeCloseTo(0.4)
})
