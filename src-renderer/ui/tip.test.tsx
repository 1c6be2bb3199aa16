// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { renderInApp } from '../testing/render-in-app.tsx'
import { IconButton } from './button.tsx'
import { ToggleIcon } from './toggle-icon.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('says what an icon is called, or more, to who comes to it by keyboard, and keeps its name', async () => {
  await renderInApp(
    <>
      <IconButton aria-label="Find">f</IconButton>
      <IconButton aria-label="Undo" tip="Undo of “Confirmed”">
        u
      </IconButton>
      <ToggleIcon label="Mask values" isSelected onChange={vi.fn()} tip="Show masked values">
        m
      </ToggleIcon>
    </>,
  )
  const user = userEvent.setup()
  for (const [name, tip] of [
    ['Find', 'Find'],
    ['Undo', 'Undo of “Confirmed”'],
    ['Mask values', 'Show masked values'],
  ] as const) {
    await user.tab()
    expect(screen.getByRole('button', { name })).toBe(document.activeElement)
    expect((await screen.findByRole('tooltip')).textContent).toBe(tip)
  }
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('tooltip')).toBeNull()
})

it('stays while the pointer goes onto it, and goes once that has left both', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  await renderInApp(<IconButton aria-label="Find">f</IconButton>)
  await user.pointer({ target: document.body })
  await user.hover(screen.getByRole('button', { name: 'Find' }))
  act(() => vi.advanceTimersByTime(600))
  await user.hover(screen.getByRole('tooltip'))
  act(() => vi.advanceTimersByTime(1_000))
  await user.unhover(screen.getByRole('tooltip'))
  act(() => vi.advanceTimersByTime(250))
  expect(screen.queryByRole('tooltip')).toBeNull()
})
