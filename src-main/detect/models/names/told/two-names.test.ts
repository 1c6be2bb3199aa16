import { expect, it } from 'vitest'
import { inSingleNames } from './two-names.ts'

/** The text without marks, and what stands between them. */
function marked(given: string) {
  const names = [...given.matchAll(/⟦(.*?)⟧/g)].map(({ index, 1: value = '' }, before) => {
    const start = index - 2 * before
    return { start, end: start + value.length, name: 'PERSON', score: 0.98, isLikeliest: true }
  })
  return { text: given.replace(/[⟦⟧]/g, ''), names }
}

/** What the stretches between marks come to, read as people. */
function namesIn(given: string): readonly string[] {
  const { text, names } = marked(given)
  return inSingleNames(text, names).map(({ start, end }) => text.slice(start, end))
}

it('parts the last items of a list, one of whom is somebody elsewhere', () => {
  const list = 'We met Ola, ⟦Wanjiru, Mads⟧ (remote)\n\nActions: ⟦Mads⟧ writes'
  expect(namesIn(list)).toEqual(['Wanjiru', 'Mads', 'Mads'])
})

it('parts two who sign beside each other', () => {
  expect(namesIn('___\n⟦Anneliese Rott        T. Bäumker⟧ (Prokurist)')).toEqual([
    'Anneliese Rott',
    'T. Bäumker',
  ])
})

it.each([
  ['Present: ⟦Ada, Rob⟧, Una, Per', ['Ada', 'Rob']],
  ['Present: Ada, ⟦Rob, Una⟧\n', ['Rob', 'Una']],
  ['- Anwesend: ⟦Ada, Rob⟧ und Una', ['Ada', 'Rob']],
])('parts the two people of %j', (given, values) => {
  expect(namesIn(given)).toEqual(values)
})

it.each([
  '⟦Anneliese        Rott⟧',
  'We met Ola, ⟦Wanjiru, Mads⟧ (remote)\n\nActions: ⟦Chiara⟧ writes',
  'Author: ⟦Wanjiru, Mads⟧\n\n⟦Mads⟧ wrote this',
  'Present: Ola, ⟦Wanjiru⟧ and ⟦Wanjiru Mads⟧',
  'Name: ⟦Quarles, Ada⟧\n',
  'Name: ⟦Quarles, Ada⟧, 12 May 1984',
  'It was ⟦Quarles, Ada⟧, Rob',
  'Present: ⟦Ada Quarles⟧, Rob Thorne',
])('leaves the names of %j as they are', (given) => {
  const { text, names } = marked(given)
  expect(namesIn(given)).toEqual(names.map(({ start, end }) => text.slice(start, end)))
})
