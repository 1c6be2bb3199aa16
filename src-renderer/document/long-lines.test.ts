import { describe, expect, it } from 'vitest'
import { findLongLines, foldedParts, LONG_LINE, openedAround, openedWith } from './long-lines.ts'

describe('findLongLines', () => {
  it('finds lines over the limit and no others', () => {
    const text = `short\n${'x'.repeat(LONG_LINE)}\n${'y'.repeat(LONG_LINE + 1)}`
    const start = 6 + LONG_LINE + 1
    expect(findLongLines(text)).toEqual([{ start, end: start + LONG_LINE + 1 }])
  })

  it('counts a carriage return as part of its line', () => {
    expect(findLongLines(`${'x'.repeat(LONG_LINE)}\r\n`)).toEqual([
      { start: 0, end: LONG_LINE + 1 },
    ])
  })

  it('finds none in an empty text, and takes a million empty lines', () => {
    expect(findLongLines('')).toEqual([])
    expect(findLongLines('\n'.repeat(1_000_000))).toEqual([])
  })
})

describe('foldedParts', () => {
  const line = { start: 100, end: 100_100 }

  it('leaves the start of the line', () => {
    expect(foldedParts(line, [])).toEqual([{ start: 2_100, end: 100_100 }])
  })

  it('opens around a place', () => {
    const opened = openedAround(line, { start: 50_000, end: 50_010 })
    expect(foldedParts(line, [opened])).toEqual([
      { start: 2_100, end: 49_000 },
      { start: 51_010, end: 100_100 },
    ])
  })

  it('joins opened stretches that meet, whatever their order', () => {
    const opened = [
      { start: 60_000, end: 70_000 },
      { start: 1_000, end: 5_000 },
      { start: 65_000, end: 100_100 },
    ]
    expect(foldedParts(line, opened)).toEqual([{ start: 5_000, end: 60_000 }])
  })

  it('folds nothing of a line that is open as a whole', () => {
    expect(foldedParts(line, [line])).toEqual([])
  })

  it('ignores what is opened in other lines', () => {
    expect(foldedParts(line, [{ start: 0, end: 100 }])).toEqual([{ start: 2_100, end: 100_100 }])
  })
})

it('does not open a stretch that is a long one itself', () => {
  const opened = openedAround({ start: 0, end: 1_000_000 }, { start: 10_000, end: 900_000 })
  expect(opened).toEqual({ start: 9_000, end: 17_000 })
})

it('folds again what was opened long ago: stepping through a line does not lay all of it out', () => {
  const whole = { start: 0, end: 1_000_000 }
  let opened: ReturnType<typeof openedWith> = []
  for (let start = 5_000; start < whole.end; start += 5_000) {
    opened = openedWith(opened, openedAround(whole, { start, end: start + 10 }))
  }
  const folded = foldedParts(whole, opened).reduce((sum, { start, end }) => sum + end - start, 0)
  expect(whole.end - folded).toBeLessThan(20_000)
  expect(opened.at(-1)?.end).toBeGreaterThan(995_000)
})
