// @vitest-environment happy-dom
/** Dismissing everything like a decision, and one step for a whole list; the service is a stand-in. */

import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { SuppressionPreview } from '../../src-shared/workspace/judging.ts'
import { WORKSPACE_ROUTES } from '../../src-shared/workspace/routes.ts'
import { DOCUMENT, freshRooms, JOB_ID, openRoom, serviceStandIn } from '../testing/judging-room.tsx'

const PREVIEW: SuppressionPreview = {
  documents: [
    { job_id: JOB_ID, source: 'offer.pdf', findings: 2 },
    { job_id: 'job_2', source: '\u202e<img src=x onerror=alert(1)>', findings: 1 },
  ],
  findings: 3,
  complete: false,
}
const previewAnswer = { [WORKSPACE_ROUTES.suppressionPreview(JOB_ID)]: PREVIEW }
const dialog = () => within(screen.getByRole('dialog'))

freshRooms()
afterEach(() => vi.useRealTimers())

it('asks how far, tells what that is today, and keeps reason, note and end', async () => {
  const calls = serviceStandIn(undefined, previewAnswer)
  const { user } = await openRoom()
  await user.keyboard('s')
  expect(await dialog().findByText('3 open findings in 2 documents.')).toBeTruthy()
  expect(dialog().getByText(/There are more documents/)).toBeTruthy()
  // Hostile names are named, not obeyed.
  expect(dialog().getByText(/‹U\+202E›<img src=x/)).toBeTruthy()
  expect(document.querySelector('img')).toBeNull()

  const send = dialog().getByRole('button', { name: 'Choose a reason' })
  expect(send).toHaveProperty('disabled', true)
  await user.click(dialog().getByRole('radio', { name: /^Always/ }))
  await waitFor(() => expect(calls.at(-1)?.body).toMatchObject({ scope: 'always' }))
  await user.click(dialog().getByRole('radio', { name: 'Test data' }))
  await user.type(dialog().getByRole('textbox', { name: 'Note' }), 'from the manual')
  await user.click(dialog().getByRole('radio', { name: 'In 30 days' }))
  const before = Date.now()
  await user.click(dialog().getByRole('button', { name: 'Dismiss all like this' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const { path, body } = calls.at(-1) ?? { path: '', body: {} }
  expect(path).toBe(WORKSPACE_ROUTES.suppress(JOB_ID))
  expect(body).toMatchObject({
    group: DOCUMENT.groups[0]?.id,
    scope: 'always',
    reason: 'test_data',
    note: 'from the manual',
    revision: 0,
  })
  const days = (Number(body.expires_at) - before) / 86_400_000
  expect(Math.round(days)).toBe(30)
  expect(screen.getByRole('option', { name: /Prompt injection.*Dismissed$/ })).toBeTruthy()
})

it('needs a note where the reason is another, and can be left', async () => {
  const calls = serviceStandIn(undefined, previewAnswer)
  const { user } = await openRoom()
  await user.keyboard('s')
  await user.click(await dialog().findByRole('radio', { name: 'Other' }))
  const send = dialog().getByRole('button', { name: 'Dismiss all like this' })
  expect(send).toHaveProperty('disabled', true)
  await user.type(dialog().getByRole('textbox', { name: /^Note \(needed/ }), 'x')
  expect(send).toHaveProperty('disabled', false)
  // Its letters are no commands of the room behind it.
  await user.keyboard('a{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(calls.every(({ path }) => path.endsWith('/preview'))).toBe(true)
})

it('has no end where it holds for this scan alone', async () => {
  const calls = serviceStandIn(undefined, previewAnswer)
  const { user } = await openRoom()
  await user.keyboard('s')
  await user.click(await dialog().findByRole('radio', { name: 'Test data' }))
  expect(dialog().queryByText(/later scans/)).toBeNull()
  expect(dialog().queryByRole('radiogroup', { name: 'Ends' })).toBeNull()
  await user.click(dialog().getByRole('radio', { name: /^This source/ }))
  expect(dialog().getByText(/later scans/)).toBeTruthy()
  expect(dialog().getByRole('radiogroup', { name: 'Ends' })).toBeTruthy()
  await user.click(dialog().getByRole('radio', { name: /^This document/ }))
  await user.click(dialog().getByRole('button', { name: 'Dismiss all like this' }))
  await waitFor(() =>
    expect(calls.at(-1)?.body).toMatchObject({ scope: 'document', expires_at: null }),
  )
})

it('says why it was refused, and stays open', async () => {
  serviceStandIn({ status: 422, code: 'INVALID_INPUT' }, previewAnswer)
  const { user } = await openRoom()
  await user.keyboard('s')
  await user.click(await dialog().findByRole('radio', { name: 'False positive' }))
  await user.click(dialog().getByRole('button', { name: 'Dismiss all like this' }))
  expect(await dialog().findByRole('alert')).toBeTruthy()
})

it('confirms what a filter lets through, its number told first', async () => {
  const calls = serviceStandIn()
  const { user } = await openRoom('?category=pii')
  await user.click(screen.getByRole('button', { name: '1 filter' }))
  await user.click(await screen.findByRole('button', { name: 'Confirm all 3…' }))
  const ask = within(screen.getByRole('region', { name: 'Confirm 3 decisions?' }))
  expect(ask.getByText(/^All 3 open decisions/)).toBeTruthy()
  expect(calls).toEqual([])
  await user.click(ask.getByRole('button', { name: 'Confirm 3' }))
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(calls[0]?.body).toEqual({ findings: [1, 2, 3], status: 'confirmed', revision: 0 })
})
