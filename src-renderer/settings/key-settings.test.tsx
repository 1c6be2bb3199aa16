// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useSettings } from '../data/settings-store.ts'
import { KeySettings } from './key-settings.tsx'

beforeEach(() => vi.stubGlobal('fetch', async () => Response.json({})))
afterEach(() => {
  useSettings.setState({ keys: {} })
  cleanup()
  vi.unstubAllGlobals()
})

const field = (name: string) => screen.getByRole('button', { name: `Change the key: ${name}` })

it('takes the next key, refuses one that is taken by name, and goes back to the default', async () => {
  const user = userEvent.setup()
  render(<KeySettings />)
  await user.click(field('Write a note'))
  await user.keyboard('j')
  expect(screen.getByText('J is taken: Next decision')).toBeTruthy()
  await user.keyboard('{Control>}b{/Control}')
  expect(screen.getByText('Only a letter, a digit or a sign, alone or with Shift.')).toBeTruthy()
  expect(useSettings.getState().keys).toEqual({})
  await user.keyboard('b')
  expect(useSettings.getState().keys).toEqual({ note: 'b' })
  expect(screen.getByText('B').tagName).toBe('KBD')

  await user.click(screen.getByRole('button', { name: 'Default key: Write a note' }))
  expect(useSettings.getState().keys).toEqual({})
})

it('takes a key away, and leaves it where one goes on by Tab or Escape', async () => {
  const user = userEvent.setup()
  render(<KeySettings />)
  await user.click(field('Write a note'))
  await user.keyboard('{Tab}')
  await user.click(field('Write a note'))
  await user.keyboard('{Escape}')
  expect(useSettings.getState().keys).toEqual({})
  await user.click(field('Write a note'))
  await user.keyboard('{Backspace}')
  expect(useSettings.getState().keys).toEqual({ note: '' })
  await user.click(screen.getByRole('button', { name: 'All keys to their defaults' }))
  expect(useSettings.getState().keys).toEqual({})
})
