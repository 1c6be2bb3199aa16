// @vitest-environment happy-dom
/** What each category asks for, by its letter alone in a table, with its name where there is room. */

import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { historyEntry } from '../testing/scans.ts'
import { DecisionCounts } from './decision-counts.tsx'
import { verdictOfEntry } from './verdict.ts'

afterEach(cleanup)

it('calls the categories that found something by name where that is asked for', () => {
  const verdict = verdictOfEntry(historyEntry({ decisions: { injection: 2, pii: 0 } }))
  const seen = (isNamed: boolean) => {
    const { container } = render(<DecisionCounts verdict={verdict} isNamed={isNamed} />)
    return [...container.querySelectorAll('[aria-hidden]')].map(({ textContent }) => textContent)
  }
  expect(seen(true)).toEqual(['I', 'Injection', '2'])
  expect(seen(false)).toEqual(['I', '2'])
})
