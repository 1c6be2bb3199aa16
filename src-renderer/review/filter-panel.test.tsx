// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { FACETS, type FacetOption, type FindingFilter, parseFilter } from '../findings/filter.ts'
import { FilterPanel } from './filter-panel.tsx'

afterEach(cleanup)

const option = (value: string, count: number, chosen = false): FacetOption => ({
  value,
  count,
  chosen,
})

const many = Array.from({ length: 12 }, (_, at) => option(`rule_${at}`, 1))

function open(filter: FindingFilter = parseFilter({})) {
  const none = Object.fromEntries(FACETS.map((facet) => [facet, []]))
  const options = {
    ...(none as unknown as Record<(typeof FACETS)[number], readonly FacetOption[]>),
    detector: many.map((each) => ({
      ...each,
      chosen: filter.facets.detector.includes(each.value),
    })),
    level: [option('L1', 9), option('L2', 1)],
  }
  render(<FilterPanel filter={filter} options={options} onChange={() => {}} />)
  return within(screen.getByRole('group', { name: 'Rule or model' }))
}

const names = (group: ReturnType<typeof open>) =>
  group.getAllByRole('checkbox').map((box) => box.getAttribute('aria-label'))

it('shows the first options of many, and all once they are asked for', async () => {
  const rules = open()
  expect(names(rules)).toEqual(many.slice(0, 5).map(({ value }) => `${value}, 1 decision`))
  await userEvent.setup().click(rules.getByRole('button', { name: '7 more' }))
  expect(names(rules)).toHaveLength(12)
  expect(rules.queryByRole('button')).toBeNull()
})

it('never hides what is chosen, and names levels in words', () => {
  const filter = parseFilter({ detector: 'rule_9' })
  expect(names(open(filter)).at(-1)).toBe('rule_9, 1 decision')
  expect(screen.getByRole('checkbox', { name: 'rules (L1), 9 decisions' })).toBeTruthy()
})
