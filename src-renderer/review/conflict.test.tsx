// @vitest-environment happy-dom
/** Two windows decide the same: the slower one is told what the other said, and asked which holds. */

import { focusManager } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { afterAll, describe, expect, it, vi } from 'vitest'
import type { ReviewChanges } from '../../src-shared/workspace/judging.ts'
import { WORKSPACE_ROUTES } from '../../src-shared/workspace/routes.ts'
import { isAlone, type ReviewStep } from '../data/review-step.ts'
import {
  DOCUMENT,
  detail,
  freshRooms,
  JOB_ID,
  openRoom,
  row,
  said,
  selectedRow,
  serviceStandIn,
} from '../testing/judging-room.tsx'
import { judgement } from '../testing/review-document.ts'

const CONFLICT = { status: 409, code: 'REVIEW_CONFLICT', times: 1 } as const
const THEIRS = judgement({
  status: 'dismissed',
  reason: 'test_data',
  note: 'from the manual',
  by: 'bob',
})

const question = () => detail().findByRole('alert')

freshRooms()

describe('a decision that another window forestalled', () => {
  it('is told with what that one said, in words alone, and decides nothing by another key', async () => {
    const calls = serviceStandIn({ ...CONFLICT, meanwhile: { 0: THEIRS } })
    const { user } = await openRoom()
    await user.keyboard('a')
    const { textContent } = await question()
    expect(textContent).toContain('Another window decided first: yours was not saved')
    expect(textContent).toMatch(/Other windowDismissed: test data \(bob, .*Note: from the manual/)
    expect(textContent).toContain('This windowConfirmed')
    expect(textContent).not.toMatch(/REVIEW_CONFLICT|Request/)
    expect(row(/Prompt injection.*Dismissed$/)).toBeTruthy()
    expect(selectedRow().textContent).toContain('injection')
    // Nobody hears that it was confirmed, and whoever goes through by keys overwrites nothing unread.
    expect(screen.queryByText(/^Confirmed, /)).toBeNull()
    await user.keyboard('a')
    expect(said()).toMatch(/keep that decision, or replace it$/)
    expect(calls).toHaveLength(1)
    expect(detail().queryByRole('button', { name: /^Confirm/ })).toBeNull()
  })

  it('is left as the other window said, and the review goes on', async () => {
    const calls = serviceStandIn({ ...CONFLICT, meanwhile: { 0: THEIRS } })
    const { user } = await openRoom()
    await user.keyboard('a')
    await question()
    // The button that changes nothing has the focus.
    await user.keyboard('{Enter}')
    await waitFor(() => expect(selectedRow().textContent).toContain('Credit card'))
    expect(calls).toHaveLength(1)
    expect(screen.queryByRole('alert')).toBeNull()
    expect(row(/Prompt injection.*Dismissed$/)).toBeTruthy()
  })

  it('replaces what the other window said where that is wanted', async () => {
    const calls = serviceStandIn({ ...CONFLICT, meanwhile: { 0: THEIRS } })
    const { user } = await openRoom()
    await user.keyboard('a')
    await question()
    await user.click(detail().getByRole('button', { name: 'Replace it with yours' }))
    await waitFor(() => expect(row(/Prompt injection.*Confirmed$/)).toBeTruthy())
    expect(calls[1]?.body).toEqual({ findings: [0], status: 'confirmed', revision: 1 })
    expect(selectedRow().textContent).toContain('Credit card')
  })

  it('asks nothing where both said the same', async () => {
    serviceStandIn({ ...CONFLICT, meanwhile: { 0: judgement({ by: 'bob' }) } })
    const { user } = await openRoom()
    await user.keyboard('a')
    await waitFor(() => expect(row(/Prompt injection.*Confirmed$/)).toBeTruthy())
    expect(selectedRow().textContent).toContain('Credit card')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('asks at its own finding alone, until that is answered, also after more was decided', async () => {
    serviceStandIn({ ...CONFLICT, meanwhile: { 0: null } })
    const { user } = await openRoom()
    await user.keyboard('a')
    expect((await question()).textContent).toContain('Other windowOpen')
    await user.keyboard('ja')
    await waitFor(() => expect(row(/Credit card.*Confirmed$/)).toBeTruthy())
    await user.keyboard('k')
    await waitFor(() => expect(selectedRow().textContent).toContain('Credit card'))
    expect(screen.queryByRole('alert')).toBeNull()
    await user.keyboard('k')
    await question()
  })

  it('asks still after a note was written at it', async () => {
    serviceStandIn({ ...CONFLICT, meanwhile: { 0: THEIRS } })
    const { user } = await openRoom()
    await user.keyboard('a')
    await question()
    await user.type(
      detail().getByRole('textbox', { name: 'Note' }),
      ', ask the ward{Control>}{Enter}{/Control}',
    )
    await waitFor(() => expect(said()).toBe('Note kept'))
    await question()
  })

  it('asks where it was decided, also where nothing was selected', async () => {
    serviceStandIn({ ...CONFLICT, meanwhile: { 1: THEIRS } })
    const { user } = await openRoom('')
    await user.click(screen.getByRole('button', { name: /^Filter/ }))
    await user.click(await screen.findByRole('button', { name: 'Confirm all 4…' }))
    await user.click(await screen.findByRole('button', { name: 'Confirm 4' }))
    await user.keyboard('{Escape}')
    expect((await question()).textContent).toContain('1 of these 4')
    expect(selectedRow().textContent).toContain('Credit card')
  })

  it('is counted among many, of which the rest can be decided', async () => {
    const calls = serviceStandIn({ ...CONFLICT, meanwhile: { 1: THEIRS } })
    const { user } = await openRoom()
    await user.click(screen.getByRole('button', { name: /^Filter/ }))
    await user.click(await screen.findByRole('button', { name: 'Confirm all 4…' }))
    await user.click(await screen.findByRole('button', { name: 'Confirm 4' }))
    await user.keyboard('{Escape}')
    const { textContent } = await question()
    expect(textContent).toContain('Another window decided 1 of these 4 first')
    await user.click(detail().getByRole('button', { name: 'Keep that one, decide the other 3' }))
    await waitFor(() => expect(calls).toHaveLength(2))
    expect(calls[1]?.body).toMatchObject({ findings: [0, 2, 3], status: 'confirmed' })
    expect(row(/Credit card.*Dismissed$/)).toBeTruthy()
  })
})

describe('steps that wait behind another', () => {
  /** Holds what the service answers until it is let go. */
  function heldBack() {
    const held = Promise.withResolvers<void>()
    const answer = fetch
    vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
      await held.promise
      return answer(path, init)
    })
    return held.resolve
  }

  it('are sent with what their reviewer has seen, and each is asked about by itself', async () => {
    const calls = serviceStandIn({ ...CONFLICT, times: 2, meanwhile: { 0: THEIRS, 1: THEIRS } })
    const letGo = heldBack()
    const { user } = await openRoom()
    await user.keyboard('aa')
    letGo()
    await waitFor(() => expect(selectedRow().textContent).toContain('Credit card'))
    await question()
    // Of what came with the first refusal nobody knew when the second step was taken.
    expect(calls.map(({ body }) => body)).toEqual([
      { findings: [0], status: 'confirmed', revision: 0 },
      { findings: [1], status: 'confirmed', revision: 0 },
    ])
    await user.click(detail().getByRole('button', { name: 'Replace it with yours' }))
    await waitFor(() => expect(selectedRow().textContent).toContain('injection'))
    expect((await question()).textContent).toContain('Dismissed: test data')
    expect(document.activeElement?.textContent).toBe('Keep that decision')
    expect(calls[2]?.body).toEqual({ findings: [1], status: 'confirmed', revision: 2 })
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(calls).toHaveLength(3)
  })

  it('are not sent as if what came along with the one before had been read', () => {
    const [attack, card] = DOCUMENT.findings.map(({ fingerprint }) => ({
      fingerprint,
      judgement: THEIRS,
    }))
    const step: ReviewStep = { kind: 'judge', findings: [0], status: 'confirmed' }
    const changes = (...list: (typeof attack)[]) =>
      ({ revision: 1, undo: null, redo: null, changes: list }) as ReviewChanges
    expect(isAlone(step, DOCUMENT, changes(attack))).toBe(true)
    expect(isAlone(step, DOCUMENT, changes(attack, card))).toBe(false)
    expect(isAlone({ kind: 'undo' }, DOCUMENT, changes(attack, card))).toBe(true)
  })

  it('follow those of this window, which nobody has to read', async () => {
    const calls = serviceStandIn()
    const letGo = heldBack()
    const { user } = await openRoom()
    await user.keyboard('aa')
    letGo()
    await waitFor(() => expect(row(/Credit card.*Confirmed$/)).toBeTruthy())
    expect(calls.map(({ body }) => body.revision)).toEqual([0, 1])
  })

  it('do not hide why the one before them was refused', async () => {
    serviceStandIn({ status: 500, code: 'INTERNAL', times: 1 })
    const letGo = heldBack()
    const { user } = await openRoom()
    await user.keyboard('aa')
    letGo()
    await waitFor(() => expect(row(/Credit card.*Confirmed$/)).toBeTruthy())
    expect(row(/Prompt injection.*Open$/)).toBeTruthy()
    await question()
    expect(selectedRow().textContent).toContain('injection')
  })
})

/** A service that knows what another window decided since this one looked. */
function decidedElsewhere() {
  const changes = [{ fingerprint: DOCUMENT.findings[0]?.fingerprint, judgement: THEIRS }]
  return serviceStandIn(undefined, {
    [`${WORKSPACE_ROUTES.review(JOB_ID)}?since=0`]: {
      revision: 7,
      undo: null,
      redo: null,
      changes,
    },
  })
}

it('shows what another window decided once this one is come back to, before anything is asked', async () => {
  const calls = decidedElsewhere()
  const { user } = await openRoom()
  expect(row(/Prompt injection.*Open$/)).toBeTruthy()
  act(() => focusManager.setFocused(false))
  act(() => focusManager.setFocused(true))
  await waitFor(() => expect(row(/Prompt injection.*Dismissed$/)).toBeTruthy())
  await user.keyboard('a')
  await waitFor(() => expect(calls.at(-1)?.body).toMatchObject({ revision: 7 }))
  focusManager.setFocused(undefined)
})

describe('a step of another window', () => {
  const other = new BroadcastChannel('assay.steps')
  afterAll(() => other.close())

  it('is shown while this one only stands beside it', async () => {
    const isFocused = vi.spyOn(document, 'hasFocus').mockReturnValue(false)
    decidedElsewhere()
    await openRoom()
    expect(row(/Prompt injection.*Open$/)).toBeTruthy()
    other.postMessage('another window')
    await waitFor(() => expect(row(/Prompt injection.*Dismissed$/)).toBeTruthy())
    isFocused.mockRestore()
  })

  it('changes nothing below a hand that is about to decide', async () => {
    const isFocused = vi.spyOn(document, 'hasFocus').mockReturnValue(true)
    const calls = decidedElsewhere()
    await openRoom()
    isFocused.mockClear()
    other.postMessage('another window')
    // It was heard once this window has asked whether it has the focus.
    await waitFor(() => expect(isFocused).toHaveBeenCalled())
    expect(calls).toEqual([])
    expect(row(/Prompt injection.*Open$/)).toBeTruthy()
    isFocused.mockRestore()
  })

  it('is told to the others by the window that took it', async () => {
    const heard = new Promise((resolve) => {
      other.onmessage = resolve
    })
    serviceStandIn()
    const { user } = await openRoom()
    await user.keyboard('a')
    expect(await heard).toBeTruthy()
  })
})
