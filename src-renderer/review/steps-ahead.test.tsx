// @vitest-environment happy-dom
/** A reviewer who is faster than the service: each answer is held back until it is let go. */

import { act, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import {
  detail,
  freshRooms,
  openRoom,
  row,
  said,
  selectedRow,
  serviceStandIn,
} from '../testing/judging-room.tsx'

freshRooms()

/** The stand-in, which answers the steps it was sent once they are let go, one after the other. */
function slowService(...standIn: Parameters<typeof serviceStandIn>) {
  const calls = serviceStandIn(...standIn)
  const answer = globalThis.fetch
  const held: (() => void)[] = []
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (init?.method !== undefined) await new Promise<void>((resolve) => held.push(resolve))
    return answer(path, init)
  })
  const letGo = async () => {
    await waitFor(() => expect(held.length).toBeGreaterThan(0))
    await act(async () => held.shift()?.())
  }
  return { calls, letGo }
}

const undoButton = () => screen.getByRole('button', { name: 'Undo' }) as HTMLButtonElement

it('shows what is decided before it is answered, and leads to what is open', async () => {
  const { calls, letGo } = slowService()
  const { user } = await openRoom()
  await user.keyboard('aa')
  expect(row(/Prompt injection.*Confirmed/)).toBeTruthy()
  expect(row(/Credit card.*Confirmed/)).toBeTruthy()
  expect(said()).toContain('2 left')
  expect(selectedRow().textContent).toContain('Email')
  expect(calls).toEqual([])
  await letGo()
  await letGo()
  await waitFor(() => expect(calls.map(({ body }) => body.findings)).toEqual([[0], [1]]))
  expect(row(/Prompt injection.*Confirmed/)).toBeTruthy()
  expect(row(/Credit card.*Confirmed/)).toBeTruthy()
})

it('takes back at once what is not answered yet, and does it again', async () => {
  const { calls, letGo } = slowService()
  const { user } = await openRoom()
  await user.keyboard('a')
  await user.keyboard('{Control>}z{/Control}')
  expect(row(/Prompt injection.*Open/)).toBe(selectedRow())
  expect(undoButton().disabled).toBe(true)
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
  expect(row(/Prompt injection.*Confirmed/)).toBe(selectedRow())
  expect(undoButton().disabled).toBe(false)
  for (let step = 0; step < 3; step++) await letGo()
  await waitFor(() => expect(calls).toHaveLength(3))
  expect(calls.map(({ path }) => path.split('/').at(-1))).toEqual(['judgements', 'undo', 'redo'])
})

it('shows what taking back an answered decision comes to, and calls nobody back who went on', async () => {
  const { calls, letGo } = slowService()
  const { user } = await openRoom()
  await user.keyboard('a')
  await letGo()
  await waitFor(() => expect(calls).toHaveLength(1))
  await user.keyboard('{Control>}z{/Control}')
  expect(row(/Prompt injection.*Open/)).toBe(selectedRow())
  await user.keyboard('j')
  expect(selectedRow().textContent).toContain('Credit card')
  await letGo()
  await waitFor(() => expect(calls).toHaveLength(2))
  expect(selectedRow().textContent).toContain('Credit card')
})

it('is open again once it is refused, and what was decided behind it is not', async () => {
  const { calls, letGo } = slowService({ status: 400, code: 'INVALID_REQUEST', times: 1 })
  const { user } = await openRoom()
  await user.keyboard('aa')
  expect(row(/Prompt injection.*Confirmed/)).toBeTruthy()
  await letGo()
  await waitFor(() => expect(row(/Prompt injection.*Open/)).toBe(selectedRow()))
  expect(detail().getByText('This step was not taken')).toBeTruthy()
  expect(row(/Credit card.*Confirmed/)).toBeTruthy()
  await letGo()
  await waitFor(() => expect(calls).toHaveLength(2))
  expect(row(/Credit card.*Confirmed/)).toBeTruthy()
})
