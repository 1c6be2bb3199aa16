// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DEFAULT_POLICY } from '../../src-shared/model/policy.ts'
import { DEFAULT_SETTINGS, useSettings } from '../data/settings-store.ts'
import { renderInApp } from '../testing/render-in-app.tsx'
import { PolicyTable } from './policy-table.tsx'

const sent: unknown[] = []

beforeEach(() => {
  sent.length = 0
  useSettings.setState(DEFAULT_SETTINGS)
  vi.stubGlobal('fetch', async (_: string, init?: RequestInit) => {
    if (typeof init?.body === 'string') sent.push(JSON.parse(init.body))
    return Response.json({})
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function choose(cell: RegExp, answer: string): Promise<void> {
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: cell }))
  await user.click(within(screen.getByRole('listbox')).getByRole('option', { name: answer }))
}

it('keeps the whole table where a cell is changed, and none where it is the default one again', async () => {
  await renderInApp(<PolicyTable />)
  expect(screen.getByRole('button', { name: 'Default table' })).toHaveProperty('disabled', true)
  await choose(/Personal data, medium/, 'Allow')
  const own = { ...DEFAULT_POLICY, pii: { ...DEFAULT_POLICY.pii, medium: 'allow' } }
  await vi.waitFor(() => expect(sent).toEqual([{ policy: own }]))
  await choose(/Personal data, medium$/, 'Review')
  await vi.waitFor(() => expect(sent.at(-1)).toEqual({ policy: null }))
})

it('marks what is not as by default by what that is, and takes each back by itself', async () => {
  const pii = { ...DEFAULT_POLICY.pii, medium: 'allow', low: 'block' } as const
  useSettings.setState({ policy: { ...DEFAULT_POLICY, pii } })
  await renderInApp(<PolicyTable />)
  expect(screen.getByText('2 answers differ from the default table.')).toBeTruthy()
  const marks = () => screen.getAllByRole('button', { name: /Default: / })
  expect(marks().map((mark) => mark.getAttribute('aria-label'))).toEqual([
    'Personal data, medium. Default: Review',
    'Personal data, low. Default: Review',
  ])
  await userEvent.click(marks()[0] as HTMLElement)
  const left = { ...DEFAULT_POLICY, pii: { ...DEFAULT_POLICY.pii, low: 'block' } }
  await vi.waitFor(() => expect(sent).toEqual([{ policy: left }]))
  expect(marks()).toHaveLength(1)
  // Nobody who works by keys is sent back to the beginning of the page.
  expect(document.activeElement).toBe(
    screen.getByRole('button', { name: /Personal data, medium$/ }),
  )
  await userEvent.click(marks()[0] as HTMLElement)
  await vi.waitFor(() => expect(sent.at(-1)).toEqual({ policy: null }))
  expect(screen.queryByText(/from the default table/)).toBeNull()
})

it('goes back to the default table as a whole', async () => {
  useSettings.setState({
    policy: { ...DEFAULT_POLICY, threat: { ...DEFAULT_POLICY.threat, low: 'review' } },
  })
  await renderInApp(<PolicyTable />)
  await userEvent.click(screen.getByRole('button', { name: 'Default table' }))
  await vi.waitFor(() => expect(sent).toEqual([{ policy: null }]))
  expect(useSettings.getState().policy).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /Injection, critical$/ }))
})
