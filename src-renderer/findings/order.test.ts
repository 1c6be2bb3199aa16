import { describe, expect, it } from 'vitest'
import type { FindingStatus } from '../../src-shared/model/judging.ts'
import { reviewDocument } from '../testing/review-document.ts'
import { reviewGroups } from './groups.ts'
import { stepGroup, stepOpen, stepWithin } from './order.ts'

const list = reviewGroups(
  reviewDocument('a@x b@x c@x a@x', [
    { words: 'a@x', severity: 'high' },
    { words: 'b@x', severity: 'medium' },
    { words: 'c@x', severity: 'low' },
    { words: 'a@x', from: 5, severity: 'high' },
  ]),
)
const at = (index: number | null) => (index === null ? null : (list[index] ?? null))

describe('stepping through groups', () => {
  it.each<[number | null, 1 | -1, number, number, boolean]>([
    [null, 1, 0, 1, false],
    [null, -1, 2, 3, false],
    [0, 1, 1, 2, false],
    [1, -1, 0, 1, false],
    [2, 1, 0, 1, true],
    [0, -1, 2, 3, true],
  ])('from %j by %d comes to %d', (selected, direction, index, position, wrapped) => {
    const step = stepGroup(list, at(selected), direction)
    expect(step).toMatchObject({ group: { index }, position, total: list.length, wrapped })
  })

  it('starts over where the filter hides the selection, and has nowhere to go in an empty list', () => {
    expect(stepGroup(list.slice(1), at(0), 1)?.group.index).toBe(1)
    expect(stepGroup([], null, 1)).toBeNull()
  })
})

describe('stepping through open groups', () => {
  it.each<[readonly FindingStatus[], number | null, 1 | -1, number | null]>([
    [['open', 'open', 'open'], 0, 1, 1],
    [['open', 'dismissed', 'open'], 0, 1, 2],
    [['open', 'dismissed', 'confirmed'], 1, 1, 0],
    [['open', 'dismissed', 'open'], 2, -1, 0],
    // The selected one is not another one, open or not.
    [['open', 'dismissed', 'confirmed'], 0, 1, null],
    [['confirmed', 'dismissed', 'confirmed'], null, 1, null],
    [['dismissed', 'open', 'open'], null, 1, 1],
  ])('of %j from %j by %d comes to %j', (statuses, selected, direction, index) => {
    expect(stepOpen(list, statuses, at(selected), direction)?.group.index ?? null).toBe(index)
  })
})

describe('stepping through places', () => {
  it('wraps, and needs more than one', () => {
    const [twice, once] = list
    if (twice === undefined || once === undefined) throw new Error('not grouped')
    const [first, second] = twice.places
    expect(stepWithin([twice], first ?? null, 1)).toBe(second)
    expect(stepWithin([twice], second ?? null, 1)).toBe(first)
    expect(stepWithin([twice], first ?? null, -1)).toBe(second)
    expect(stepWithin([once], once.places[0] ?? null, 1)).toBeNull()
    // Of groups that share a line, one after the other.
    expect(stepWithin([twice, once], second ?? null, 1)).toBe(once.places[0])
    expect(stepWithin([twice, once], first ?? null, -1)).toBe(once.places[0])
    expect(stepWithin([], null, 1)).toBeNull()
  })
})
