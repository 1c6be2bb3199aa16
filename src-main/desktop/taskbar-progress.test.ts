import { expect, it } from 'vitest'
import { createTaskbarProgress } from './taskbar-progress.ts'

function shownFor(counts: readonly number[], isDestroyed = false): number[] {
  const shown: number[] = []
  let running = 0
  const window = {
    isDestroyed: () => isDestroyed,
    setProgressBar: (share: number) => shown.push(share),
  }
  const look = createTaskbarProgress(window, () => running)
  for (const count of counts) {
    running = count
    look()
  }
  return shown
}

it('fills while scans end, and goes when the last has', () => {
  expect(shownFor([0, 4, 4, 3, 1, 0])).toEqual([0, 0.25, 0.75, -1])
})

it('counts scans that are added, and begins anew after a rest', () => {
  expect(shownFor([2, 1, 3, 0, 1, 0])).toEqual([0, 0.5, 0.25, -1, 0, -1])
})

it('shows nothing where nothing runs, and leaves a closed window alone', () => {
  expect(shownFor([0, 0])).toEqual([])
  expect(shownFor([3, 1], true)).toEqual([])
})
