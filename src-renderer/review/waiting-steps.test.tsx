// @vitest-environment happy-dom
/** A reviewer who goes on while the service does not answer; the service is a stand-in. */

import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { serviceQuery } from '../data/queries.ts'
import { useWaitingSteps } from '../data/waiting-steps.ts'
import {
  detail,
  freshRooms,
  openRoom,
  row,
  selectedRow,
  serviceStandIn,
} from '../testing/judging-room.tsx'

freshRooms()
afterEach(() => useWaitingSteps.setState({ count: 0 }))

/** The stand-in behind a service that is away until it is called back. */
function awayService(...standIn: Parameters<typeof serviceStandIn>) {
  const calls = serviceStandIn(...standIn)
  const answer = globalThis.fetch
  let isAway = true
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (isAway) throw new TypeError('Failed to fetch')
    return path.endsWith('/service') ? Response.json({ version: '1' }) : answer(path, init)
  })
  return {
    calls,
    comeBack: () => {
      isAway = false
    },
  }
}

const waiting = () => useWaitingSteps.getState().count

it('holds what is decided, shows it, and takes it in its order once the service is back', async () => {
  const { calls, comeBack } = awayService()
  const { user, client } = await openRoom()
  await user.keyboard('a')
  await waitFor(() => expect(row(/Prompt injection.*Confirmed/)).toBeTruthy())
  await waitFor(() => expect(selectedRow().textContent).toContain('Credit card'))
  await user.keyboard('d2')
  await user.keyboard('n')
  await user.keyboard('asked the bank')
  await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(waiting()).toBe(3))
  expect(row(/Credit card.*Dismissed/)).toBeTruthy()
  expect(screen.queryByText('This step was not taken')).toBeNull()
  expect(calls).toEqual([])

  comeBack()
  await act(() => client.refetchQueries({ queryKey: serviceQuery().queryKey }))
  await waitFor(() => expect(calls).toHaveLength(3))
  expect(calls.map(({ body }) => body)).toEqual([
    expect.objectContaining({ findings: [0], status: 'confirmed', revision: 0 }),
    expect.objectContaining({ findings: [1], status: 'dismissed', reason: 'test_data' }),
    expect.objectContaining({ note: 'asked the bank' }),
  ])
  await waitFor(() => expect(waiting()).toBe(0))
  expect(row(/Credit card.*Dismissed/)).toBeTruthy()
})

it('takes nothing for decided that the service refuses when it is back', async () => {
  const { calls, comeBack } = awayService({ status: 400, code: 'INVALID_REQUEST' })
  const { user, client } = await openRoom()
  await user.keyboard('a')
  await waitFor(() => expect(row(/Prompt injection.*Confirmed/)).toBeTruthy())
  comeBack()
  await act(() => client.refetchQueries({ queryKey: serviceQuery().queryKey }))
  await waitFor(() => expect(detail().getByText('This step was not taken')).toBeTruthy())
  expect(calls).toHaveLength(1)
  await waitFor(() => expect(row(/Prompt injection.*Open/)).toBeTruthy())
  expect(waiting()).toBe(0)
})
