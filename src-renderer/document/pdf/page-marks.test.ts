import { describe, expect, it } from 'vitest'
import type { SourceMap } from '../../../src-shared/model/source-map.ts'
import { mark } from '../mark-fixture.ts'
import { marginBadges } from './margin-badges.ts'
import { pageMarks, pageStretches, placesOn } from './page-marks.ts'

// "Hello " on page 1, item 0; "world" item 2; a joint; "again" on page 2, item 0.
const sourceMap: SourceMap = [
  { start: 0, end: 6, page: 1, item: 0 },
  { start: 6, end: 11, page: 1, item: 2 },
  { start: 13, end: 18, page: 2, item: 0 },
]

it('counts the places of a page that count, each once', () => {
  const marks = [mark(0, 0, 2), mark(1, 0, 4, { target: 0 }), mark(2, 6, 8, { muted: true })]
  const pages = pageMarks(marks, sourceMap)
  expect([1, 2].map((page) => placesOn(pages.get(page)))).toEqual([1, 0])
})

describe('pageMarks', () => {
  it('maps a stretch within one item', () => {
    const pages = pageMarks([mark(0, 7, 9)], sourceMap)
    expect(pages.get(1)?.[0]?.parts).toEqual([{ item: 2, from: 1, to: 3 }])
    expect(pages.has(2)).toBe(false)
  })

  it('cuts a stretch by items and pages, and leaves joints out', () => {
    const pages = pageMarks([mark(0, 3, 16)], sourceMap)
    expect(pages.get(1)?.[0]?.parts).toEqual([
      { item: 0, from: 3, to: 6 },
      { item: 2, from: 0, to: 5 },
    ])
    expect(pages.get(2)?.[0]?.parts).toEqual([{ item: 0, from: 0, to: 3 }])
  })

  it('counts from where in its item a stretch begins', () => {
    const split: SourceMap = [
      { start: 0, end: 4, page: 1, item: 3 },
      { start: 4, end: 9, page: 1, item: 3, from: 4, hidden: 'render_mode' },
      { start: 9, end: 12, page: 1, item: 3, from: 10 },
    ]
    expect(pageMarks([mark(0, 2, 11)], split).get(1)?.[0]?.parts).toEqual([
      { item: 3, from: 2, to: 4 },
      { item: 3, from: 4, to: 9 },
      { item: 3, from: 10, to: 12 },
    ])
  })

  it('has nothing for a joint, nor for text that came from no page', () => {
    expect(pageMarks([mark(0, 11, 13)], sourceMap).size).toBe(0)
    expect(pageMarks([mark(0, 0, 4)], [{ start: 0, end: 9, part: 'title' }]).size).toBe(0)
  })
})

describe('marginBadges', () => {
  const rect = (top: number) => [{ left: 50, top, width: 30, height: 10 }]

  it('puts the categories of one line side by side', () => {
    const placed = [
      { mark: mark(0, 0, 1), rects: rect(100) },
      { mark: mark(1, 2, 3, { category: 'injection' }), rects: rect(103) },
      { mark: mark(2, 4, 5), rects: rect(140) },
    ]
    expect(marginBadges(placed)).toEqual([
      { y: 105, categories: ['injection', 'pii'], settled: new Set() },
      { y: 145, categories: ['pii'], settled: new Set() },
    ])
  })

  it('is settled where all of a category is that begins beside it', () => {
    const settled = { settled: true } as const
    const placed = [
      { mark: mark(0, 0, 1, settled), rects: rect(100) },
      { mark: mark(1, 2, 3, { ...settled, category: 'injection' }), rects: rect(103) },
      { mark: mark(2, 4, 5), rects: rect(104) },
    ]
    expect(marginBadges(placed).map((badge) => [...badge.settled])).toEqual([['injection']])
  })

  it('has none for muted marks, nor for what could not be placed', () => {
    const muted = { mark: mark(0, 0, 1, { muted: true }), rects: rect(10) }
    expect(marginBadges([muted, { mark: mark(1, 0, 1), rects: [] }])).toEqual([])
  })
})

it('tells what stands on each page, in its order', () => {
  const backOnFirst: SourceMap = [...sourceMap, { start: 20, end: 25, page: 1, item: 3 }]
  expect([...pageStretches(backOnFirst)]).toEqual([
    [
      1,
      [
        { start: 0, end: 11 },
        { start: 20, end: 25 },
      ],
    ],
    [2, [{ start: 13, end: 18 }]],
  ])
})
