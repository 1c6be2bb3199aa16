import { expect, it } from 'vitest'
import { scaleOf, shareOf, stepZoom } from './page-size.ts'

const A4 = { width: 595, height: 842 }
const PANE = { width: 643, height: 600 }

it('fits the pane, or is true to paper', () => {
  expect(scaleOf('width', A4, PANE)).toBe(1)
  expect(scaleOf('page', A4, PANE)).toBeCloseTo(552 / 842)
  expect(scaleOf(1, A4, PANE)).toBeCloseTo(96 / 72)
  expect(shareOf(scaleOf(1.5, A4, PANE))).toBeCloseTo(1.5)
})

it('keeps bounds for pages and panes of any size', () => {
  expect(scaleOf('width', { width: 1, height: 1 }, PANE)).toBe(10)
  expect(scaleOf('page', { width: 14_400, height: 14_400 }, { width: 0, height: 0 })).toBe(0.05)
})

it('steps to the next size from any', () => {
  expect([stepZoom(1, 1), stepZoom(1, -1), stepZoom(0.66, 1), stepZoom(0.66, -1)]).toEqual([
    1.25, 0.75, 0.75, 0.5,
  ])
  expect([stepZoom(4, 1), stepZoom(0.25, -1)]).toEqual([null, null])
})
