// @vitest-environment happy-dom
/** A reviewer who is faster than the service: each answer is held back until it is let go. */

import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { fetchExport } from '../data/exports.ts'
import { useRefusedSteps } from '../data/refused-steps.ts'
import { stepsOf } from '../data/steps-under-way.ts'
import {
  detail,
  freshRooms,
  JOB_ID,
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
  return { calls, held, letGo }
}

const undoButton = () => screen.getByRole('button', { name: 'Undo' }) as HTMLButtonElement
const names = (calls: ReturnType<typeof serviceStandIn>) =>
  calls.map(({ path }) => path.split('/').at(-1))
const nothingUnderWay = () =>
  waitFor(() => expect(stepsOf(JOB_ID).steps.filter(({ answer }) => answer === null)).toEqual([]))
/** Lets all go on that waits for no timer. */
const turnOfLoop = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
/** A key, and nothing behind it: what is shown then is what is shown at once. */
const press = (key: string, more: KeyboardEventInit = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more })
const undo = () => press('z', { ctrlKey: true })
const redo = () => press('z', { ctrlKey: true, shiftKey: true })

it('shows what is decided with the key, and leads to what is open', async () => {
  const { calls, letGo } = slowService()
  await openRoom()
  press('a')
  expect(row(/Prompt injection.*Confirmed/)).toBeTruthy()
  expect(selectedRow().textContent).toContain('Credit card')
  press('a')
  expect(row(/Credit card.*Confirmed/)).toBeTruthy()
  expect(selectedRow().textContent).toContain('Email')
  expect(said()).toContain('2 left')
  expect(calls).toEqual([])
  await letGo()
  await letGo()
  await nothingUnderWay()
  expect(calls.map(({ body }) => body)).toEqual([
    { findings: [0], status: 'confirmed', revision: 0 },
    { findings: [1], status: 'confirmed', revision: 1 },
  ])
  expect(row(/Prompt injection.*Confirmed/)).toBeTruthy()
  expect(row(/Credit card.*Confirmed/)).toBeTruthy()
})

it('takes back and does again at once what is not answered yet', async () => {
  const { calls, letGo } = slowService()
  await openRoom()
  press('a')
  undo()
  expect(row(/Prompt injection.*Open/)).toBe(selectedRow())
  expect(said()).toBe('Undone: Confirmed')
  expect(undoButton().disabled).toBe(true)
  redo()
  expect(row(/Prompt injection.*Confirmed/)).toBe(selectedRow())
  expect(said()).toBe('Done again: Confirmed')
  expect(undoButton().disabled).toBe(false)
  for (let step = 0; step < 3; step++) await letGo()
  await nothingUnderWay()
  expect(names(calls)).toEqual(['judgements', 'undo', 'redo'])
  expect(calls.map(({ body }) => body.revision)).toEqual([0, 1, 2])
})

it('hears Undo between the answer and the document with it, and shows the decision all the while', async () => {
  const { calls, held, letGo } = slowService()
  await openRoom()
  press('a')
  await waitFor(() => expect(held).toHaveLength(1))
  // As in a browser: a step is drawn as soon as it is told of, a document by a timer, which is held back here.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  held.shift()?.()
  for (let turns = 0; turns < 50; turns++) await turnOfLoop()
  const shown = row(/Prompt injection/).textContent
  const [key, ctrlKey, bubbles] = ['z', true, true]
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, bubbles }))
  vi.runAllTimers()
  vi.useRealTimers()
  await letGo()
  await nothingUnderWay()
  expect(shown).toContain('Confirmed')
  expect(names(calls)).toEqual(['judgements', 'undo'])
  await waitFor(() => expect(row(/Prompt injection.*Open/)).toBeTruthy())
})

it('shows what taking back an answered decision comes to, and calls nobody back who went on', async () => {
  const { calls, letGo } = slowService()
  await openRoom()
  press('a')
  await letGo()
  await nothingUnderWay()
  undo()
  expect(row(/Prompt injection.*Open/)).toBe(selectedRow())
  press('j')
  expect(selectedRow().textContent).toContain('Credit card')
  await letGo()
  await nothingUnderWay()
  expect(calls).toHaveLength(2)
  expect(selectedRow().textContent).toContain('Credit card')
})

it('is open again once it is refused, and what was decided behind it is not', async () => {
  const { calls, letGo } = slowService({ status: 400, code: 'INVALID_REQUEST', times: 1 })
  await openRoom()
  press('a')
  press('a')
  expect(row(/Prompt injection.*Confirmed/)).toBeTruthy()
  await letGo()
  await waitFor(() => expect(row(/Prompt injection.*Open/)).toBe(selectedRow()))
  expect(detail().getByText('This step was not taken')).toBeTruthy()
  expect(row(/Credit card.*Confirmed/)).toBeTruthy()
  await letGo()
  await nothingUnderWay()
  expect(calls).toHaveLength(2)
  expect(row(/Credit card.*Confirmed/)).toBeTruthy()
})

it('sends no undo of a decision that was refused: the service would take back the one before', async () => {
  const { calls, letGo } = slowService({ status: 500, code: 'INTERNAL', times: 1 })
  await openRoom()
  press('a')
  undo()
  press('j')
  press('a')
  await letGo()
  await letGo()
  await nothingUnderWay()
  expect(names(calls)).toEqual(['judgements', 'judgements'])
  expect(row(/Prompt injection.*Open/)).toBeTruthy()
  expect(row(/Credit card.*Confirmed/)).toBeTruthy()
  // As was wanted: there is nothing to tell.
  expect(screen.queryByText('This step was not taken')).toBeNull()
})

it('shows steps under way to who comes back to the scan, and sends them as what was known then', async () => {
  const { calls, letGo } = slowService()
  const { router } = await openRoom()
  press('a')
  await act(() => router.navigate({ to: '/' }))
  await act(() => router.navigate({ to: '/review/$jobId', params: { jobId: JOB_ID } }))
  await waitFor(() => expect(row(/Prompt injection.*Confirmed/)).toBeTruthy())
  undo()
  expect(row(/Prompt injection.*Open/)).toBeTruthy()
  await letGo()
  await letGo()
  await nothingUnderWay()
  expect(calls.map(({ body }) => body.revision)).toEqual([0, 1])
  expect(useRefusedSteps.getState().scans).toEqual([])
  expect(row(/Prompt injection.*Open/)).toBeTruthy()
})

it('leads nobody away from a note that is being written, and tells of the refused decision once it is kept', async () => {
  const { calls, letGo } = slowService({ status: 500, code: 'INTERNAL', times: 1 })
  const { user } = await openRoom()
  press('a')
  await user.keyboard('n')
  await user.keyboard('ask the b')
  await letGo()
  await waitFor(() => expect(row(/Prompt injection.*Open/)).toBeTruthy())
  await user.keyboard('ank')
  expect(selectedRow().textContent).toContain('Credit card')
  expect(screen.queryByText('This step was not taken')).toBeNull()
  await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(row(/Prompt injection.*Open/)).toBe(selectedRow()))
  expect(detail().getByText('This step was not taken')).toBeTruthy()
  await letGo()
  await nothingUnderWay()
  expect(calls.at(-1)?.body).toMatchObject({ findings: [1], note: 'ask the bank' })
})

it('hands out no copy before all that was decided is taken', async () => {
  const { calls, letGo } = slowService()
  await openRoom()
  press('a')
  press('a')
  const copy = fetchExport(JOB_ID, { format: 'json' })
  await letGo()
  await letGo()
  await letGo()
  await copy
  expect(names(calls)).toEqual(['judgements', 'judgements', 'export'])
})
