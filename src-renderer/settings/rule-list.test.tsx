// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import type { RuleSummary } from '../../src-shared/workspace/detectors.ts'
import { rulesQuery } from '../data/queries.ts'
import { configOf } from '../data/scan-config.ts'
import { DEFAULT_SETTINGS, useSettings } from '../data/settings-store.ts'
import { choiceForScan } from '../data/use-detectors.ts'
import { renderInApp } from '../testing/render-in-app.tsx'
import { RuleList } from './rule-list.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  useSettings.setState(DEFAULT_SETTINGS)
})

const rule = (number: number, change: Partial<RuleSummary> = {}): RuleSummary => ({
  id: `pii.rule_${number}`,
  title: `Rule ${number}`,
  description: '<b>What it finds</b>',
  category: 'pii',
  class_name: 'EMAIL',
  severity: 'low',
  is_on: true,
  pack: 'contacts',
  ...change,
})

it('shows some, counts the rest, and finds each by any of its words', async () => {
  const rules = Array.from({ length: 40 }, (_, at) => rule(at))
  const iban = rule(99, { title: 'Account of a bank', class_name: 'IBAN', is_on: false })
  const { container } = await renderInApp(<RuleList />, {
    answers: [[rulesQuery().queryKey, [...rules, iban]]],
  })
  expect(screen.getAllByRole('listitem')).toHaveLength(10)
  expect(container.textContent).toContain('41 rules of this machine')
  expect(container.textContent).toContain('and 31 more')
  const user = userEvent.setup()
  await user.type(screen.getByRole('searchbox'), 'bank iban personal data low')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Account of a bank.*<b>What it finds/),
  ])
  expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(false)
  await user.type(screen.getByRole('searchbox'), 'xx')
  expect(container.textContent).toContain('No rule matches.')
})

it('shows those of the owner before those that ship', async () => {
  const rules = [
    ...Array.from({ length: 40 }, (_, at) => rule(at)),
    rule(99, { id: 'user_ticket' }),
  ]
  await renderInApp(<RuleList />, { answers: [[rulesQuery().queryKey, rules]] })
  expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('user_ticket')
})

it('switches rules for the next scans, and keeps only what is not as by default', async () => {
  const kept: unknown[] = []
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    kept.push(JSON.parse(String(init.body)))
    return Response.json({})
  })
  const rules = [rule(1), rule(2, { is_on: false })]
  await renderInApp(<RuleList />, { answers: [[rulesQuery().queryKey, rules]] })
  const user = userEvent.setup()
  const press = (name: string) => user.click(screen.getByRole('switch', { name }))
  await press('Look for: Rule 1')
  await press('Look for: Rule 2')
  const gates = { rules: { 'pii.rule_1': false, 'pii.rule_2': true } }
  expect(configOf(choiceForScan())).toMatchObject({ gates })
  await vi.waitFor(() => expect(kept.at(-1)).toEqual(gates))
  expect(screen.getByText(/2 rules are not as by default/)).toBeTruthy()
  await press('Look for: Rule 2')
  expect(useSettings.getState().rules).toEqual({ 'pii.rule_1': false })
  await user.click(screen.getByRole('button', { name: 'All as by default' }))
  expect(configOf(choiceForScan()).gates).toBeUndefined()
})
