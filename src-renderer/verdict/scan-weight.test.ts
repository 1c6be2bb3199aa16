import { expect, it } from 'vitest'
import type { HistoryEntry } from '../../src-shared/workspace/history.ts'
import { compareWeight, type ScanWeight } from './scan-weight.ts'

type Strongest = NonNullable<HistoryEntry['strongest']>
const found = (
  category: Strongest['category'],
  severity: Strongest['severity'],
  decisions: HistoryEntry['decisions'] = { [category]: 1 },
): ScanWeight['entry'] => ({
  strongest: { category, severity, label: 'A', detector_id: 'a', title: 'A' },
  decisions,
})

it('puts blocked before asked, grave attacks first, then by severity, orders and number', () => {
  const order: Readonly<Record<string, ScanWeight>> = {
    graveAttack: { state: 'block', entry: found('injection', 'high') },
    key: { state: 'block', entry: found('dlp', 'critical') },
    iban: { state: 'block', entry: found('pii', 'high') },
    asksOfKey: { state: 'review', entry: found('dlp', 'critical') },
    mailWithOrder: { state: 'review', entry: found('pii', 'medium', { pii: 1, injection: 1 }) },
    manyNames: { state: 'review', entry: found('pii', 'medium', { pii: 9 }) },
    names: { state: 'review', entry: found('pii', 'medium', { pii: 2, injection: 0 }) },
    unknown: { state: 'review', entry: null },
    partly: { state: 'incomplete', entry: null },
    refused: { state: 'refused', entry: null },
    cancelled: { state: 'cancelled', entry: null },
    clear: { state: 'clear', entry: found('pii', 'low') },
  }
  const names = Object.keys(order)
  const weight = (name: string) => order[name] as ScanWeight
  const sorted = names.toReversed().sort((a, b) => compareWeight(weight(a), weight(b)))
  expect(sorted).toEqual(names)
})

it('is the same for scans that ask for the same', () => {
  const one: ScanWeight = { state: 'review', entry: found('pii', 'medium') }
  expect(compareWeight(one, { ...one })).toBe(0)
})
