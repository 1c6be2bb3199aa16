/** The shipped rules on made contacts: what they are for, in languages nobody tuned them on one by one. */

import { expect, it } from 'vitest'
import { createRuleMatcher } from '../../src-main/detect/rules/match/match-rules.ts'
import { prepareRules } from '../../src-main/detect/rules/match/prepare-rules.ts'
import { loadPacks } from '../../src-main/detect/rules/pack/load-packs.ts'
import { madeContacts } from './made-contacts.ts'
import { numberSheets } from './made-number-sheets.ts'
import { createSpanCounter } from './span-metrics.ts'

const ROUNDS = 12
const LEAST_F1 = 0.95
const ACCEPTED = 0.5

const match = createRuleMatcher(
  prepareRules(loadPacks().filter(({ category }) => category === 'pii')),
)

/** Code points of every finding that a reader is shown. */
function found(text: string) {
  const points = (units: number) => [...text.slice(0, units)].length
  return match({ text, hidden: [], categories: ['pii'], switches: new Map() })
    .flatMap(({ findings }) => findings)
    .filter(({ score }) => score >= ACCEPTED)
    .map(({ start, end, label }) => ({ start: points(start), end: points(end), label }))
}

it('finds telephone, card, account, mail and internet addresses in thirty languages, and little else', () => {
  const counter = createSpanCounter()
  const rows = madeContacts(ROUNDS)
  for (const { text, spans = [] } of rows) counter.add(spans, found(text))
  const figures = counter.figures()
  for (const label of ['PHONE', 'EMAIL', 'CREDIT_CARD', 'IBAN', 'IP_ADDRESS']) {
    expect(figures[label]?.wanted, label).toBeGreaterThan(300)
    expect(figures[label]?.overlap.f1, label).toBeGreaterThanOrEqual(LEAST_F1)
  }
  const strangers = Object.entries(figures).filter(([, { wanted }]) => wanted === 0)
  const wrong = strangers.reduce((sum, [, { found: own }]) => sum + own, 0)
  expect(wrong / rows.length, strangers.map(([label]) => label).join()).toBeLessThan(0.05)
})

it('makes the same texts again', () => {
  expect(madeContacts(1)).toEqual(madeContacts(1))
  expect(numberSheets(1)).toEqual(numberSheets(1))
})

it.each(numberSheets(2))('marks nothing in a sheet of $kind', ({ text }) => {
  expect(found(text).map(({ start, end }) => text.slice(start, end))).toEqual([])
})

it.each([
  ['a head', (rows: string) => `SSN;phone\n${rows}`],
  ['names beside them', (rows: string) => rows.replaceAll(/^/gm, 'Lind, Anna;')],
  ['a word before each', (rows: string) => rows.replaceAll(/^/gm, 'ssn ')],
])('marks the same numbers where %s says whose they are', (_, told) => {
  const rows = numberSheets(1).find(({ kind }) => kind === 'dashed codes')?.text ?? ''
  const labels = found(told(rows)).map(({ label }) => label)
  expect(labels.filter((label) => label === 'SOCIAL_SECURITY').length).toBeGreaterThan(30)
})
