// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { changeSettings, useSettings } from '../data/settings-store.ts'
import { BackToDefault } from './back-to-default.tsx'

beforeEach(() => vi.stubGlobal('fetch', async () => Response.json({})))
afterEach(() => {
  act(() => useSettings.setState({ keepDays: 30 }))
  cleanup()
  vi.unstubAllGlobals()
})

it('is there where a setting is not what it is by default, says what that is, and sets it back', async () => {
  const days = (value: number | null) => (value === null ? 'for ever' : `${value} days`)
  render(<BackToDefault setting="keepDays" label="Keep" valueName={days} />)
  expect(screen.queryByRole('button')).toBeNull()
  act(() => changeSettings({ keepDays: null }))
  await userEvent.setup().click(screen.getByRole('button', { name: 'Keep. Default: 30 days' }))
  expect(useSettings.getState().keepDays).toBe(30)
  expect(screen.queryByRole('button')).toBeNull()
})
