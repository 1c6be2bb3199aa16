import { expect, it } from 'vitest'
import { filterItems, type PaletteItem } from './filter-items.ts'

const item = (name: string): PaletteItem => ({ id: name, name, run: () => {} })
const GROUPS = [
  { name: 'Review', items: [item('Go to the next scan'), item('Undo')] },
  { name: 'Rooms', items: [item('Go to Scan again'), item('Go to Scan'), item('Go to History')] },
]
const listed = (typed: string) =>
  filterItems(GROUPS, typed).map(({ items }) => items.map(({ name }) => name))

it('lists what holds every word, in the order of its groups', () => {
  expect(listed('scan go')).toEqual([['Go to the next scan'], ['Go to Scan again', 'Go to Scan']])
  expect(listed('rooms')).toEqual([['Go to Scan again', 'Go to Scan', 'Go to History']])
})

it('what is called as it was typed comes first', () => {
  expect(listed(' go to scan')).toEqual([
    ['Go to Scan', 'Go to Scan again'],
    ['Go to the next scan'],
  ])
})
