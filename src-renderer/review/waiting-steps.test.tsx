// @vitest-environment happy-dom
/** A reviewer who goes on while the service does not answer; the service is a stand-in. */

import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { serviceQuery } from '../data/queries.ts'
import { useRefusedSteps } from '../data/refused-steps.ts'
import { NONE_WAIT, useWaitingSteps } from '../data/waiting-steps.ts'
import {
  DOCUMENT,
  detail,
  freshRooms,
  openRoom,
  row,
  selectedRow,
  serviceStandIn,
} from '../testing/judging-room.tsx'
import { judgement } from '../testing/review-document.ts'

freshRooms()
afterEach(() => {
  useWaitingSteps.setState(NONE_WAIT)
  useRefusedSteps.setState({ scans: [] })
})

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

it('counts what was decided behind a step that hangs and then gets no answer', async () => {
  const { calls, comeBack } = awayService()
  const { promise, reject } = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', vi.fn(globalThis.fetch).mockReturnValueOnce(promise))
  const { user, client } = await openRoom()
  await user.keyboard('a')
  await waitFor(() => expect(selectedRow().textContent).toContain('Credit card'))
  await user.keyboard('a')
  expect(waiting()).toBe(0)
  reject(new TypeError('Failed to fetch'))
  await waitFor(() => expect(waiting()).toBe(2))
  expect(row(/Prompt injection.*Confirmed/)).toBeTruthy()
  expect(row(/Credit card.*Confirmed/)).toBeTruthy()
  comeBack()
  await act(() => client.refetchQueries({ queryKey: serviceQuery().queryKey }))
  await waitFor(() => expect(waiting()).toBe(0))
  expect(calls.map(({ body }) => body.findings)).toEqual([[0], [1]])
})

it('asks about many of which another window decided some the same way meanwhile', async () => {
  const refusal = { status: 409, code: 'REVIEW_CONFLICT', times: 1 }
  const { comeBack } = awayService({ ...refusal, meanwhile: { 1: judgement({ by: 'bob' }) } })
  const { user, client } = await openRoom()
  await user.click(screen.getByRole('button', { name: /^Filter/ }))
  await user.click(await screen.findByRole('button', { name: 'Confirm all 4…' }))
  await user.click(await screen.findByRole('button', { name: 'Confirm 4' }))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(waiting()).toBe(1))
  comeBack()
  await act(() => client.refetchQueries({ queryKey: serviceQuery().queryKey }))
  expect((await detail().findByRole('alert')).textContent).toContain('1 of these 4 first')
  expect(waiting()).toBe(0)
})

it('asks nothing about a note whose answer was lost, and keeps what was decided behind it', async () => {
  const noted = judgement({ status: 'open', note: 'ask the ward' })
  const refusal = { status: 409, code: 'REVIEW_CONFLICT', times: 1, meanwhile: { 0: noted } }
  const [first, ...others] = DOCUMENT.findings
  const kept = { ...DOCUMENT, findings: [{ ...first, judgement: noted }, ...others] }
  const { calls, comeBack } = awayService(refusal, {}, kept as typeof DOCUMENT)
  const { user, client } = await openRoom()
  await user.keyboard('n')
  await user.keyboard('ask the ward{Control>}{Enter}{/Control}')
  await user.keyboard('a')
  await waitFor(() => expect(waiting()).toBe(2))
  comeBack()
  await act(() => client.refetchQueries({ queryKey: serviceQuery().queryKey }))
  await waitFor(() => expect(calls).toHaveLength(2))
  expect(calls[1]?.body).toMatchObject({ status: 'confirmed', revision: 1 })
  expect(screen.queryByRole('alert')).toBeNull()
})

