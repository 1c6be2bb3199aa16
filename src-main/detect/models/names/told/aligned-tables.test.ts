import { describe, expect, it } from 'vitest'
import { alignedHeads } from './aligned-tables.ts'

const TEXT = `Fleet of the club

Boat      Length  Berth
Anna      8 m     12
Clara     9 m     14

Anna rows.`

describe('heads of aligned tables', () => {
  const headsAbove = alignedHeads(TEXT)

  it.each([
    ['a name', 'Anna', 0, 0],
    ['a cell of the second column', '8 m', 1, 1],
    ['what begins no column', 'm     12', -1, 1],
  ])('stand above %s', (_, cell, column, within) => {
    const heads = ['Boat', 'Length', 'Berth']
    expect(headsAbove(TEXT.indexOf(cell))).toEqual({ heads, column, within })
  })

  it('stand above no heads, and above nothing behind the next empty line', () => {
    expect(headsAbove(TEXT.indexOf('Boat'))).toBeUndefined()
    expect(headsAbove(TEXT.lastIndexOf('Anna'))).toBeUndefined()
  })

  it('are read once for all places of a table, so that long rows below many heads take no longer', () => {
    const [first, second] = ['Anna', 'Clara'].map((name) => headsAbove(TEXT.indexOf(name)))
    expect(second?.heads).toBe(first?.heads)
  })
})
