import { describe, expect, it } from 'vitest'
import type { HistoryEntry } from '../../src-shared/workspace/history.ts'
import { filterHistory } from './filter-history.ts'
import { headlineOfEntry } from './history-verdict.tsx'

const entry = (source: string, change: Partial<HistoryEntry> = {}): HistoryEntry => ({
  job_id: source,
  source,
  media_type: 'text/plain',
  status: 'completed',
  created_at: 0,
  completed_at: 1,
  expires_at: 2,
  decision: 'allow',
  safety_status: 'benign',
  completion: 'complete',
  coverage: 'complete',
  findings: {},
  ...change,
})

const entries = [entry('Report.pdf', { decision: 'block' }), entry('letter.txt')]

describe('filterHistory', () => {
  it.each([
    [{}, ['Report.pdf', 'letter.txt']],
    [{ q: ' REPORT ' }, ['Report.pdf']],
    [{ decision: 'allow' as const }, ['letter.txt']],
    [{ q: 'report', decision: 'allow' as const }, []],
  ])('%j leaves %j', (filter, names) => {
    expect(filterHistory(entries, filter).map(({ source }) => source)).toEqual(names)
  })
})

describe('headlineOfEntry', () => {
  it.each<[Partial<HistoryEntry>, string]>([
    [{}, 'clear'],
    [{ status: 'running' }, 'running'],
    [{ status: 'failed' }, 'failed'],
    [{ decision: 'block' }, 'block'],
    [{ decision: null }, 'undecided'],
    [{ decision: 'review' }, 'review'],
    [{ safety_status: 'review' }, 'review'],
    [{ coverage: 'partial' }, 'passed'],
    [{ completion: 'degraded' }, 'passed'],
  ])('%j is %s', (change, headline) => {
    expect(headlineOfEntry(entry('x', change))).toBe(headline)
  })
})
