import { expect, it } from 'vitest'
import { historyEntry } from '../testing/scans.ts'
import { filterHistory } from './filter-history.ts'

const entries = [
  historyEntry({ source: 'Report.pdf', decision: 'block' }),
  historyEntry({ source: 'letter.txt' }),
]

it.each([
  [{}, ['Report.pdf', 'letter.txt']],
  [{ q: ' REPORT ' }, ['Report.pdf']],
  [{ decision: 'allow' as const }, ['letter.txt']],
  [{ q: 'report', decision: 'allow' as const }, []],
])('%j leaves %j', (filter, names) => {
  expect(filterHistory(entries, filter).map(({ source }) => source)).toEqual(names)
})
