import { expect, it } from 'vitest'
import { inSingleItems } from './list-items.ts'

/** What the stretches between marks come to, read as people. */
function itemsOf(marked: string): readonly string[] {
  const text = marked.replace(/[⟦⟧]/g, '')
  const names = [...marked.matchAll(/⟦(.*?)⟧/g)].map(({ index, 1: value = '' }, before) => {
    const start = index - 2 * before
    return { start, end: start + value.length, name: 'PERSON', score: 0.98, isLikeliest: true }
  })
  return inSingleItems(text, names).map(({ start, end }) => text.slice(start, end))
}

it('parts the last items of a list, one of whom is somebody elsewhere', () => {
  const list = 'Present: Ola, ⟦Wanjiru, Mads⟧ (remote)\n\nActions: ⟦Mads⟧ writes'
  expect(itemsOf(list)).toEqual(['Wanjiru', 'Mads', 'Mads'])
})

it('parts two who sign beside each other', () => {
  expect(itemsOf('___\n⟦Anneliese Rott        T. Bäumker⟧ (Prokurist)')).toEqual([
    'Anneliese Rott',
    'T. Bäumker',
  ])
})

it.each([
  '⟦Anneliese        Rott⟧',
  'Present: Ola, ⟦Wanjiru, Mads⟧ (remote)\n\nActions: ⟦Chiara⟧ writes',
  'Author: ⟦Wanjiru, Mads⟧\n\n⟦Mads⟧ wrote this',
  'Present: Ola, ⟦Wanjiru⟧ and ⟦Wanjiru Mads⟧',
])('leaves a family and a given name one: %j', (text) => {
  expect(itemsOf(text)).toEqual([...text.matchAll(/⟦(.*?)⟧/g)].map(([, value]) => value))
})