it('leads nobody back who went elsewhere before a step was refused', async () => {
  const { calls, comeBack } = awayService({ status: 400, code: 'INVALID_REQUEST' })
  const { user, client, router } = await openRoom()
  await user.keyboard('a')
  await waitFor(() => expect(waiting()).toBe(1))
  await act(() => router.navigate({ to: '/' }))
  comeBack()
  await act(() => client.refetchQueries({ queryKey: serviceQuery().queryKey }))
  await waitFor(() => expect(waiting()).toBe(0))
  expect(calls).toHaveLength(1)
  await act(() => router.load())
  expect(router.state.location.href).toBe('/')
  // It is told where they are by now, until they look.
  const { scans } = useRefusedSteps.getState()
  expect(scans).toEqual([{ jobId: DOCUMENT.job.job_id, name: expect.any(String) }])
  await act(() => router.navigate({ to: '/review/$jobId', params: { jobId: DOCUMENT.job.job_id } }))
  await waitFor(() => expect(useRefusedSteps.getState().scans).toEqual([]))
})

it('tells who leaves the room while writing that a step was refused meanwhile', async () => {
  const { comeBack } = awayService({ status: 400, code: 'INVALID_REQUEST' })
  const { user, client, router } = await openRoom()
  await user.keyboard('a')
  await waitFor(() => expect(waiting()).toBe(1))
  await user.keyboard('n')
  comeBack()
  await act(() => client.refetchQueries({ queryKey: serviceQuery().queryKey }))
  await waitFor(() => expect(waiting()).toBe(0))
  expect(screen.queryByText('This step was not taken')).toBeNull()
  expect(useRefusedSteps.getState().scans).toEqual([])
  await act(() => router.navigate({ to: '/' }))
  await waitFor(() => expect(useRefusedSteps.getState().scans).toHaveLength(1))
  expect(router.state.location.href).toBe('/')
})

it('takes back, once the service is back, the first decision that waits for it', async () => {
  const { calls, comeBack } = awayService()
  const { user, client } = await openRoom()
  await user.keyboard('a')
  await waitFor(() => expect(waiting()).toBe(1))
  await user.keyboard('{Control>}z{/Control}')
  await waitFor(() => expect(waiting()).toBe(2))
  expect(await screen.findByText('Undo of “Confirmed” waits for the service')).toBeTruthy()
  // As the band says it to who sees it.
  expect(useWaitingSteps.getState().last).toBe('Undo of “Confirmed”')
  comeBack()
  await act(() => client.refetchQueries({ queryKey: serviceQuery().queryKey }))
  await waitFor(() => expect(waiting()).toBe(0))
  expect(calls.map(({ path }) => path.split('/').at(-1))).toEqual(['judgements', 'undo'])
})

it('sends no step without a pause that alone gets no answer', async () => {
  serviceStandIn()
  const answer = globalThis.fetch
  const sent: string[] = []
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (path.endsWith('/service')) return Response.json({ version: '1' })
    if (init?.method !== undefined) sent.push(path)
    if (sent.length < 3) throw new TypeError('Failed to fetch')
    return answer(path, init)
  })
  const { user, client } = await openRoom()
  await user.keyboard('a')
  await waitFor(() => expect(sent).toHaveLength(2))
  const asked = client.getQueryState(serviceQuery().queryKey)?.dataUpdateCount
  await act(async () => {})
  expect(client.getQueryState(serviceQuery().queryKey)?.dataUpdateCount).toBe(asked)
  expect(sent).toHaveLength(2)
  await act(() => client.refetchQueries({ queryKey: serviceQuery().queryKey }))
  await waitFor(() => expect(waiting()).toBe(0))
  expect(sent).toHaveLength(3)
})

it('closes the dialog of a standing dismissal that waits, so that it is said once', async () => {
  const { calls, comeBack } = awayService()
  const { user, client } = await openRoom()
  await user.keyboard('s')
  await user.click(await screen.findByRole('radio', { name: /^Test data/ }))
  await user.click(screen.getByRole('button', { name: 'Dismiss all like this' }))
  await waitFor(() => expect(waiting()).toBe(1))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  comeBack()
  await act(() => client.refetchQueries({ queryKey: serviceQuery().queryKey }))
  await waitFor(() => expect(waiting()).toBe(0))
  expect(calls.filter(({ path }) => path.endsWith('/suppressions'))).toHaveLength(1)
})
