import { describe, expect, it } from 'vitest'
import { chooseLivePages } from './live-pages.ts'
import { holds, mergeLineRects } from './rects.ts'

const rect = (left: number, top: number, width: number, height = 10) => ({
  left,
  top,
  width,
  height,
})

describe('mergeLineRects', () => {
  it('joins neighbours on a line and pads them by a pixel', () => {
    expect(mergeLineRects([rect(10, 20, 30), rect(43, 21, 20)])).toEqual([rect(9, 19, 55, 13)])
  })

  it('keeps lines and distant words apart', () => {
    expect(mergeLineRects([rect(10, 20, 30), rect(10, 34, 30)])).toHaveLength(2)
    expect(mergeLineRects([rect(10, 20, 30), rect(90, 20, 30)])).toHaveLength(2)
  })

  it('joins right-to-left pieces too', () => {
    expect(mergeLineRects([rect(43, 20, 20), rect(10, 20, 30)])).toEqual([rect(9, 19, 55, 12)])
  })

  it('drops empty pieces', () => {
    expect(mergeLineRects([rect(10, 20, 0), rect(10, 20, 5, 0)])).toEqual([])
  })
})

it('knows which places a rectangle holds', () => {
  expect(holds(rect(10, 20, 30), 10, 20)).toBe(true)
  expect(holds(rect(10, 20, 30), 41, 25)).toBe(false)
})

describe('chooseLivePages', () => {
  it('draws all of a few pages, in order', () => {
    expect(chooseLivePages(new Set([3, 2]), 6)).toEqual([2, 3])
  })

  it('keeps to the middle where too many are near', () => {
    expect(chooseLivePages(new Set([1, 2, 3, 4, 5, 6, 7, 8]), 4)).toEqual([3, 4, 5, 6])
  })
})
