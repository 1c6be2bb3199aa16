import { describe, expect, it } from 'vitest'
import type { Category } from '../../src-shared/model/vocabulary.ts'
import { finding } from './finding-fixture.ts'
import {
  countFindings,
  filterFindings,
  formatCategoryFilter,
  parseCategoryFilter,
  stepFinding,
  strongestFinding,
  toggleCategory,
} from './findings.ts'

const list = [
  finding(0, 0, 5, { category: 'injection' }),
  finding(1, 6, 9, { category: 'pii', accepted: false }),
  finding(2, 10, 12, { category: 'dlp' }),
  finding(3, 13, 15, { category: 'pii' }),
]

describe('the filter in the address', () => {
  it.each([
    [undefined, []],
    ['', []],
    ['pii', ['pii']],
    ['pii,injection', ['injection', 'pii']],
    ['nonsense,dlp,__proto__', ['dlp']],
  ])('reads %j as %j', (value, categories) => {
    expect(parseCategoryFilter(value)).toEqual(categories)
  })

  it.each<[Category[], string | undefined]>([
    [[], undefined],
    [['pii'], 'pii'],
    [['pii', 'dlp'], 'dlp,pii'],
    [['threat', 'pii', 'dlp', 'injection'], undefined],
  ])('writes %j as %j', (categories, value) => {
    expect(formatCategoryFilter(categories)).toBe(value)
  })

  it('toggles a category in the order of the vocabulary', () => {
    expect(toggleCategory(['pii'], 'injection')).toEqual(['injection', 'pii'])
    expect(toggleCategory(['injection', 'pii'], 'injection')).toEqual(['pii'])
  })
})

describe('counting and filtering', () => {
  it('never counts a rejected candidate', () => {
    expect(countFindings(list)).toEqual({ injection: 1, dlp: 1, pii: 1, threat: 0 })
  })

  it('keeps accepted and rejected apart, and lets everything through without a filter', () => {
    expect(filterFindings(list, []).accepted.map(({ id }) => id)).toEqual([0, 2, 3])
    expect(filterFindings(list, ['pii'])).toEqual({ accepted: [list[3]], rejected: [list[1]] })
  })

  it('calls the most severe accepted finding the strongest, then the surest', () => {
    const severe = finding(7, 0, 1, { severity: 'high', score: 0.6 })
    const sure = finding(8, 2, 3, { severity: 'high', score: 0.8 })
    const rejected = finding(9, 4, 5, { severity: 'critical', accepted: false })
    expect(strongestFinding([...list, severe, sure, rejected])?.id).toBe(8)
    expect(strongestFinding([rejected])).toBeNull()
  })
})

describe('stepping', () => {
  const { accepted } = filterFindings(list, [])
  it.each<[number | null, 1 | -1, number, number, boolean]>([
    [null, 1, 0, 1, false],
    [null, -1, 3, 3, false],
    [0, 1, 2, 2, false],
    [2, -1, 0, 1, false],
    [3, 1, 0, 1, true],
    [0, -1, 3, 3, true],
    // A selection that the filter hides starts over.
    [1, 1, 0, 1, false],
  ])('from %j by %d comes to %d', (selected, direction, id, position, wrapped) => {
    const step = stepFinding(accepted, selected, direction)
    expect(step).toMatchObject({ finding: { id }, position, wrapped })
  })

  it('has nowhere to go in an empty list', () => {
    expect(stepFinding([], null, 1)).toBeNull()
  })
})
