// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { NONE_WAIT, useWaitingSteps } from '../data/waiting-steps.ts'
import { renderInApp } from '../testing/render-in-app.tsx'
import { ServiceBanner } from './service-banner.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  useWaitingSteps.setState(NONE_WAIT)
})

it('stands while the service does not answer, and goes by itself', async () => {
  let isUp = false
  vi.stubGlobal('fetch', async () => {
    if (!isUp) throw new TypeError('Failed to fetch')
    return Response.json({ version: '1', models: [] })
  })
  await renderInApp(<ServiceBanner />)
  expect(await screen.findByText('The service does not answer')).toBeTruthy()
  isUp = true
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try now' }))
  await waitFor(() => expect(screen.queryByText('The service does not answer')).toBeNull())
})

it('tells a service that hangs from one that is slow: it is given up once its time is over', async () => {
  const over = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(over.signal)
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason)),
      ),
  )
  await renderInApp(<ServiceBanner />)
  expect(screen.queryByText('The service does not answer')).toBeNull()
  over.abort(new DOMException('15 s are over', 'TimeoutError'))
  expect(await screen.findByText('The service does not answer')).toBeTruthy()
})

it('says nothing of a service that answers, and of a session that ended', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ error: { code: 'AUTH_REQUIRED', message: '' } }, { status: 401 }),
  )
  const { container } = await renderInApp(<ServiceBanner />)
  await waitFor(() => expect(container.textContent).toBe(''))
})

it('says how much of a review waits for it, and what the last step is', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  useWaitingSteps.setState({ count: 2, last: 'Undo of “Confirmed”' })
  await renderInApp(<ServiceBanner />)
  const said = await screen.findByText(/2 steps of your review wait/)
  expect(said.textContent).toContain('The last is: Undo of “Confirmed”.')
})
