import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HEAT_STEPS } from '../../src-shared/model/chunk-heat.ts'
import { heatPieces, hottest, type Passage, stepPassage } from './heat.ts'

function passage(index: number, start: number, end: number, more: Partial<Passage> = {}): Passage {
  return { index, start, end, level: 'L2', step: 0, unsure: false, verdict: null, ...more }
}

const scored = (index: number, score: number, threshold: number, more: Partial<Passage> = {}) =>
  passage(index, 10 * index, 10 * index + 10, {
    verdict: { category: 'injection', class_name: 'attack', score, threshold },
    ...more,
  })

const piecesOf = (...parts: Parameters<typeof heatPieces>) =>
  heatPieces(...parts).map((piece) => [piece.passage.index, piece.weight])

describe('the pieces of a line', () => {
  it('are one where one passage holds it', () => {
    const only = [passage(0, 0, 100)]
    expect(piecesOf(only, { start: 0, end: 20 }, [])).toEqual([[0, 20]])
    expect(piecesOf(only, { start: 20, end: 40 }, [])).toEqual([[0, 20]])
  })

  it('follow the passages that begin in it', () => {
    const both = [passage(0, 0, 30), passage(1, 30, 60)]
    expect(piecesOf(both, { start: 20, end: 60 }, [])).toEqual([
      [0, 10],
      [1, 30],
    ])
  })

  it('show the hottest where passages share text', () => {
    const [before, after] = [passage(0, 0, 30, { step: 2 }), passage(1, 20, 60)]
    expect(piecesOf([before, after], { start: 0, end: 60 }, [])).toEqual([
      [0, 30],
      [1, 30],
    ])
    const hotter = { ...after, step: 3 as const }
    expect(piecesOf([before, hotter], { start: 0, end: 60 }, [])).toEqual([
      [0, 20],
      [1, 40],
    ])
  })

  it('do not lose what is folded', () => {
    const passages = [passage(0, 0, 30), passage(1, 30, 60, { step: 3 }), passage(2, 60, 90)]
    const line = { start: 0, end: 90 }
    expect(piecesOf(passages, line, [{ start: 20, end: 90 }])).toEqual([
      [0, 20],
      [1, 80],
    ])
    expect(piecesOf(passages, line, [{ start: 0, end: 80 }])).toEqual([
      [1, 80],
      [2, 10],
    ])
  })

  it('are none where no passage is', () => {
    expect(heatPieces([], { start: 0, end: 5 }, [{ start: 1, end: 5 }])).toEqual([])
  })

  it('weigh as much as the line that they fill, and show the hottest of it', () => {
    const anyPassages = fc
      .array(
        fc.record({
          length: fc.integer({ min: 1, max: 40 }),
          step: fc.constantFrom(...HEAT_STEPS),
        }),
        {
          minLength: 1,
          maxLength: 12,
        },
      )
      .map((rows) => {
        let start = 0
        return rows.map(({ length, step }, index) => {
          const made = passage(index, Math.max(0, start - 3), start + length, { step })
          start += length
          return made
        })
      })
    fc.assert(
      fc.property(anyPassages, fc.nat(60), (passages, cut) => {
        const end = passages.at(-1)?.end ?? 0
        const line = { start: Math.min(cut, end), end }
        const pieces = heatPieces(passages, line, [])
        expect(pieces.reduce((sum, { weight }) => sum + weight, 0)).toBe(end - line.start)
        const touching = passages.filter((each) => each.end > line.start)
        const steps = pieces.map((piece) => piece.passage.step)
        if (end > line.start) {
          expect(Math.max(...steps)).toBe(Math.max(...touching.map(({ step }) => step)))
        }
      }),
    )
  })
})

describe('the most suspicious passage', () => {
  it('has the highest step, then comes closest to its threshold, then is the first', () => {
    const high = scored(0, 0.7, 0.9)
    const near = scored(1, 0.2, 0.21, { step: 2 })
    expect(hottest([high, near])).toBe(near)
    expect(hottest([high, scored(2, 0.5, 0.6)])?.index).toBe(2)
    expect(hottest([high, scored(3, 0.7, 0.9)])).toBe(high)
    expect(hottest([])).toBeNull()
  })
})

it('steps around', () => {
  expect(stepPassage(3, null, 1)).toBe(0)
  expect(stepPassage(3, null, -1)).toBe(2)
  expect(stepPassage(3, 2, 1)).toBe(0)
  expect(stepPassage(3, 0, -1)).toBe(2)
})
