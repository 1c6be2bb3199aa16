import { expect, it } from 'vitest'
import { isOfItsLabel } from './list-items.ts'

/** Whether the name between the marks is the label of its line. */
function isLabel(given: string): boolean {
  const [before = '', name = '', after = ''] = given.split(/[⟦⟧]/)
  return isOfItsLabel(before + name + after, {
    start: before.length,
    end: before.length + name.length,
  })
}

it.each(['Kargo: ⟦Yurtiçi Kargo⟧\n', '⟦Kargo⟧: Yurtiçi Kargo', 'x\nHotel: ⟦Lind Hotel⟧.'])(
  'knows the label of its line in %j',
  (given) => {
    expect(isLabel(given)).toBe(true)
  },
)

it.each(['Kargo: ⟦Ada Quarles⟧', 'Name: ⟦Ada Quarles⟧, Name', 'Ada: ⟦Rob⟧, Ada'])(
  'knows none in %j',
  (given) => {
    expect(isLabel(given)).toBe(false)
  },
)
