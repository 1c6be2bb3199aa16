// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { usePageRequest } from './page-request.ts'
import { PageTools } from './page-tools.tsx'
import { usePages } from './pages-store.ts'

beforeEach(() => {
  usePages.setState({ ...usePages.getInitialState(), total: 12, current: 3, share: 0.66 })
  usePageRequest.setState(usePageRequest.getInitialState())
})
afterEach(cleanup)

it('goes to a page that is typed, and to none that is not there', async () => {
  render(<PageTools />)
  const user = userEvent.setup()
  const field = screen.getByRole('textbox', { name: 'Page, 1 to 12' })
  expect((field as HTMLInputElement).value).toBe('3')
  for (const typed of ['99', '0', 'x', '2.5', '']) {
    await user.clear(field)
    await user.type(field, `${typed}{Enter}`)
    expect(usePageRequest.getState().page).toBeNull()
    expect((field as HTMLInputElement).value).toBe('3')
  }
  await user.clear(field)
  await user.type(field, '7{Enter}')
  expect(usePageRequest.getState().page).toBe(7)
})

it('steps sizes from what is shown, fits, and turns', async () => {
  render(<PageTools />)
  const user = userEvent.setup()
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  expect(screen.getByText('66%')).toBeTruthy()
  await press('Zoom in')
  expect(usePages.getState().zoom).toBe(0.75)
  await press('Fit page')
  expect(usePages.getState().zoom).toBe('page')
  for (const rotation of [90, 180, 270, 0]) {
    await press('Turn clockwise')
    expect(usePages.getState().rotation).toBe(rotation)
  }
  await press('All pages, small')
  expect(usePages.getState().thumbnails).toBe(true)
})
