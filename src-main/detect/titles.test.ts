import { expect, it } from 'vitest'
import { isPartOfTitle } from './titles.ts'

function isPart(marked: string): boolean {
  const start = marked.indexOf('⟦')
  const text = marked.replace(/[⟦⟧]/g, '')
  return isPartOfTitle(text, { start, end: marked.indexOf('⟧') - 1 })
}

it.each([
  'Fields.\n\nProvided ⟦UDA Fields⟧\n-------------------\n\n',
  '## Advanced ⟦Lint Check⟧\n\ntext',
  '# 3.1 ⟦Elliptic Curves⟧ Over Finite Fields\n',
  '== Custom ⟦Ruby Gems⟧ ==\n',
])('takes %j for a title', (marked) => {
  expect(isPart(marked)).toBe(true)
})

it.each([
  '⟦Anna Lind⟧\n---------\n\nborn in Oslo',
  '# ⟦Anna Lind⟧\n\nborn in Oslo',
  '## Interview with ⟦Anna Lind⟧\n\ntext',
  '## Minutes: ⟦Anna Lind⟧\n\ntext',
  '## Our Nurse, ⟦Anna Lind⟧\n\ntext',
  'Patient ⟦Anna Lind⟧\nwas seen\n',
  '## ⟦Anna Lind⟧ (chair)\n',
])('takes %j for a name', (marked) => {
  expect(isPart(marked)).toBe(false)
})
