// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import type { RuleSummary } from '../../src-shared/workspace/detectors.ts'
import { rulesQuery } from '../data/queries.ts'
import { renderInApp } from '../testing/render-in-app.tsx'
import { RuleList } from './rule-list.tsx'

afterEach(cleanup)

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
  await user.type(screen.getByRole('searchbox'), 'iban')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Account of a bank.*off.*<b>What it finds/),
  ])
  await user.type(screen.getByRole('searchbox'), 'xx')
  expect(container.textContent).toContain('No rule matches.')
})
