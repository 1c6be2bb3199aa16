// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { mark } from '../mark-fixture.ts'
import { CoverLayer } from './cover-layer.tsx'

afterEach(cleanup)

/** What stands on the bar of a value whose mask is this, on bars so wide. */
function onBar(said: string, width: number): string {
  const marks = [{ mark: mark(0, 0, 5), rects: [{ left: 10, top: 100, width, height: 12 }] }]
  const size = { width: 200, height: 200 }
  const { container } = render(<CoverLayer {...size} marks={marks} textOf={() => said} />)
  const shown = container.textContent ?? ''
  cleanup()
  return shown
}

it('has the number of a value whose mask others have, too, where there is room for it', () => {
  expect(onBar('A••• B••• #12', 80)).toBe('#12')
  expect(onBar('A••• B•••', 80)).toBe('')
  expect(onBar('A••• B••• #12', 10)).toBe('')
})
