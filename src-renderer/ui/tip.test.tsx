// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { renderInApp } from '../testing/render-in-app.tsx'
import { IconButton } from './button.tsx'
import { ToggleIcon } from './toggle-icon.tsx'

afterEach(cleanup)

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
