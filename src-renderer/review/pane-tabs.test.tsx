// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { renderInApp } from '../testing/render-in-app.tsx'
import { PaneTabs } from './pane-tabs.tsx'
import { useReviewOptions } from './review-options.ts'

beforeEach(() => useReviewOptions.setState(useReviewOptions.getInitialState()))
afterEach(cleanup)

it('takes the focus to the tab of a pane that was led to from within another', async () => {
  const open = () => useReviewOptions.setState({ pane: 'detail' })
  await renderInApp(
    <PaneTabs
      panes={{
        list: (
          <button type="button" onClick={open}>
            a decision
          </button>
        ),
        document: <p>text</p>,
        detail: <p>why</p>,
      }}
    />,
  )
  await userEvent.setup().click(screen.getByRole('button', { name: 'a decision' }))
  expect(screen.getByText('why')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Details' }))
})

it('shows one pane at a time, by keyboard too', async () => {
  await renderInApp(
    <PaneTabs panes={{ list: <p>rows</p>, document: <p>text</p>, detail: <p>why</p> }} />,
  )
  expect(screen.getByText('rows')).toBeTruthy()
  expect(screen.queryByText('text')).toBeNull()
  const user = userEvent.setup()
  await user.tab()
  await user.keyboard('{ArrowRight}')
  expect(screen.getByText('text')).toBeTruthy()
  expect(screen.queryByText('rows')).toBeNull()
  await user.click(screen.getByRole('tab', { name: 'Details' }))
  expect(screen.getByText('why')).toBeTruthy()
})
