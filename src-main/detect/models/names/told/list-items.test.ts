import { expect, it } from 'vitest'
import { isApart, isOfItsLabel } from './list-items.ts'

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

const ROW = 'Product                 Pieces   Price each         '

it.each([
  `${ROW}⟦Total\nAda⟧ lamp`,
  '⟦Total\nAda⟧ lamp',
  '⟦Ada   Quarles⟧',
  `Nr\tName\t${ROW}⟦Sum\nRob⟧ x`,
])('knows what runs over the border of rows or columns in %j', (given) => {
  expect(apart(given)).toBe(true)
})

it.each([
  'The letter about the roof that leaks was signed by ⟦Ada\nQuarles⟧ in May.',
  '    The letter about the roof that leaks was signed by ⟦Ada\nQuarles⟧ in May.',
])('leaves names whole over the end of a line of prose in %j', (given) => {
  expect(apart(given)).toBe(false)
})

function apart(given: string): boolean {
  const [before = '', name = '', after = ''] = given.split(/[⟦⟧]/)
  const start = before.length
  return isApart(before + name + after, { start, end: start + name.length })
}
