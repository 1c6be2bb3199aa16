import { expect, it } from 'vitest'
import type { DecidedName } from '../names-decision.ts'
import { eachOfAList, isOfItsLabel } from './list-items.ts'

/** The text without marks, and the marked name. */
function marked(given: string): { text: string; name: DecidedName } {
  const [before = '', value = '', after = ''] = given.split(/[⟦⟧]/)
  const range = { start: before.length, end: before.length + value.length }
  return { text: before + value + after, name: { ...range, name: 'PERSON', score: 0.98 } }
}

it.each([
  ['Present: ⟦Ada, Rob⟧, Una, Per', ['Ada', 'Rob']],
  ['Present: Ada, ⟦Rob, Una⟧\n', ['Rob', 'Una']],
  ['- Anwesend: ⟦Ada, Rob⟧ und Una', ['Ada', 'Rob']],
])('parts the two people of %j', (given, values) => {
  const { text, name } = marked(given)
  expect(eachOfAList(text, name).map(({ start, end }) => text.slice(start, end))).toEqual(values)
})

it.each([
  'Name: ⟦Quarles, Ada⟧\n',
  'Name: ⟦Quarles, Ada⟧, 12 May 1984',
  'It was ⟦Quarles, Ada⟧, Rob',
  'Present: ⟦Ada Quarles⟧, Rob Thorne',
])('leaves %j as it is', (given) => {
  const { text, name } = marked(given)
  expect(eachOfAList(text, name)).toEqual([name])
})

it.each(['Kargo: ⟦Yurtiçi Kargo⟧\n', '⟦Kargo⟧: Yurtiçi Kargo', 'x\nHotel: ⟦Lind Hotel⟧.'])(
  'knows the label of its line in %j',
  (given) => {
    const { text, name } = marked(given)
    expect(isOfItsLabel(text, name)).toBe(true)
  },
)

it.each(['Kargo: ⟦Ada Quarles⟧', 'Name: ⟦Ada Quarles⟧, Name', 'Ada: ⟦Rob⟧, Ada'])(
  'knows none in %j',
  (given) => {
    const { text, name } = marked(given)
    expect(isOfItsLabel(text, name)).toBe(false)
  },
)
